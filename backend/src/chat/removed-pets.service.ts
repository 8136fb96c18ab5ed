import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PetsService } from '../pets/pets.service.js';
import { MessagesRepository } from './messages.repository.js';
import { RepliesPort } from './replies.port.js';

/** Cuts short at once any reply that is being written about a removed pet. */
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
        // If this fails, the worker finds the reply gone a moment later.
        if (reply) this.replies.cut(reply.id).catch(() => undefined);
      };
    });
  }
}
