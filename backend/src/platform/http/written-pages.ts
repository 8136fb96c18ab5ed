import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { PAGES, type PageName } from '../../contract/pages.js';

/** Stands in the built pages where the site's own address belongs. */
const SITE = '__PUBLIC_URL__';

/** A page in each encoding it may be asked for. */
export interface CompressedPage {
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
}

export type WrittenPages = Record<Language, Record<PageName | 'notFound', CompressedPage>>;

/** Reads the pages that the build has written, once: they are few and small. */
export function readPages(folder: string, site: string): WrittenPages | null {
  if (!existsSync(folder)) return null;
  const names = [...(Object.keys(PAGES) as PageName[]), 'notFound'] as const;
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      names.map((name) => [name, readPage(join(folder, language, `${name}.html`), site)]),
    );
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, inLanguage(language)]),
  ) as WrittenPages;
}

function readPage(file: string, site: string): CompressedPage {
  const identity = Buffer.from(readFileSync(file, 'utf8').replaceAll(SITE, site));
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) };
}

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** What a content security policy has to name so that the pages' own inline scripts run. */
export function scriptHashes(pages: WrittenPages): string[] {
  const scripts = LANGUAGES.flatMap((language) => Object.values(pages[language])).flatMap(
    ({ identity }) => [...identity.toString().matchAll(INLINE_SCRIPT)].map(([, code = '']) => code),
  );
  const hash = (code: string) => createHash('sha256').update(code).digest('base64');
  return [...new Set(scripts)].map((code) => `'sha256-${hash(code)}'`);
}
