import { ImageIcon, RotateCw, X } from 'lucide-react';
import { focusComposer } from '../composer/focus-composer';
import { useOnline } from '../../shared/use-online';
import { failureText, isFinalFailure } from '../../shared/photos/photo-failure';
import { useTexts } from '../../shared/texts';
import { leaveFocus } from '../../shared/ui/retry-card';
import { usePhotosAt, type Attachment } from './photos.store';
import { canRetry, detach, retry } from './uploads';

/** The upload progress of a photo, as a ring. */
const Progress = ({ part, label }: { part: number; label: string }) => (
  <span
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(part * 100)}
    className="absolute inset-0 grid place-items-center bg-veil"
  >
    <svg aria-hidden viewBox="0 0 36 36" className="size-9 -rotate-90 fill-none stroke-3">
      <circle cx="18" cy="18" r="14" className="stroke-white/35" />
      <circle
        cx="18"
        cy="18"
        r="14"
        pathLength={100}
        strokeDasharray={`${Math.max(4, part * 100)} 100`}
        strokeLinecap="round"
        className="stroke-white"
      />
    </svg>
  </span>
);

const Retry = ({ photoKey, place }: { photoKey: string; place: number }) => {
  const { photos } = useTexts();
  return (
    <button
      ref={leaveFocus}
      type="button"
      aria-label={photos.retry(place)}
      title={photos.retry(place)}
      onClick={() => retry(photoKey)}
      className="absolute inset-0 grid place-items-center bg-veil text-white"
    >
      <RotateCw aria-hidden className="size-6" />
    </button>
  );
};

const Tile = ({ photo, place }: { photo: Attachment; place: number }) => {
  const { photos } = useTexts();
  const { key, preview, state, progress, failure } = photo;
  const shown = preview ?? photo.photo?.thumbnailUrl ?? null;
  const mayRetry = failure !== null && !isFinalFailure(failure) && canRetry(key);
  return (
    <li className="relative shrink-0">
      <span
        className={`relative grid size-[72px] place-items-center overflow-hidden rounded-[14px] bg-sunk text-faint ${state === 'failed' ? 'ring-2 ring-red' : ''}`}
      >
        {shown === null ? (
          <ImageIcon aria-hidden className="size-6" />
        ) : (
          <img
            src={shown}
            alt={photos.one(place)}
            width={72}
            height={72}
            className="size-full object-cover"
          />
        )}
        {(state === 'sending' || state === 'waiting') && (
          <Progress part={progress} label={photos.goingUp(place)} />
        )}
        {state === 'failed' && mayRetry && <Retry photoKey={key} place={place} />}
      </span>
      <button
        type="button"
        aria-label={photos.remove(place)}
        title={photos.remove(place)}
        onClick={() => {
          detach(photo);
          // On a phone, it would open the keyboard.
          if (window.matchMedia('(pointer: fine)').matches) focusComposer();
        }}
        className="absolute -top-[14px] -right-[14px] grid size-[44px] place-items-center"
      >
        <span className="grid size-[24px] place-items-center rounded-full border-2 border-card bg-ink text-ground">
          <X aria-hidden className="size-[14px]" />
        </span>
      </button>
    </li>
  );
};

/** Photos of the question being written; on a phone, a single row leaves room to read. */
export const PhotoTray = ({ sessionId, hasWords }: { sessionId: number; hasWords: boolean }) => {
  const texts = useTexts();
  const list = usePhotosAt(sessionId);
  const online = useOnline();
  if (list.length === 0) return null;
  const failure = list.find(({ state }) => state === 'failed')?.failure;
  const waits = !online && list.some(({ state }) => state === 'waiting');
  const hint = hasWords ? '' : texts.photos.addWords;
  const said = failure ? failureText(failure, texts) : waits ? texts.photos.waiting : hint;
  return (
    <div className="w-full px-[10px] pt-[10px] pb-1">
      <ul
        aria-label={texts.photos.list}
        className="flex flex-wrap gap-x-[16px] gap-y-[14px] max-sm:-mt-[14px] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:pt-[14px] max-sm:pr-[14px]"
      >
        {list.map((photo, index) => (
          <Tile key={photo.key} photo={photo} place={index + 1} />
        ))}
      </ul>
      <p
        role="status"
        className={`mt-2 min-h-5 text-[0.8125rem] leading-5 ${failure ? 'font-medium text-red' : 'text-soft'}`}
      >
        {said}
      </p>
    </div>
  );
};
