import { LANGUAGES, type Language } from '@contract/languages';
import { LISTED_PAGES, PAGES, type PageName } from '@contract/pages';
import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { chat } from '../shared/texts/en/chat';
import { descriptions as english } from '../shared/texts/en/descriptions';
import { currentFirstTexts, loadTexts } from '../shared/texts/first';
import { descriptions as italian } from '../shared/texts/it/descriptions';
import { usePreferences } from '../shared/preferences.store';
import { ChatShell } from './page-fallbacks';
import { routes } from './routes';

interface PrerenderedPage {
  /** What its HTML holds: the whole home page, the frame of a chat, or nothing. */
  kind: 'home' | 'chat' | 'other';
  language: Language;
  page: PageName | 'notFound';
  title: string;
  description: string;
  /** The canonical path; null keeps the page out of search engines. */
  path: string | null;
  /** The HTML shown before the code arrives. */
  content: string;
}

const CHAT_PAGES: readonly string[] = ['chat', 'simpleChat', 'oldChat', 'chatSession'];
const kindOf = (page: PrerenderedPage['page']): PrerenderedPage['kind'] =>
  page === 'home' ? 'home' : CHAT_PAGES.includes(page) ? 'chat' : 'other';

const DESCRIPTIONS = { en: english, it: italian };
const isListed = (page: PrerenderedPage['page']): page is (typeof LISTED_PAGES)[number] =>
  LISTED_PAGES.some((listed) => listed === page);

/** The whole home page, which can be read before its code arrives. */
const renderHome = async (): Promise<string> => {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(PAGES.home, 'http://localhost')));
  if (context instanceof Response) throw new Error('The home page leads elsewhere');
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // No streaming chunks: an inline script would have to move them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};

const renderShell = async (): Promise<string> => {
  const { prelude } = await prerender(<ChatShell hint={chat.gate.loadingHint} />);
  return new Response(prelude).text();
};

const renderIn = async (language: Language): Promise<PrerenderedPage[]> => {
  await loadTexts(language);
  // During server rendering, components read the stores' initial state.
  usePreferences.getInitialState().language = language;
  usePreferences.setState({ language });
  const { titles, name } = currentFirstTexts().common;
  const contents = { home: await renderHome(), chat: await renderShell(), other: '' };
  return (Object.keys(titles) as PrerenderedPage['page'][]).map((page) => ({
    kind: kindOf(page),
    language,
    page,
    title: `${titles[page]} · ${name}`,
    description: DESCRIPTIONS[language][page],
    path: isListed(page) ? PAGES[page] : null,
    content: contents[kindOf(page)],
  }));
};

/** Renders every page in every language, one language at a time, as they share the stores. */
export const writePages = async (): Promise<PrerenderedPage[]> => {
  const pages: PrerenderedPage[] = [];
  for (const language of LANGUAGES) pages.push(...(await renderIn(language)));
  return pages;
};
