import { call } from './http-call.mjs';
import { processesOf } from './product.mjs';
import { median, ofRounds, over, spread, timed } from './statistics.mjs';

const ROUNDS = 15;

/** Of each kind per round, alternating, so that both meet the same conditions. */
const CALLS = 200;
const ENTRIES = 20;

/** The same reads with a browser's session and with a token. */
const readsOf = (api, { petId, headers }, secret) => {
  const token = { authorization: `Bearer ${secret}` };
  const read = (path, who) => () => call('GET', `${api}${path}`, undefined, who);
  return [
    ['pets, in the public API by pages', read('/api/pets', headers), read('/api/v1/pets', token)],
    [
      'insights',
      read(`/api/pets/${petId}/insights`, headers),
      read(`/api/v1/pets/${petId}/insights`, token),
    ],
    [
      `diary, ${ENTRIES} entries`,
      read(`/api/pets/${petId}/diary?limit=${ENTRIES}`, headers),
      read(`/api/v1/pets/${petId}/diary?limit=${ENTRIES}`, token),
    ],
  ];
};

/** Medians of one round, in milliseconds. */
async function round(bySession, byToken) {
  const [session, token] = [[], []];
  for (let number = 0; number < CALLS; number += 1) {
    session.push(await timed(bySession));
    token.push(await timed(byToken));
  }
  return { session: median(session), token: median(token) };
}

/** What it costs to authenticate a program by token instead of a session cookie. */
export const tokenCalls = {
  name: 'token-calls',
  title: 'Reads by a token and by a session, one after the other',
  columns: ['read', 'by token, x by session', 'by session, ms', 'by token, ms'],
  cells: (row) => [row.read, spread(row.ratio), spread(row.session), spread(row.token)],
  plots: [],
  async measure({ owners, ...services }) {
    const { startApi } = processesOf(services);
    const { url: api } = await startApi({ RATE_LIMIT_FACTOR: '1000' });
    const [owner] = await owners.take(1, api);
    const scopes = ['pets:read', 'diary:read'];
    // In a whole run, the sign-in is too old for a new token without the password.
    const wanted = { name: 'bench', scopes, password: owner.password };
    const { body } = await call('POST', `${api}/api/user/tokens`, wanted, owner.headers);
    for (let number = 0; number < ENTRIES; number += 1) {
      const entry = { kind: 'note', at: new Date().toISOString(), text: `Note ${number}` };
      await call('POST', `${api}/api/pets/${owner.petId}/diary`, entry, owner.headers);
    }
    const rows = [];
    for (const [read, bySession, byToken] of readsOf(api, owner, body.secret)) {
      await round(bySession, byToken);
      const rounds = [];
      while (rounds.length < ROUNDS) rounds.push(await round(bySession, byToken));
      const session = rounds.map((one) => one.session);
      const token = rounds.map((one) => one.token);
      rows.push({
        read,
        ratio: over(token, session),
        session: ofRounds(session),
        token: ofRounds(token),
      });
    }
    return rows;
  },
};
