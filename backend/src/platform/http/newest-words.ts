import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { pageAt } from '../../contract/pages.js';
import { sessionOf } from '../session/signed-in-user.js';
import { within } from '../within.js';
import { Html, html } from './html.js';
import type { NewestWords, NewestWordsPort, ShownChat } from './newest-words.port.js';

/** How long a page waits for its words. Milliseconds. */
const PATIENCE = 250;

const ID = /^[1-9]\d{0,14}$/;

/** The chat that an address opens, as far as the server can know; null for any other page. */
function chatAt({ path, query }: Pick<Request, 'path' | 'query'>): ShownChat | null {
  const page = pageAt(path);
  // A message that was searched for is rarely the newest.
  if ('message' in query) return null;
  if (page === 'chatSession') {
    const sessionId = path.split('/')[2] ?? '';
    return ID.test(sessionId) ? { sessionId: Number(sessionId) } : null;
  }
  if (page !== 'chat' && page !== 'simpleChat' && page !== 'oldChat') return null;
  const { petId } = query;
  if (petId === undefined) return { isLast: 'last' in query };
  return typeof petId === 'string' && ID.test(petId) ? { petId: Number(petId) } : null;
}

/** Reads the words for a page of the signed-in owner; null if there are none, or not in time. */
export class WordsOfPage {
  constructor(
    private readonly port: NewestWordsPort,
    private readonly sessions: RequestHandler[],
    private readonly cookie: string,
  ) {}

  async of(request: Request, response: Response): Promise<NewestWords | null> {
    const chat = chatAt(request);
    if (chat === null || !request.headers.cookie?.includes(`${this.cookie}=`)) return null;
    // Whatever failed, the page is sent without them: its own calls will report the error.
    const words = this.read(chat, request, response).catch(() => null);
    return within(PATIENCE, words, () => null);
  }

  private async read(chat: ShownChat, request: Request, response: Response) {
    for (const middleware of this.sessions) await promisify(middleware)(request, response);
    const { user } = sessionOf(request);
    return user ? this.port.of(user.id, chat) : null;
  }
}

const WHOLE = new Html('data-whole');

/** The words as HTML, styled by the client's `chat/newest-words.css`. */
const markup = ({ question, answer, isWhole }: NewestWords): string =>
  html`<div class="newest-words" aria-hidden="true" ${isWhole ? WHOLE : ''}>
    <div>
      <p>${question}</p>
      <div class="answer">${answer.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
    </div>
  </div> `.markup;

const encoders = {
  br: (page: string) =>
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (page: string) => promisify(gzip)(page),
};

/**
 * Sends a page with an owner's words, uncached: the back button must not show it after sign-out.
 */
export async function sendWithWords(
  request: Request,
  response: Response,
  { page, words }: { page: Buffer; words: NewestWords },
): Promise<void> {
  const whole = page.toString().replace('</body>', () => `${markup(words)}</body>`);
  response.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' });
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return void response.send(whole);
  response.set('Content-Encoding', encoding).send(await encoders[encoding](whole));
}
