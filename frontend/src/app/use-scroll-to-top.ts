import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top; going back leaves the browser's own place. */
export const useScrollToTop = (): void => {
  const { pathname } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!back) window.scrollTo(0, 0);
  }, [pathname, back]);
};
