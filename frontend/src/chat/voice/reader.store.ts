import { LOCALES, type Language } from '@contract/languages';
import { create } from 'zustand';
import { sentences } from './sentences';

/** Uses the browser's own voices; nothing leaves the device but what these need. */
export const canSpeak = (): boolean =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

interface Reading {
  messageId: number;
  language: Language;
  pieces: readonly string[];
  /** The piece being read, or where reading resumes. */
  at: number;
}

interface ReaderStore {
  reading: Reading | null;
  paused: boolean;
  /** Whether the browser failed to read it. */
  failed: boolean;
  read: (answer: { messageId: number; text: string; language: Language }) => void;
  pause: () => void;
  goOn: () => void;
  stop: () => void;
}

/** Prefers a voice on the device to one from the network. */
const voiceOf = (language: Language): SpeechSynthesisVoice | undefined => {
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return own.find(({ localService }) => localService) ?? own[0];
};

/** Holds utterances while they are spoken: browsers report no end for a garbage-collected one. */
const spoken = new Set<SpeechSynthesisUtterance>();

const say = (text: string, language: Language): Promise<void> =>
  new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = voiceOf(language);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? LOCALES[language];
    utterance.onend = () => {
      spoken.delete(utterance);
      resolve();
    };
    utterance.onerror = ({ error }) => reject(new Error(error));
    spoken.add(utterance);
    speechSynthesis.speak(utterance);
  });

export const useReader = create<ReaderStore>()((set, get) => {
  /** The number of the newest call: reports from older ones are ignored. */
  let turn = 0;

  const silence = (): void => {
    turn += 1;
    spoken.clear();
    if (canSpeak()) speechSynthesis.cancel();
  };

  const speakOn = async (mine: number): Promise<void> => {
    for (let reading = get().reading; reading; reading = get().reading) {
      const piece = reading.pieces[reading.at];
      if (piece === undefined) break;
      await say(piece, reading.language);
      if (mine !== turn) return;
      set({ reading: { ...reading, at: reading.at + 1 } });
    }
    set({ reading: null });
  };

  const start = (): void => {
    silence();
    const mine = turn;
    speakOn(mine).catch(() => {
      if (mine === turn) set({ reading: null, paused: false, failed: true });
    });
  };

  return {
    reading: null,
    paused: false,
    failed: false,
    read: ({ messageId, text, language }) => {
      const reading = { messageId, language, pieces: sentences(text), at: 0 };
      set({ reading, paused: false, failed: false });
      start();
    },
    // Android ends speech instead of pausing it, so resuming begins the sentence again.
    pause: () => {
      silence();
      set({ paused: true });
    },
    goOn: () => {
      set({ paused: false });
      start();
    },
    stop: () => {
      silence();
      set({ reading: null, paused: false });
    },
  };
});
