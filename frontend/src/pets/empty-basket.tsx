/** An empty basket in the light of a lamp. */
export const EmptyBasket = () => (
  <svg
    aria-hidden
    viewBox="0 0 240 150"
    className="w-[240px] max-w-full fill-none stroke-soft"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className="fill-apricot-wash stroke-none" d="m104 38-48 94h128l-48-94Z" />
    <path d="M120 4v16" />
    <path className="fill-card" d="M102 38a18 18 0 0 1 36 0Z" />
    <path className="stroke-apricot" d="M114 43a6 6 0 0 0 12 0" strokeWidth="2.5" />
    <path
      className="fill-card"
      d="M68 108c0-9 23-15 52-15s52 6 52 15l-5 18c-2 7-8 10-15 10H88c-7 0-13-3-15-10Z"
    />
    <path d="M68 108c0 8 23 14 52 14s52-6 52-14" />
    <path d="M86 108c6-6 20-8 34-8s28 2 34 8" />
    <path d="M18 136h204" />
  </svg>
);
