import type { Photo } from '@contract/photos';
import { ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { late, preparing } from '../../shared/late';
import { useSignedPath } from '../../shared/photos/signed-path';
import { useTexts } from '../../shared/texts';
import { withTexts } from '../../shared/texts/first';
import { usePhotosAt } from './photos.store';

const PhotoView = late(async () => (await withTexts(import('./photo-view'))).PhotoView);

const ROW = 'flex flex-wrap gap-2';
/** On a line of their own, at most as wide as the question's words. */
const ABOVE_WORDS = `${ROW} ml-[30%] w-[70%] justify-end`;
const BOX = 'grid shrink-0 place-items-center overflow-hidden rounded-[16px] bg-sunk text-faint';

/** In pixels: one alone is larger; several are squares. */
const ALONE = 240;
const AMONG = 112;

const sizeOf = ({ width, height }: Photo, all: number): { width: number; height: number } => {
  if (all > 1) return { width: AMONG, height: AMONG };
  const scale = Math.min(1, ALONE / Math.max(width, height));
  return { width: Math.max(44, width * scale), height: Math.max(44, height * scale) };
};

const Thumbnail = ({
  photo,
  place,
  all,
  onOpen,
}: {
  photo: Photo;
  place: number;
  all: number;
  onOpen: () => void;
}) => {
  const { photos } = useTexts();
  const { path, onError } = useSignedPath(photo.thumbnailUrl);
  const size = sizeOf(photo, all);
  return (
    <button
      type="button"
      aria-label={photos.show(place, all)}
      onClick={onOpen}
      {...preparing(PhotoView)}
      className={BOX}
      style={size}
    >
      {path === null ? (
        <ImageOff aria-hidden className="size-6" />
      ) : (
        <img
          src={path}
          alt={photos.sent(place, all)}
          {...size}
          onError={onError}
          className="size-full object-cover"
        />
      )}
    </button>
  );
};

/** Photos of a stored question, as wide as in its bubble or as the space allows. */
export const SentPhotos = ({ photos, wide }: { photos: readonly Photo[]; wide?: boolean }) => {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <div className={wide ? ROW : ABOVE_WORDS}>
        {photos.map((photo, index) => (
          <Thumbnail
            key={photo.id}
            photo={photo}
            place={index + 1}
            all={photos.length}
            onOpen={() => setShown(index)}
          />
        ))}
      </div>
      {shown !== null && (
        <PhotoView
          photos={photos}
          shown={shown}
          onShow={setShown}
          onFailed={() => setShown(null)}
        />
      )}
    </>
  );
};

/** Photos of a question being sent, in the space that they will take. */
export const LeavingPhotos = ({ clientId }: { clientId: string }) => {
  const { photos: texts } = useTexts();
  const list = usePhotosAt(clientId);
  if (list.length === 0) return null;
  const alone = list[0]?.photo;
  return (
    <div className={ABOVE_WORDS}>
      {list.map(({ key, preview, photo, state }, index) => {
        const size = alone ? sizeOf(alone, list.length) : { width: AMONG, height: AMONG };
        const shown = preview ?? photo?.thumbnailUrl;
        return (
          <span key={key} className={BOX} style={size}>
            {shown === undefined ? (
              <ImageIcon aria-hidden className="size-6" />
            ) : (
              <img
                src={shown}
                alt={texts.sent(index + 1, list.length)}
                {...size}
                className={`size-full object-cover ${state === 'stored' ? '' : 'opacity-60'}`}
              />
            )}
          </span>
        );
      })}
    </div>
  );
};
