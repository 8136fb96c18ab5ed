import type { LucideIcon } from 'lucide-react';

const SIZES = {
  sm: { disc: 'size-[32px]', icon: 'size-[16px]' },
  md: { disc: 'size-[44px]', icon: 'size-[22px]' },
  lg: { disc: 'size-[80px]', icon: 'size-[36px]' },
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
