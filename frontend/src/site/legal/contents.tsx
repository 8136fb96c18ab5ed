import { useEffect, useState, useMemo } from 'react';
import type { LegalSection } from '../../shared/texts/legal-document';

/** The upper part of the window. */
const READING = '-24px 0px -65% 0px';

/** The section being read: the first one in the upper part of the window. */
const useCurrentSection = (ids: readonly string[]): string | undefined => {
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

interface ContentsProps {
  title: string;
  sections: readonly LegalSection[];
}

export const Contents = ({ title, sections }: ContentsProps) => {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <nav
      aria-labelledby="contents"
      className="mt-9 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="text-[1.0625rem] lg:pl-4.5">
        {title}
      </h2>
      <ul className="mt-1.5 gap-x-8 sm:columns-2 lg:mt-2.5 lg:columns-1">
        {sections.map(({ id, title: name }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center py-1.5 text-[0.9375rem] leading-snug text-green transition-colors -outline-offset-2! lg:border-l-2 lg:text-soft lg:hover:text-ink lg:border-line lg:pl-4 lg:aria-[current]:border-green lg:aria-[current]:font-medium lg:aria-[current]:text-ink lg:pointer-fine:min-h-9"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
