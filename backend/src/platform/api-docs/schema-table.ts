import { html, type Html } from '../http/html.js';
import { inline } from './markdown.js';
import { nameIn, type Schema } from './openapi.js';

/** A type as text; named types link to their fields. */
export function typeOf(schema: Schema): Html[] {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    return [html`<a href="#${name}">${name}</a>`];
  }
  const parts = schema.anyOf ?? schema.allOf;
  if (parts) return joined(parts.map(typeOf));
  if (schema.const !== undefined) return [html`<code>${JSON.stringify(schema.const)}</code>`];
  if (schema.enum)
    return joined(schema.enum.map((one) => [html`<code>${JSON.stringify(one)}</code>`]));
  if (schema.items) return [html`list of `, ...typeOf(schema.items)];
  if (schema.properties) return [html`{ ${Object.keys(schema.properties).join(', ')} }`];
  const types = [schema.type ?? 'any'].flat().map((type) => [html`${type}`]);
  return [...joined(types), ...boundsOf(schema)];
}

const joined = (types: Html[][]): Html[] =>
  types.flatMap((type, index) => (index === 0 ? type : [html` or `, ...type]));

const BOUNDS: [name: string, sign: string][] = [
  ['minLength', 'at least '],
  ['maxLength', 'at most '],
  ['minimum', '≥ '],
  ['exclusiveMinimum', '> '],
  ['maximum', '≤ '],
  ['maxItems', 'at most '],
  ['format', ''],
];

function boundsOf(schema: Schema): Html[] {
  const told = BOUNDS.filter(([name]) => schema[name] !== undefined).map(([name, sign]) => {
    const characters = name.endsWith('Length') ? ' characters' : '';
    return `${sign}${String(schema[name])}${characters}`;
  });
  return told.length > 0 ? [html` <small>${told.join(', ')}</small>`] : [];
}

interface Row {
  name: string;
  schema: Schema;
  isRequired: boolean;
  about?: string | undefined;
}

/** Fields or parameters, one per row. */
export function fieldTable(title: string, rows: Row[]): Html {
  const body = rows.map(
    ({ name, schema, isRequired, about = '' }) =>
      html`<tr>
        <th scope="row"><code>${name}</code>${isRequired ? html` <small>required</small>` : ''}</th>
        <td>${typeOf(schema)}</td>
        <td>${inline(about)}</td>
      </tr>`,
  );
  return html`<div class="wide" tabindex="0" role="group" aria-label="${title}">
    <table>
      <caption>
        ${title}
      </caption>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}

/** The fields of an object. */
export const rowsOf = ({ properties = {}, required = [] }: Schema): Row[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
    about: schema.description,
  }));

/** All named types that can be reached from these, themselves included. */
export function reached(names: Iterable<string>, all: Record<string, Schema>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !(name in all)) return;
    found.add(name);
    for (const inner of namesIn(all[name])) visit(inner);
  };
  for (const name of names) visit(name);
  return found;
}

/** Named types that a part of a document refers to. */
export const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
