import { Body, Controller, Delete, Param, Put, UseGuards } from '@nestjs/common';
import { SignedInGuard, UserId } from '../accounts/signed-in.guard.js';
import type { Feedback, Message } from '../contract/chat.js';
import { pathId } from '../platform/validation/fields.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { feedbackDto } from './dto/chat.dto.js';
import { FeedbackService } from './feedback.service.js';

@Controller('api/chat-messages/:id/feedback')
@UseGuards(SignedInGuard)
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Put()
  give(
    @UserId() userId: number,
    @Param('id') id: string,
    @Body(new ParsePipe(feedbackDto)) feedback: Feedback,
  ): Promise<Message> {
    return this.feedback.say(userId, pathId(id), feedback);
  }

  @Delete()
  withdraw(@UserId() userId: number, @Param('id') id: string): Promise<Message> {
    return this.feedback.say(userId, pathId(id), null);
  }
}
