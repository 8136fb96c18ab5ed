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
  /** What the picture shows; null when it cannot be had. */
  path: string | null;
  onError: () => void;
}

/** A path that has ended is asked for once more. */
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
