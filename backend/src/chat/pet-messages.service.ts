import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { PetMessagesPort } from '../pets/memories/pet-messages.port.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatSessionEntity } from './chat-session.entity.js';

/** Provides the room `pets` with owners' messages. */
@Injectable()
export class PetMessagesService implements PetMessagesPort {
  constructor(
    @InjectRepository(ChatSessionEntity) private readonly sessions: Repository<ChatSessionEntity>,
    @InjectRepository(ChatMessageEntity) private readonly messages: Repository<ChatMessageEntity>,
  ) {}

  async textsOf(petId: number, messageIds: number[]): Promise<Map<number, string>> {
    const session = await this.sessions.findOneBy({ petId });
    if (!session) return new Map();
    const found = await this.messages.find({
      select: { id: true, content: true },
      where: { id: In(messageIds), sessionId: session.id },
    });
    return new Map(found.map(({ id, content }) => [id, content]));
  }
}
