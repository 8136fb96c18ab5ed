import type { Message } from '../../../backend/src/contract/chat';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Product } from './product';

/** Puts a question and its finished answer into the owner's chat. */
export const storeAnswer = (
  { world }: Product,
  { sessionId }: Owner,
  { content, sources, followUps }: Pick<Message, 'content' | 'sources' | 'followUps'>,
): Promise<unknown> =>
  world.database.query(
    `WITH question AS (
       INSERT INTO chat_messages ("sessionId", role, content, status)
       VALUES ($1, 'user', 'How much should she eat?', 'complete') RETURNING id)
     INSERT INTO chat_messages
       ("sessionId", role, content, status, "replyTo", sources, "followUps")
     SELECT $1, 'assistant', $2, 'complete', id, $3, $4 FROM question`,
    [sessionId, content, JSON.stringify(sources ?? null), JSON.stringify(followUps ?? null)],
  );
