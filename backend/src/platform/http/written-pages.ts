import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Env } from '../../config/env.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { PAGES, type PageName } from '../../contract/pages.js';

/** Placeholder for the site's address in the built pages. */
const SITE = '__PUBLIC_URL__';

/** Placeholder for the first-month discount. */
const FIRST_MONTH = '__FIRST_MONTH__';

/** Placeholder for the operator of this installation. */
const OPERATOR = '__OPERATOR__';

/** Placeholder for the community's address. */
const COMMUNITY = '__COMMUNITY_URL__';

/** A line of a plan that applies only if the operator offers support. */
const SUPPORT_LINE = /<li data-needs="support"[^]*?<\/li>/g;

/** A text that mentions the discount. */
const PROMISE = />[^<>]*__FIRST_MONTH__[^<>]*</g;

/** Settings that appear in the pages. */
type Stated = Pick<Env, 'PUBLIC_URL' | 'FIRST_MONTH_DISCOUNT_PERCENT' | 'operator'>;

/** A page in each supported encoding; compressed on its first visit, not at startup. */
export class CompressedPage {
  private zipped?: Buffer;
  private brotli?: Buffer;

  constructor(readonly identity: Buffer) {}

  get gzip(): Buffer {
    return (this.zipped ??= gzipSync(this.identity));
  }

  get br(): Buffer {
    return (this.brotli ??= brotliCompressSync(this.identity));
  }
}

export type WrittenPages = Record<Language, Record<PageName | 'notFound', CompressedPage>>;

/** Reads the prerendered pages once: they are few and small. */
export function readPages(folder: string, env: Stated): WrittenPages | null {
  if (!existsSync(folder)) return null;
  const names = [...(Object.keys(PAGES) as PageName[]), 'notFound'] as const;
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      names.map((name) => [name, readPage(join(folder, language, `${name}.html`), env)]),
    );
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, inLanguage(language)]),
  ) as WrittenPages;
}

function readPage(file: string, env: Stated): CompressedPage {
  const percent = env.FIRST_MONTH_DISCOUNT_PERCENT;
  const page = readFileSync(file, 'utf8').replaceAll(SITE, env.PUBLIC_URL);
  const promising = percent === 0 ? page.replace(PROMISE, '><') : page;
  const { supportEmail, communityUrl } = env.operator;
  const held = supportEmail === null ? promising.replace(SUPPORT_LINE, '') : promising;
  const stated = held
    .replaceAll(FIRST_MONTH, String(percent))
    .replaceAll(COMMUNITY, () => escapeHtml(communityUrl ?? `${PAGES.help}#community`))
    .replaceAll(OPERATOR, () => escapeHtml(JSON.stringify(env.operator)));
  return new CompressedPage(Buffer.from(stated));
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** Hashes of the pages' inline scripts, for the content security policy. */
export function scriptHashes(pages: WrittenPages): string[] {
  const scripts = LANGUAGES.flatMap((language) => Object.values(pages[language])).flatMap(
    ({ identity }) => [...identity.toString().matchAll(INLINE_SCRIPT)].map(([, code = '']) => code),
  );
  const hash = (code: string) => createHash('sha256').update(code).digest('base64');
  return [...new Set(scripts)].map((code) => `'sha256-${hash(code)}'`);
}
