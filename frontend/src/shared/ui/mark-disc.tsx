import type { LucideIcon } from 'lucide-react';

const SIZES = {
  sm: { disc: 'size-8', icon: 'size-4' },
  md: { disc: 'size-11', icon: 'size-5.5' },
  lg: { disc: 'size-20', icon: 'size-9' },
} as const;

export type MarkSize = keyof typeof SIZES;

export const MarkDisc = ({ icon: Icon, size = 'md' }: { icon: LucideIcon; size?: MarkSize }) => (
  <span
    aria-hidden
    className={`grid shrink-0 place-items-center rounded-full bg-apricot-wash text-apricot-ink ${SIZES[size].disc}`}
  >
    <Icon className={SIZES[size].icon} />
  </span>
);
