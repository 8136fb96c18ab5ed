/** A collar on its peg, in the light; its tag bears a tick once all is done. */
export const Collar = ({ done }: { done: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 240 160"
    className="w-[240px] max-w-full fill-none stroke-soft"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle className="fill-apricot-wash stroke-none" cx="120" cy="78" r="70" />
    <path
      className="fill-card"
      d="M120 17c-31 0-52 19-52 45 0 25 21 43 52 43s52-18 52-43c0-26-21-45-52-45Zm0 13c24 0 39 13 39 32s-15 31-39 31-39-12-39-31 15-32 39-32Z"
      fillRule="evenodd"
    />
    <path
      d="M76 48c1-4 3-7 6-10M75 70c2 9 8 16 16 20M165 70c-2 9-8 16-16 20"
      strokeDasharray="1 6"
    />
    <circle className="fill-card" cx="120" cy="35" r="5" />
    <rect className="fill-card" x="157" y="44" width="19" height="24" rx="5" />
    <path d="M166 50v12" />
    <circle cx="120" cy="105" r="6" />
    <circle className="fill-card" cx="120" cy="131" r="21" />
    {done ? (
      <path className="stroke-green" d="m110 132 7 7 13-15" strokeWidth="3" />
    ) : (
      <path className="stroke-apricot" d="M111 131h.01M120 131h.01M129 131h.01" strokeWidth="4" />
    )}
  </svg>
);
