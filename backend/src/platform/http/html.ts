const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that must not be escaped again. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | Html | readonly Html[];

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part !== 'string') return part.map(({ markup }) => markup).join('');
  return part.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template that escapes its texts, in elements and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    strings
      .map((text, index) => `${index === 0 ? '' : markupOf(parts[index - 1] ?? '')}${text}`)
      .join(''),
  );
