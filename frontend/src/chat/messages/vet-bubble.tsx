import type { Message, MessageAuthor } from '@contract/chat';
import { Stethoscope } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '../../shared/texts';
import { MessageTime } from './message-bubbles';
import { anchorOf } from '../search/anchor';

const VetMark = () => (
  <span
    aria-hidden
    className="hidden size-7.5 place-items-center rounded-full bg-deep text-deep-ink sm:grid"
  >
    <Stethoscope className="size-4.5" />
  </span>
);

interface VetBubbleProps {
  message: Message;
  author: MessageAuthor;
}

/** What a vet wrote: plain words, under the vet's name and mark. */
export const VetBubble = memo(({ message, author }: VetBubbleProps) => {
  const { bubble: texts } = useTexts().consultations;
  const { name, registerNumber, purpose } = author;
  return (
    <article
      id={anchorOf(message.id)}
      aria-label={`${texts.vet} ${name}`}
      tabIndex={-1}
      className="group grid grid-cols-[minmax(0,1fr)] gap-3.5 outline-none sm:grid-cols-[1.875rem_minmax(0,1fr)]"
    >
      <VetMark />
      <div className="min-w-0">
        <p className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-soft">
          <span className="font-semibold text-ink">{name}</span>
          <span className="inline-flex items-center gap-1 rounded-full bg-deep px-2 py-0.5 text-[0.75rem] leading-4 font-semibold text-deep-ink">
            <Stethoscope aria-hidden className="size-3 sm:hidden" />
            {purpose === 'advice' ? texts.advice : texts.vet}
          </span>
          <span className="text-[0.8125rem] text-faint">{texts.register(registerNumber)}</span>
          <MessageTime createdAt={message.createdAt} />
        </p>
        <div
          data-role="vet"
          className={`w-fit max-w-full rounded-[6px_20px_20px_20px] border px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap sm:max-w-[min(70%,68ch)] ${purpose === 'advice' ? 'border-green bg-green-wash' : 'border-line bg-card'}`}
        >
          {message.content}
        </div>
        {purpose === 'photos' && <p className="mt-1.5 text-sm text-soft">{texts.photos}</p>}
        {purpose === 'advice' && <p className="mt-1.5 text-sm text-soft">{texts.saved}</p>}
      </div>
    </article>
  );
});
