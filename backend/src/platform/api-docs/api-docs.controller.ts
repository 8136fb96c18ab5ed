import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.module.js';
import { knownErrors } from '../errors/app-error.js';
import { CLIENT } from '../http/client-pages.js';
import { Public } from '../session/signed-in.guard.js';
import type { Description } from './openapi.js';
import { REFERENCE_STYLE } from './reference.css.js';
import { referencePage } from './reference-page.js';

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url));
const DOCUMENT = 'openapi.json';

/** The URL in the guide's examples. */
const EXAMPLE_URL = 'https://zampa.example';

/** The description of all calls and events, which `npm run api-docs` writes from the code. */
@Controller('api')
@Public()
export class ApiDocsController {
  private page: string | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** This OpenAPI document. */
  @Get('openapi.json')
  document(@Res() response: Response): void {
    response.sendFile(DOCUMENT, { root: DOCS, cacheControl: false });
  }

  /** The reference as an HTML page, which loads and runs nothing from other hosts. */
  @Get('docs')
  reference(@Res() response: Response): void {
    response.type('html').send((this.page ??= this.write()));
  }

  private write(): string {
    const text = readFileSync(join(DOCS, DOCUMENT), 'utf8');
    const description = JSON.parse(
      text.replaceAll(EXAMPLE_URL, this.env.PUBLIC_URL),
    ) as Description;
    return referencePage({ description, errors: knownErrors(), style: fonts() + REFERENCE_STYLE });
  }
}

/** The client's fonts, if the client is built. */
const FONTS = [
  ['Figtree Variable', /^figtree-.*\.woff2$/],
  ['Bricolage Grotesque', /^bricolage-.*\.woff2$/],
] as const;

function fonts(): string {
  const folder = join(CLIENT, 'client/assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return FONTS.map(([family, form]) => {
    const file = files.find((name) => form.test(name));
    if (file === undefined) return '';
    return `@font-face { font-family: '${family}'; font-weight: 400 700; font-display: swap; src: url('/assets/${file}') format('woff2'); }\n`;
  }).join('');
}
