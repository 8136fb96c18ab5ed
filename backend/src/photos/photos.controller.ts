import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { LIMITS } from '../contract/limits.js';
import type { Photo } from '../contract/photos.js';
import { LongDeadline } from '../platform/http/deadline.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { readUpload } from '../platform/http/upload.js';
import { Public, UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { SessionOrTokenGuard } from '../tokens/session-or-token.guard.js';
import { TokenScope } from '../tokens/token.guard.js';
import { PhotoFileDto } from './dto/photo-file.dto.js';
import { PhotosService } from './photos.service.js';
import { sendPhoto } from './send-photo.js';

@Controller('api/photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /**
   * Takes a photo as the raw body: `image/*`, of at most `LIMITS.photos.bytes`. The type is
   * detected from the content: JPEG, PNG, WebP or HEIC. The photo is re-encoded without the file's
   * metadata, and removed after a day unless a pet or a question uses it.
   */
  @Post()
  @LongDeadline()
  @RateLimit({ name: 'photos', by: 'user', points: 300, seconds: 3600 })
  async add(
    @UserId() userId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Photo> {
    const file = await readUpload(request, response, LIMITS.photos.bytes);
    return this.photos.add(userId, file);
  }

  /** The photo with new paths. */
  @Get(':id')
  read(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Photo> {
    return this.photos.read(userId, id);
  }

  /**
   * The WebP file of a `url` or `thumbnailUrl`, with a session or any token of its owner. An expired
   * path is `NOT_FOUND`.
   */
  @Get(':id/file')
  @Public()
  @TokenScope('any')
  @UseGuards(SessionOrTokenGuard)
  async file(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Query() { size, expires, signature }: PhotoFileDto,
    @Res() response: Response,
  ): Promise<void> {
    sendPhoto(response, id, await this.photos.file(userId, { id, size, expires, signature }));
  }

  /** Removes a photo that neither a pet nor a question uses. */
  @Delete(':id')
  @HttpCode(204)
  giveUp(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.photos.giveUp(userId, id);
  }
}
