export interface TableData {
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

/** What a chart draws, in words and numbers. */
export const DataTable = ({ name, columns, rows }: TableData & { name: string }) => (
  // Focusable, so that the keyboard can scroll it.
  <div
    role="group"
    aria-label={name}
    tabIndex={0}
    className="max-h-[calc(160px+6.5rem)] overflow-auto rounded-lg print:max-h-none"
  >
    <table className="w-full text-left text-[0.9375rem] tabular-nums">
      <thead>
        <tr className="border-b border-line text-sm text-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], index) => (
          <tr key={index} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
              {head}
            </th>
            {cells.map((cell, place) => (
              <td key={place} className="py-2 pr-4 [overflow-wrap:anywhere]">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
