import type { Operation } from './openapi.js';

/** `/pets/{petId}` in shell syntax: `/pets/$PET_ID`. */
const inShell = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    return `$${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
  });

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A curl command for a call. It takes `ZAMPA_URL`, `ZAMPA_TOKEN` and ids from the environment. */
export function curlOf(method: string, path: string, operation: Operation): string {
  const example = operation.requestBody?.content['application/json']?.example;
  const takesBody = operation.requestBody !== undefined;
  const hasEventsAlone = operation.responses[200]?.content?.['application/json'] === undefined;
  const events = operation.responses[200]?.content?.['text/event-stream'] && hasEventsAlone;
  const verb = method === 'GET' ? '' : `-X ${method} `;
  return [
    `curl ${events ? '-N ' : ''}${verb}"$ZAMPA_URL${inShell(path)}"`,
    '-H "Authorization: Bearer $ZAMPA_TOKEN"',
    ...(takesBody && example !== undefined
      ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(example))}`]
      : []),
  ].join(' \\\n  ');
}
