import type { ReactNode } from 'react';

const TONES = {
  green: 'bg-green-wash text-green',
  apricot: 'bg-apricot-wash text-apricot-ink',
  plain: 'bg-sunk text-soft',
} as const;

export const Badge = ({
  tone = 'green',
  children,
}: {
  tone?: keyof typeof TONES;
  children: ReactNode;
}) => (
  <span className={`rounded-full px-2.5 py-px text-[0.8125rem] font-semibold ${TONES[tone]}`}>
    {children}
  </span>
);

export const Chip = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-card px-3 py-0.5 text-[0.84375rem] text-soft">
    {children}
  </span>
);
