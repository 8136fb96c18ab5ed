import type { Photo } from '@contract/photos';
import { useEffect, useRef, useState } from 'react';
import { photoFailureOf, type PhotoFailure } from '../../shared/photos/photo-failure';
import { preparePhoto } from '../../shared/photos/prepare-photo';
import { uploadPhoto } from '../../shared/photos/upload-photo';

interface Upload {
  state: 'idle' | 'sending' | 'failed';
  progress: number;
  failure: PhotoFailure | null;
}

const IDLE: Upload = { state: 'idle', progress: 0, failure: null };

/** Sends one photo at a time; a later choice takes the place of an earlier one. */
export const usePhotoUpload = (onStored: (photo: Photo) => void) => {
  const [upload, setUpload] = useState(IDLE);
  const going = useRef<AbortController>(null);
  useEffect(() => () => going.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    going.current?.abort();
    const own = new AbortController();
    going.current = own;
    setUpload({ ...IDLE, state: 'sending' });
    try {
      const prepared = await preparePhoto(file);
      if (prepared.preview !== null) URL.revokeObjectURL(prepared.preview);
      const onProgress = (progress: number): void => setUpload((now) => ({ ...now, progress }));
      const photo = await uploadPhoto(prepared, { onProgress, signal: own.signal });
      setUpload(IDLE);
      onStored(photo);
    } catch (error) {
      if (going.current !== own) return;
      setUpload({ ...IDLE, state: 'failed', failure: photoFailureOf(error) });
    }
  };
  return { ...upload, send };
};
