import type { Photo } from '@contract/photos';
import { useEffect, useRef, useState } from 'react';
import { photoFailureOf, type PhotoFailure } from '../../shared/photos/photo-failure';
import { preparePhoto } from '../../shared/photos/prepare-photo';
import { uploadPhoto } from '../../shared/photos/upload-photo';

interface Progress {
  state: 'idle' | 'sending' | 'failed';
  progress: number;
  failure: PhotoFailure | null;
}

interface Going {
  controller: AbortController;
  /** Null if it failed or another choice took its place. */
  photo: Promise<Photo | null>;
}

export interface PhotoUpload extends Progress {
  send: (file: File) => void;
  /** Waits for the photo being sent: null if that fails, `undefined` if there is none. */
  finish: () => Promise<Photo | null | undefined>;
}

const IDLE: Progress = { state: 'idle', progress: 0, failure: null };

/** Sends one photo at a time; a later choice takes the place of an earlier one. */
export const usePhotoUpload = (onStored: (photo: Photo) => void): PhotoUpload => {
  const [upload, setUpload] = useState(IDLE);
  const going = useRef<Going>(null);
  useEffect(() => () => going.current?.controller.abort(), []);

  const sendOne = async (file: File, signal: AbortSignal): Promise<Photo | null> => {
    const onProgress = (progress: number): void => setUpload((now) => ({ ...now, progress }));
    try {
      const prepared = await preparePhoto(file);
      if (prepared.preview !== null) URL.revokeObjectURL(prepared.preview);
      signal.throwIfAborted();
      const photo = await uploadPhoto(prepared, { onProgress, signal });
      signal.throwIfAborted();
      setUpload(IDLE);
      onStored(photo);
      return photo;
    } catch (error) {
      if (!signal.aborted) setUpload({ ...IDLE, state: 'failed', failure: photoFailureOf(error) });
      return null;
    }
  };

  const send = (file: File): void => {
    going.current?.controller.abort();
    const controller = new AbortController();
    setUpload({ ...IDLE, state: 'sending' });
    const own = { controller, photo: sendOne(file, controller.signal) };
    going.current = own;
    void own.photo.then(() => {
      if (going.current === own) going.current = null;
    });
  };

  const finish = async (): Promise<Photo | null | undefined> => going.current?.photo;

  return { ...upload, send, finish };
};
