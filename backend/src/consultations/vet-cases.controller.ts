import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Response } from 'express';
import type { Message } from '../contract/chat.js';
import type { VetCase, VetQueue } from '../contract/consultations.js';
import type { VetView } from '../contract/vets.js';
import { PhotoFileDto } from '../photos/dto/photo-file.dto.js';
import { sendPhoto } from '../photos/send-photo.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { CurrentVet, VetGuard } from '../staff/vet.guard.js';
import { CaseEndDto, NewVetMessageDto, VetTypingDto } from './dto/consultation.dto.js';
import { VetCasesService } from './vet-cases.service.js';
import { VetTalkService } from './vet-talk.service.js';

const WRITES = { name: 'vet-messages', by: 'user', points: 120, seconds: 60 } as const;
const KEYS = { name: 'vet-typing', by: 'user', points: 120, seconds: 60 } as const;

/** For vets: the queue, and the cases that they took. Any other case is `NOT_FOUND`. */
@Controller('api/vet/consultations')
@UseGuards(VetGuard)
export class VetCasesController {
  constructor(
    private readonly cases: VetCasesService,
    private readonly talk: VetTalkService,
  ) {}

  @Get()
  queue(@CurrentVet() vet: VetView): Promise<VetQueue> {
    return this.cases.queue(vet);
  }

  @Get(':id')
  read(@CurrentVet() vet: VetView, @Param('id', PathIdPipe) id: number): Promise<VetCase> {
    return this.cases.read(vet, id);
  }

  @Post(':id/take')
  @HttpCode(200)
  take(@CurrentVet() vet: VetView, @Param('id', PathIdPipe) id: number): Promise<VetCase> {
    return this.cases.take(vet, id);
  }

  @Post(':id/messages')
  @RateLimit(WRITES)
  write(
    @CurrentVet() vet: VetView,
    @Param('id', PathIdPipe) id: number,
    @Body() message: NewVetMessageDto,
  ): Promise<Message> {
    return this.talk.write(vet, id, message);
  }

  @Post(':id/typing')
  @HttpCode(204)
  @RateLimit(KEYS)
  typing(
    @CurrentVet() vet: VetView,
    @Param('id', PathIdPipe) id: number,
    @Body() { active }: VetTypingDto,
  ): Promise<void> {
    return this.talk.typing(vet, id, active);
  }

  @Post(':id/hand-back')
  @HttpCode(204)
  handBack(@CurrentVet() vet: VetView, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.talk.handBack(vet, id);
  }

  @Post(':id/close')
  @HttpCode(204)
  close(
    @CurrentVet() vet: VetView,
    @Param('id', PathIdPipe) id: number,
    @Body() end: CaseEndDto,
  ): Promise<void> {
    return this.talk.close(vet, id, end);
  }

  /** A photo in the case, by the path in its message. */
  @Get(':id/photos/:photoId/file')
  async photo(
    @CurrentVet() vet: VetView,
    @Param('id', PathIdPipe) id: number,
    @Param('photoId', PathIdPipe) photoId: number,
    @Query() { size, expires, signature }: PhotoFileDto,
    @Res() response: Response,
  ): Promise<void> {
    const asked = { id: photoId, size, expires, signature };
    sendPhoto(response, photoId, await this.cases.photo(vet, id, asked));
  }
}
