import { describe, expect, it } from '@jest/globals';
import { ChatMessageEntity } from './chat-message.entity.js';
import { messageView } from './chat.views.js';

const row = (more: Partial<ChatMessageEntity>): ChatMessageEntity =>
  Object.assign(new ChatMessageEntity(), { timestamp: new Date(0) }, more);

describe('a message in a response', () => {
  it('contains follow-up questions if there are any', () => {
    const followUps = ['And how often?', 'What about puppies?'];
    expect(messageView(row({ followUps }))).toMatchObject({ followUps });
  });

  it.each([[null], [[]]])('omits the field when they are %j', (followUps) => {
    expect(messageView(row({ followUps }))).not.toHaveProperty('followUps');
  });
});
