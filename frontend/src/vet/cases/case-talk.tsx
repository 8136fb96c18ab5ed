import type { Message } from '@contract/chat';
import type { VetCase } from '@contract/consultations';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatNearTime } from '../../shared/near-time';
import { useLanguage } from '../../shared/preferences.store';
import { alarmOf } from './alarm-of';
import { useCaseTexts } from './case-texts';

const PHOTO_PX = 112;

const Photos = ({ message }: { message: Message }) => {
  const texts = useCaseTexts();
  return (
    <span className="mt-1.5 flex flex-wrap gap-2">
      {message.photos?.map(({ id, url, thumbnailUrl }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer" className="rounded-xl">
          <img
            src={thumbnailUrl}
            alt={texts.photo(index + 1)}
            width={PHOTO_PX}
            height={PHOTO_PX}
            className="size-28 rounded-xl object-cover"
          />
        </a>
      ))}
    </span>
  );
};

const Alarm = ({ message }: { message: Message }) => {
  const texts = useCaseTexts();
  const triage = alarmOf(message);
  if (triage === null) return null;
  return (
    <p
      className={`mb-1 flex items-start gap-1.5 text-sm font-semibold ${triage.level === 'emergency' ? 'text-red' : 'text-apricot-ink'}`}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {texts.levels[triage.level]}: {triage.reasons.join(' ')}
    </p>
  );
};

const Row = ({ message }: { message: Message }) => {
  const texts = useCaseTexts();
  const language = useLanguage();
  const { role, author, content, createdAt, photos } = message;
  const isOwn = author !== undefined;
  const who = role === 'user' ? texts.owner : (author?.name ?? texts.zampa);
  const tone = isOwn ? 'bg-green-wash' : role === 'user' ? 'bg-card border border-line' : 'bg-sunk';
  return (
    <li className={`flex flex-col ${isOwn ? 'items-end' : 'items-start'}`}>
      <p className="text-sm text-soft">
        <span className="font-semibold">{who}</span>{' '}
        <time dateTime={createdAt}>{formatNearTime(createdAt, language)}</time>
      </p>
      <div
        className={`mt-1 max-w-full rounded-[16px] px-[14px] py-2.5 sm:max-w-[min(85%,60ch)] [overflow-wrap:anywhere] whitespace-pre-wrap ${tone}`}
      >
        <Alarm message={message} />
        {content}
        {photos && <Photos message={message} />}
      </div>
    </li>
  );
};

/** The conversation, oldest first, scrolled to its end. */
export const CaseTalk = ({ one }: { one: VetCase }) => {
  const texts = useCaseTexts();
  const list = useRef<HTMLDivElement>(null);
  const newest = one.messages.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <section aria-labelledby="case-talk">
      <h2 id="case-talk" className="text-lg">
        {texts.talk}
      </h2>
      <div
        ref={list}
        role="log"
        aria-labelledby="case-talk"
        tabIndex={0}
        className="mt-2 max-h-[60dvh] min-h-40 overflow-y-auto rounded-card border border-line bg-ground p-[12px] sm:p-4"
      >
        <ol className="grid grid-cols-1 gap-4">
          {one.messages.map((message) => (
            <Row key={message.id} message={message} />
          ))}
        </ol>
      </div>
    </section>
  );
};
