export interface LifeLineEntry {
  when: string;
  price: string;
  what: string;
}

/** What is paid when; the first entry is today and lit. */
export const LifeLine = ({ entries }: { entries: readonly LifeLineEntry[] }) => (
  <ol className="relative mt-4 before:absolute before:top-4 before:bottom-11 before:left-[4.75px] before:w-[1.5px] before:bg-line">
    {entries.map(({ when, price, what }, index) => (
      <li key={when} className="relative grid grid-cols-[11px_1fr_auto] gap-x-3.5 py-1.5">
        <span
          aria-hidden
          className={`mt-1.5 size-[11px] rounded-full border-[1.75px] ${
            index === 0
              ? 'border-apricot-ink bg-apricot ring-4 ring-apricot/25'
              : 'border-edge bg-card'
          }`}
        />
        <span className="font-semibold">{when}</span>
        <b className="font-semibold tabular-nums">{price}</b>
        <span className="col-span-2 col-start-2 text-sm leading-snug text-faint">{what}</span>
      </li>
    ))}
  </ol>
);
