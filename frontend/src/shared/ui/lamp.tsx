/** The drawn lamp: shown only where an owner arrives at a pet. */
export const Lamp = ({ className }: { className: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 120 120"
    className={`pointer-events-none absolute overflow-visible ${className}`}
  >
    <path d="M60 -90V64" stroke="var(--lamp-line)" strokeWidth="2" />
    <ellipse cx="60" cy="98" rx="12" ry="9" fill="var(--lamp-bulb)" />
    <path d="M20 98C20 74 36 62 60 62C84 62 100 74 100 98Z" fill="var(--lamp-shade)" />
    <path d="M78 66C92 71 100 82 100 98H88C88 84 85 73 78 66Z" fill="var(--lamp-side)" />
    <path d="M53 63V58Q60 53 67 58V63" fill="var(--lamp-shade)" />
    <path d="M20 98H100" stroke="var(--lamp-bulb)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
