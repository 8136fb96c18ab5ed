import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PetsService } from '../pets/pets.service.js';
import { MessagesRepository } from './messages.repository.js';
import { RepliesPort } from './replies.port.js';

/** Ends at once what is being written about a pet that is removed. */
@Injectable()
export class RemovedPetsService implements OnModuleInit {
  constructor(
    private readonly pets: PetsService,
    private readonly messages: MessagesRepository,
    private readonly replies: RepliesPort,
  ) {}

  onModuleInit(): void {
    this.pets.onRemoved(async (userId, petId) => {
      const reply = await this.messages.findLiveReplyOf(userId, petId);
      return () => {
        // The worker finds it gone a moment later all the same.
        if (reply) this.replies.cut(reply.id).catch(() => undefined);
      };
    });
  }
}
