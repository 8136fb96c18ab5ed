import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import type { Message } from '../contract/chat.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { FeedbackDto } from './dto/chat.dto.js';
import { FeedbackService } from './feedback.service.js';

@Controller('api/chat-messages/:id/feedback')
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Put()
  give(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() feedback: FeedbackDto,
  ): Promise<Message> {
    return this.feedback.set(userId, id, feedback);
  }

  @Delete()
  withdraw(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Message> {
    return this.feedback.set(userId, id, null);
  }
}
