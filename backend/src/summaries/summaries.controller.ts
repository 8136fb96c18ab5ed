import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import type { Summary, SummaryLink, SummarySnapshot } from '../contract/summaries.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { NewLinkDto, NewSummaryDto, SummaryPreviewDto } from './dto/summary.dto.js';
import { pdfOf } from './pdf/summary-pdf.js';
import { SummariesService } from './summaries.service.js';

/** Summaries that are put together: each reads a quarter of the diary and computes its findings. */
const BUILDS = { name: 'summaries', by: 'user', points: 60, seconds: 60 } as const;

/** Laying out a PDF takes longer than other answers. */
const PRINTS = { name: 'summary-pdf', by: 'user', points: 60, seconds: 600 } as const;

/** Summaries can be read, revoked and removed on every plan. */
@Controller('api')
@UseGuards(PlanGuard)
export class SummariesController {
  constructor(private readonly summaries: SummariesService) {}

  @Post('pets/:id/summaries/preview')
  @HttpCode(200)
  @RequiresPlan('pro')
  @RateLimit(BUILDS)
  preview(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Body() wishes: SummaryPreviewDto,
  ): Promise<SummarySnapshot> {
    return this.summaries.preview(userId, petId, wishes);
  }

  @Post('pets/:id/summaries')
  @RequiresPlan('pro')
  @RateLimit(BUILDS)
  add(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Body() summary: NewSummaryDto,
  ): Promise<Summary> {
    return this.summaries.add(userId, petId, summary);
  }

  @Get('pets/:id/summaries')
  list(@UserId() userId: number, @Param('id', PathIdPipe) petId: number): Promise<Summary[]> {
    return this.summaries.list(userId, petId);
  }

  /** A4, tagged, of type `application/pdf`. */
  @Get('summaries/:id.pdf')
  @RateLimit(PRINTS)
  async pdf(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
  ): Promise<StreamableFile> {
    const { bytes, name } = await pdfOf(await this.summaries.read(userId, id));
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(bytes, { type: 'application/pdf', disposition });
  }

  @Get('summaries/:id')
  read(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Summary> {
    return this.summaries.read(userId, id);
  }

  @Delete('summaries/:id')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.summaries.remove(userId, id);
  }

  /** The only response with the link's address; an earlier link stops working. */
  @Post('summaries/:id/link')
  @RequiresPlan('pro')
  link(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() { days }: NewLinkDto,
  ): Promise<SummaryLink> {
    return this.summaries.link(userId, id, days);
  }

  @Delete('summaries/:id/link')
  @HttpCode(204)
  unlink(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.summaries.unlink(userId, id);
  }
}
