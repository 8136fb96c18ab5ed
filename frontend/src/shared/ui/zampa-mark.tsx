const TONES = {
  brand: { ground: 'fill-green', paw: 'fill-ground', toe: 'fill-apricot' },
  assistant: { ground: 'fill-apricot-wash', paw: 'fill-apricot-ink', toe: 'fill-apricot-ink' },
} as const;

/** Decorative: a name always stands beside it. */
export const ZampaMark = ({
  tone = 'brand',
  className = 'size-[34px]',
}: {
  tone?: keyof typeof TONES;
  className?: string;
}) => (
  <svg aria-hidden viewBox="0 0 34 34" className={`shrink-0 ${className}`}>
    <rect width="34" height="34" rx="11" className={TONES[tone].ground} />
    <g className={TONES[tone].paw}>
      <ellipse cx="17" cy="21.6" rx="5.6" ry="4.7" />
      <ellipse cx="9.6" cy="16.6" rx="2.2" ry="3" />
      <ellipse cx="24.4" cy="16.6" rx="2.2" ry="3" />
      <ellipse cx="14" cy="11.9" rx="2.2" ry="3.1" />
    </g>
    <ellipse cx="20" cy="11.9" rx="2.2" ry="3.1" className={TONES[tone].toe} />
  </svg>
);
