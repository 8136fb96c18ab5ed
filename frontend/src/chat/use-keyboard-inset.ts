import { useEffect } from 'react';

/** Tells the style how much of the page a phone's keyboard covers where it does not shrink it. */
export const useKeyboardInset = (): void => {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement;
    const measure = (): void => {
      const covered = seen.scale === 1 ? Math.max(0, window.innerHeight - seen.height) : 0;
      root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      root.style.removeProperty('--keyboard');
    };
  }, []);
};
