import type { EmergencyContact } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';

type AlarmLevel = 'emergency' | 'urgent';

interface AlarmTexts {
  /** @param name of the pet; `null` for another animal. */
  alarm: Record<AlarmLevel, (name: string | null) => string>;
  /** An alarm of an earlier message that is still open, with the call. */
  still: Record<AlarmLevel, (name: string | null) => string>;
  doNotWait: string;
  poisonLine: (lines: readonly EmergencyContact[]) => string;
  /** Before what helps now. */
  more: string;
  /** @param dont what the safety rules say about the thing that was asked for. */
  forbidden: (dont: string) => string;
  /** Before the answer to a question that has nothing to do with the alarm. */
  onYourQuestion: string;
  /** A question that is not answered while the alarm is open. */
  askTheVet: string;
  /** To a message that asks nothing. */
  tellTheVet: string;
}

const listed = (lines: readonly EmergencyContact[]): string =>
  lines.map(({ name, phone }) => `${name}, ${phone}`).join('; ');

export const ALARM_TEXTS: Record<Language, AlarmTexts> = {
  en: {
    alarm: {
      emergency: (name) =>
        name ? `**This can be an emergency for ${name}.**` : '**This can be an emergency.**',
      urgent: (name) => `**${name ?? 'This animal'} should be seen by a vet.**`,
    },
    still: {
      emergency: (name) =>
        `**This is still an emergency${name ? ` for ${name}` : ''}: call your vet or the nearest 24-hour clinic now.**`,
      urgent: (name) =>
        `**${name ?? 'This animal'} should still be seen by a vet within 24 hours: call today.**`,
    },
    doNotWait: 'No, do not wait.',
    poisonLine: (lines) => `A poison line can help as well: ${listed(lines)}.`,
    more: 'What helps now:',
    forbidden: (dont) => `No. ${dont}`,
    onYourQuestion: 'On your question:',
    askTheVet: 'Ask about that on the phone, too: a vet can judge it, I cannot from here.',
    tellTheVet: 'Tell the vet on the phone what you have just told me.',
  },
  it: {
    alarm: {
      emergency: (name) =>
        name ? `**Può essere un’emergenza per ${name}.**` : '**Può essere un’emergenza.**',
      urgent: (name) =>
        name
          ? `**Per ${name} serve una visita dal veterinario.**`
          : '**Serve una visita dal veterinario.**',
    },
    still: {
      emergency: (name) =>
        `**${name ? `Per ${name} è` : 'È'} ancora un’emergenza: chiama ora il veterinario o la clinica 24 ore più vicina.**`,
      urgent: (name) =>
        `**${name ? `Per ${name} serve` : 'Serve'} ancora una visita dal veterinario entro 24 ore: chiama oggi.**`,
    },
    doNotWait: 'No, non aspettare.',
    poisonLine: (lines) => `Può aiutare anche un centro antiveleni: ${listed(lines)}.`,
    more: 'Che cosa aiuta adesso:',
    forbidden: (dont) => `No. ${dont}`,
    onYourQuestion: 'Quanto alla tua domanda:',
    askTheVet: 'Chiedilo al telefono: un veterinario può valutarlo, io da qui no.',
    tellTheVet: 'Al telefono racconta al veterinario anche questo.',
  },
};
