import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from './http-call.mjs';
import { ask, openTab, post } from './owners.mjs';
import { timed } from './statistics.mjs';

/**
 * An owner's random actions: ask, stop the reply, read, reopen the tab.
 * @param first milliseconds to the model's first token
 */
export function actionsOf(owner, api, { samples, first: wait }) {
  const get = (path) => call('GET', `${api}/api/${path}`, undefined, owner.headers);
  const messages = `chat-sessions/${owner.sessionId}/messages`;
  return {
    async ask(state) {
      const { first, answered } = await ask(owner, api, state.tab);
      samples.first.push(first);
      samples.answered.push(answered);
    },
    async stop(state) {
      // Wait for it: the next question's end must not be taken for this one's.
      const ended = once(state.tab, 'message-done');
      const { body } = await post(owner, api);
      await delay(wait * (1 + Math.random()));
      await call(
        'POST',
        `${api}/api/chat-messages/${body.reply.id}/stop`,
        undefined,
        owner.headers,
      );
      await ended;
    },
    async read() {
      samples.read.push(await timed(() => get(messages)));
      await get('user/profile');
      await get('pets');
    },
    async comeBack(state) {
      state.tab.disconnect();
      state.tab = await openTab(owner, api);
    },
  };
}

/** Share of each action. */
export const SHARES = { ask: 0.6, stop: 0.1, read: 0.25, comeBack: 0.05 };

/** @param chance from 0 to 1 */
export function nextAction(chance) {
  let left = chance;
  return Object.keys(SHARES).find((action) => (left -= SHARES[action]) < 0) ?? 'ask';
}
