import { useEffect, useState } from 'react';
import { hideMailedKey, mailedKey } from '../../shared/address';

/** The key of the mailed link; also of one that is opened in this very tab. */
export const useMailedKey = (): string | null => {
  const [key, setKey] = useState(mailedKey);
  useEffect(() => {
    const arrived = (): void => {
      hideMailedKey();
      setKey(mailedKey());
    };
    window.addEventListener('hashchange', arrived);
    return () => window.removeEventListener('hashchange', arrived);
  }, []);
  return key;
};
