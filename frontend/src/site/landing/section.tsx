import type { ReactNode } from 'react';

interface SectionProps {
  /** What links in the page lead to. */
  id: string;
  title: string;
  lead?: string;
  /** The title stands left of the content where there is room. */
  beside?: boolean;
  children: ReactNode;
}

export const Section = ({ id, title, lead, beside = false, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={`mx-auto w-full max-w-[1160px] scroll-mt-4 px-4 py-14 sm:px-6 lg:py-20 ${
      beside ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12' : ''
    }`}
  >
    <h2 id={`${id}-title`} className="max-w-[20em] text-[clamp(1.75rem,3.4vw,2.5rem)]">
      {title}
    </h2>
    {lead !== undefined && <p className="mt-3 text-[1.0625rem] text-soft">{lead}</p>}
    <div className={beside ? 'mt-8 lg:mt-0' : 'mt-8 lg:mt-10'}>{children}</div>
  </section>
);
