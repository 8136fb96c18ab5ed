/** A grey shape of what comes; hidden from screen readers, so say "loading" beside it. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`block animate-pulse rounded-lg bg-line/70 ${className}`} />
);
