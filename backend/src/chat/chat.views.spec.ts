import { describe, expect, it } from '@jest/globals';
import { ChatMessageEntity } from './chat-message.entity.js';
import { messageView } from './chat.views.js';

const row = (more: Partial<ChatMessageEntity>): ChatMessageEntity =>
  Object.assign(new ChatMessageEntity(), { timestamp: new Date(0) }, more);

describe('a message as it leaves', () => {
  it('carries follow-up questions when there are some', () => {
    const followUps = ['And how often?', 'What about puppies?'];
    expect(messageView(row({ followUps }))).toMatchObject({ followUps });
  });

  it.each([[null], [[]]])('has no such field when there are %j', (followUps) => {
    expect(messageView(row({ followUps }))).not.toHaveProperty('followUps');
  });
});
