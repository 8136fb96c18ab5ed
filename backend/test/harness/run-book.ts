import { readFileSync } from 'node:fs';

const OPERATIONS = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/**
 * A statement from the run-books, so that operators get exactly what is tested.
 * @param values for what the operator fills in.
 */
export function statementOf(beginning: string, values: Record<string, string> = {}): string {
  const blocks = [...OPERATIONS.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
  const found = blocks.map((sql) => sql.trim()).find((sql) => sql.startsWith(beginning));
  if (found === undefined) throw new Error(`no statement begins with ${beginning}`);
  return Object.entries(values).reduce((sql, [gap, value]) => {
    if (!sql.includes(gap)) throw new Error(`${gap} is not in the statement`);
    return sql.replace(gap, value);
  }, found);
}
