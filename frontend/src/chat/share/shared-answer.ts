import type { Message, Triage } from '@contract/chat';
import type { Language } from '@contract/languages';
import { formatDay } from '../../shared/format';
import { textsIn } from '../../shared/texts';
import { plainText } from '../reply/plain-text';

/** The parts of an answer that are shared outside the chat, as plain text. */
export interface SharedAnswer {
  /** "Micia · 25 November 2026". */
  about: string;
  /** What the safety rules said about it: an answer is never shared without its alarm. */
  alarm: string[];
  text: string;
  sources: string[];
  disclaimer: string;
}

const alarmOf = ({ reasons, actions, contacts }: Triage, title: string): string[] => [
  title,
  ...reasons,
  ...actions,
  ...contacts.map(({ name, phone }) => `${name}: ${phone}`),
];

export const sharedAnswer = (
  { content, createdAt, sources = [], triage }: Message,
  petName: string,
  language: Language,
): SharedAnswer => {
  const { chat, common, chatTools } = textsIn(language);
  return {
    about: `${petName} · ${formatDay(createdAt, language)}`,
    alarm:
      triage !== undefined && triage.level !== 'routine'
        ? alarmOf(triage, chat.triage[triage.level])
        : [],
    text: plainText(content),
    sources:
      sources.length === 0
        ? []
        : [
            chatTools.share.sources,
            ...sources.map(({ title, publisher }) => `${title}, ${publisher}`),
          ],
    disclaimer: common.disclaimer,
  };
};

export const textOf = ({ about, alarm, text, sources, disclaimer }: SharedAnswer): string =>
  [`Zampa · ${about}`, alarm.join('\n'), text, sources.join('\n'), disclaimer]
    .filter((part) => part !== '')
    .join('\n\n');
