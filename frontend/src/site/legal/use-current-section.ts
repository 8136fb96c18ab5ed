import { useEffect, useState } from 'react';

/** The upper part of the window, where one reads; what ends at its very top has been read. */
const READING = '-24px 0px -65% 0px';

/** The section that is being read: the first of those in the upper part of the window. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(ids.find((id) => seen.has(id)));
      },
      { rootMargin: READING },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
