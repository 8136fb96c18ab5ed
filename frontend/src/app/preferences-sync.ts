import type { Language } from '@contract/languages';
import type { PreferenceChanges, Preferences, Theme } from '@contract/preferences';
import { api } from '../shared/api';
import { openChannel } from '../shared/channel';
import { usePreferences } from '../shared/preferences.store';
import { useSession } from '../shared/session.store';
import { loadTexts } from '../shared/texts/first';
import { loadSections } from '../site/home-page';

const PATH = '/api/user/preferences';

/** Changes made here that the server does not know yet. */
let unsaved: PreferenceChanges = {};
/** Set while changes from elsewhere are applied, so that they are not sent back. */
let taking = false;

/** Counts the choices made here: a read that began before the newest one is outdated. */
let choices = 0;

const send = async (): Promise<void> => {
  if (useSession.getState().user === null || Object.keys(unsaved).length === 0) return;
  const changes = unsaved;
  unsaved = {};
  try {
    await api.patch(PATH, changes);
  } catch {
    unsaved = { ...changes, ...unsaved };
  }
};

let saving = Promise.resolve();

/** Sends one request at a time: two could arrive out of order. */
const save = (): Promise<void> => (saving = saving.then(send));

/** Loads the new texts, and the current landing sections, which must hydrate before they change. */
const prepare = async (language: Language): Promise<void> => {
  await Promise.all([loadTexts(language), loadSections().catch(() => undefined)]);
};

/** Switches the page's language once its texts have loaded. */
export const showLanguage = async (language: Language): Promise<void> => {
  await prepare(language);
  usePreferences.getState().chooseLanguage(language);
};

const quietly = (change: () => void): void => {
  taking = true;
  change();
  taking = false;
};

interface Chosen {
  language: Language | null;
  theme: Theme | null;
}

/** Applies what was chosen in another tab or on another device. */
export const takePreferences = async ({ language, theme }: Chosen): Promise<void> => {
  const shown = usePreferences.getState();
  if (theme !== null && theme !== shown.theme) quietly(() => shown.chooseTheme(theme));
  if (language === null || language === shown.language) return;
  const before = choices;
  await prepare(language);
  if (choices === before) quietly(() => usePreferences.getState().chooseLanguage(language));
};

/** On a new connection: sends what was chosen here, or else applies what was chosen elsewhere. */
export const meetPreferences = async (): Promise<void> => {
  if (Object.keys(unsaved).length > 0) {
    await save();
    return;
  }
  const before = choices;
  const stored = await api.get<Preferences>(PATH);
  if (choices === before) await takePreferences(stored);
};

/** Keeps language and theme the same in all tabs, and stores them with the signed-in user. */
export const syncPreferences = (): (() => void) => {
  const tabs = openChannel('zampa.preferences');
  tabs?.addEventListener('message', ({ data }) => void takePreferences(data as Chosen));
  const stop = usePreferences.subscribe(({ language, theme }, before) => {
    const changes = {
      ...(language !== before.language && { language }),
      ...(theme !== before.theme && { theme }),
    };
    if (taking || Object.keys(changes).length === 0) return;
    choices += 1;
    tabs?.postMessage({ language, theme });
    unsaved = { ...unsaved, ...changes };
    void save();
  });
  return () => {
    stop();
    tabs?.close();
  };
};
