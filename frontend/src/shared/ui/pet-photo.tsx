import type { Pet } from '@contract/pets';
import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useSignedPath } from '../photos/signed-path';
import { Portrait } from './portrait';

export type Photographed = Partial<Pick<Pet, 'photoURL' | 'photoThumbnailURL'>>;

/** The largest size at which a thumbnail is sharp, in pixels. */
const THUMBNAIL = 160;

interface PetPhotoProps {
  /** Paths, or an object URL of a photo that is not stored yet. */
  photo: Photographed;
  seat: 'sill' | 'disc';
  size: number;
  phone?: number | undefined;
  className?: string | undefined;
  /** Shown while the photo loads, and where it fails: a portrait. */
  children: ReactNode;
}

/** The photo of a pet in the seat of its portrait. Decorative: its name stands beside it. */
const PetPhoto = ({ photo, seat, size, phone, className = '', children }: PetPhotoProps) => {
  const given = (size > THUMBNAIL ? photo.photoURL : photo.photoThumbnailURL) ?? null;
  const { path, onError } = useSignedPath(given);
  const [loaded, setLoaded] = useState<string | null>(null);
  const shown = path !== null && loaded === path ? 'pet-photo-shown' : '';
  const sizes = { '--size': `${size}px`, ...(phone && { '--phone': `${phone}px` }) };
  return (
    <span
      aria-hidden
      className={`pet-photo pet-photo-${seat} ${shown} ${className}`}
      style={sizes as CSSProperties}
    >
      {children}
      {path !== null && (
        <img
          src={path}
          alt=""
          width={size}
          height={size}
          onError={onError}
          onLoad={() => setLoaded(path)}
        />
      )}
    </span>
  );
};

type PetFaceProps = ComponentProps<typeof Portrait> & {
  pet: ComponentProps<typeof Portrait>['pet'] & Photographed;
};

/** The face of a pet: its photo, or else its portrait. */
export const PetFace = (props: PetFaceProps) => {
  const { pet, seat, size, phone, className } = props;
  if (!pet.photoURL) return <Portrait {...props} />;
  return (
    <PetPhoto photo={pet} seat={seat} size={size} phone={phone} className={className}>
      <Portrait {...props} className="" />
    </PetPhoto>
  );
};
