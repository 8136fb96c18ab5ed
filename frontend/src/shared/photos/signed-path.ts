import type { Photo } from '@contract/photos';
import { useState } from 'react';
import { api } from '../api';

const idOf = (path: string): string | undefined => /^\/api\/photos\/(\d+)\//.exec(path)?.[1];

const renew = async (path: string): Promise<string | null> => {
  const id = idOf(path);
  if (id === undefined) return null;
  const photo = await api.get<Photo>(`/api/photos/${id}`).catch(() => null);
  return photo && (path.includes('size=thumb') ? photo.thumbnailUrl : photo.url);
};

interface SignedPath {
  /** The path to show; null if there is none to be had. */
  path: string | null;
  onError: () => void;
}

/** Asks for a new path once if the given one fails, as it may have expired. */
export const useSignedPath = (given: string | null): SignedPath => {
  const [fresh, setFresh] = useState<{ of: string; path: string | null }>();
  const path = fresh?.of === given ? fresh.path : given;
  const onError = (): void => {
    if (given === null || path === null) return;
    if (fresh?.of === given) {
      setFresh({ of: given, path: null });
      return;
    }
    setFresh({ of: given, path: given });
    void renew(given).then((next) => setFresh({ of: given, path: next === given ? null : next }));
  };
  return { path, onError };
};
