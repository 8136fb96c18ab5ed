import { html, Html } from '../http/html.js';
import { curlOf } from './curl.js';
import { inline, markdown, sample, slugOf } from './markdown.js';
import { nameIn, type Description, type Operation, type Schema } from './openapi.js';
import { fieldTable, namesIn, reached, rowsOf, typeOf } from './schema-table.js';

/** An error code that a call may answer with. */
interface KnownError {
  code: string;
  status: number;
  text: string;
}

/** What the page is made from. */
export interface Reference {
  description: Description;
  errors: KnownError[];
  style: string;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Prefix of the calls for other people's programs. */
const PUBLIC = '/api/v1/';

/** Types of the public API that no schema of a call refers to. */
const NAMED = ['Problem', 'AnswerEvents'];

/** The guide, and each call of the public API with its fields and a command to try it. */
export function referencePage({ description, errors, style }: Reference): string {
  const { schemas } = description.components;
  const guide = description.info.description;
  const calls = callsOf(description);
  const rooms = [...new Set(calls.map(roomOf))];
  const titles = [...guide.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
  const types = [...reached([...namesIn(calls), ...NAMED], schemas)].toSorted();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Zampa API</title>
        <link rel="icon" href="/favicon.svg" />
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>
          <a class="home" href="/"><img src="/favicon.svg" alt="" width="32" height="32" />Zampa</a>
          <a href="/api/openapi.json">OpenAPI document</a>
        </header>
        <div class="columns">
          <nav aria-label="Contents">
            ${[...titles, ...rooms, 'Types', 'Error codes'].map(contentsLine)}
          </nav>
          <main>
            <h1>The Zampa API</h1>
            ${markdown(guide)} ${rooms.map((room) => roomSection(room, calls))}
            <h2 id="types">Types</h2>
            ${types.map((name) => typeSection(name, schemas[name] ?? {}))}
            <h2 id="error-codes">Error codes</h2>
            ${errors.map(errorLine)}
          </main>
        </div>
      </body>
    </html>`.markup;
}

const contentsLine = (title: string): Html => html`<a href="#${slugOf(title)}">${title}</a>`;

const callsOf = ({ paths }: Description): Call[] =>
  Object.entries(paths)
    .filter(([path]) => path.startsWith(PUBLIC))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([verb, operation]) => ({
        method: verb.toUpperCase(),
        path,
        operation,
      })),
    );

const roomOf = ({ operation }: Call): string => operation.tags[0] ?? 'Other';

const roomSection = (room: string, calls: Call[]): Html =>
  html`<h2 id="${slugOf(room)}">${room}</h2>
    ${calls.filter((call) => roomOf(call) === room).map(callSection)}`;

function callSection({ method, path, operation }: Call): Html {
  const { operationId, summary, description = '', parameters, requestBody } = operation;
  const scopes = Object.values(operation.security?.[0] ?? {}).flat();
  const body = requestBody?.content['application/json']?.schema;
  const taken = parameters.map(({ name, schema, required, description: about }) => {
    return { name, schema, about, isRequired: required };
  });
  return html`<section id="${operationId}">
    <h3><b class="${method.toLowerCase()}">${method}</b> ${path}</h3>
    <p>${inline(`${summary} ${description}`)}</p>
    ${scopes.length > 0 ? html`<p class="scope">Scope ${inline(`\`${scopes.join('`, `')}\``)}</p>` : ''}
    ${taken.length > 0 ? fieldTable('Parameters', taken) : ''}
    ${body ? html`<p>Body: ${typeOf(body)}</p>` : ''}
    <p>Answer: ${answerOf(operation)}</p>
    ${sample(curlOf(method, path, operation))}
  </section>`;
}

function answerOf({ responses }: Operation): Html[] {
  const [status = '', { content = {} } = {}] = Object.entries(responses)[0] ?? [];
  const types = Object.entries(content).map(
    ([type, { schema }]) => html` ${type.endsWith('json') ? typeOf(schema) : html`${type}`}`,
  );
  return [html`${status}`, ...types];
}

const typeSection = (name: string, schema: Schema): Html =>
  html`<section id="${name}">
    <h3>${nameIn(name)}</h3>
    ${schema.properties ? fieldTable(name, rowsOf(schema)) : html`<p>${typeOf(schema)}</p>`}
  </section>`;

const errorLine = ({ code, status, text }: KnownError): Html =>
  html`<p id="${code}"><code>${code}</code> ${String(status)}: ${text}</p>`;
