import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.module.js';
import { AppError } from '../errors/app-error.js';
import { Public } from '../session/signed-in.guard.js';

const DOCUMENT = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Zampa API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></html>`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference' });`;

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** The description of all calls and events, which `npm run api-docs` writes from the code. */
@Controller('api')
@Public()
export class ApiDocsController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** This description. */
  @Get('openapi.json')
  document(@Res() response: Response): void {
    response.sendFile(DOCUMENT, { cacheControl: false });
  }

  @Get('docs')
  page(@Res() response: Response): void {
    this.refuseInProduction();
    response.type('html').send(PAGE);
  }

  @Get('docs/:file')
  file(@Param('file') name: string, @Res() response: Response): void {
    this.refuseInProduction();
    if (name === 'start.js') {
      response.type('js').send(START);
      return;
    }
    if (!FILES.includes(name)) throw new AppError('NOT_FOUND');
    const file = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);
    response.sendFile(file, { cacheControl: false });
  }

  /** Its pages come from a package that is not there. */
  private refuseInProduction(): void {
    if (this.env.NODE_ENV === 'production') throw new AppError('NOT_FOUND');
  }
}
