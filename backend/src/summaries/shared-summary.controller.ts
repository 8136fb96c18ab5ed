import { Controller, Get, Header, HttpStatus, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { languageOf } from '../platform/http/language.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { PAGE_POLICY } from './page/page.css.js';
import { gonePage, summaryPage } from './page/summary-page.js';
import { SummariesService } from './summaries.service.js';

/** Pages that a network may open: a whole practice shares one address. */
const PAGES = { name: 'shared-summary', by: 'network', points: 120, seconds: 600 } as const;

/** For vets, who have no session: anyone who knows the secret may read. */
@Controller('s')
export class SharedSummaryController {
  constructor(private readonly summaries: SummariesService) {}

  /** A page of HTML. */
  @Get(':secret')
  @Public()
  @RateLimit(PAGES)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_POLICY)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  async page(
    @Param('secret') secret: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const summary = await this.summaries.shared(secret, request.method !== 'HEAD');
    if (summary) return summaryPage(summary);
    response.status(HttpStatus.NOT_FOUND);
    return gonePage(languageOf(request));
  }
}
