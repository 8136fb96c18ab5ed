import { beforeEach, describe, expect, it } from '@jest/globals';
import { at, Consulting, mailsOfVet } from './harness/consulting.js';
import { mailsIn } from './harness/outbox.js';
import type { Owner } from './harness/owner.js';
import { eventually, until } from './harness/until.js';
import { api, owner, talk, useConsulting, vet, world } from './harness/use-consulting.js';

useConsulting();

describe('an owner who is away', () => {
  const mails = async (name: string) => {
    const sent = await mailsIn(world.settings.DATA_DIR ?? '', owner.email, name);
    return sent.map(({ subject, text }) => ({ subject, text }));
  };

  beforeEach(async () => {
    await world.database.query(
      `UPDATE users SET "emailVerifiedAt" = now(), language = 'it' WHERE id = $1`,
      [owner.id],
    );
  });

  it('gets one mail of what a vet writes until it is read, without a word of it', async () => {
    const id = await talk.taken();
    await talk.write(id, 'Is there any discharge?');
    const { body: second } = await talk.write(id, 'And does she shake her head?');
    expect(await mailsOfVet(world, id)).toBe(1);
    const read = `/api/chat-sessions/${String(owner.sessionId)}/read`;
    await owner.call('PUT', read, { upTo: second.id });
    await talk.close(id, 'Clean the ear twice a day.');
    expect(await mailsOfVet(world, id)).toBe(2);
    await eventually(async () => expect(await mails('vet-message')).toHaveLength(2));
    for (const { subject, text } of await mails('vet-message')) {
      expect(subject).toBe('Dr. Ada Verdi ti ha scritto di Micia');
      expect(text).toContain(`/chat?petId=${String(owner.petId)}`);
      expect(text).not.toMatch(/discharge|shake|Clean/);
    }
  });

  it('gets none while a tab is in view, or at an address that is not confirmed', async () => {
    const id = await talk.taken();
    const tab = await owner.tab();
    await tab.socket.emitWithAck('visible', { visible: true });
    await talk.write(id, 'Is there any discharge?');
    owner.closeTabs();
    await world.database.query('UPDATE users SET "emailVerifiedAt" = NULL WHERE id = $1', [
      owner.id,
    ]);
    await talk.close(id, 'Clean the ear twice a day.');
    expect(await mailsOfVet(world, id)).toBe(0);
  });

  it('hears that no vet has taken a question, and can ask again at once', async () => {
    await owner.addPet({ species: 'cane', name: 'Argo' });
    await owner.openChat();
    const { id } = (await talk.ask()).body;
    const recent = (await new Consulting(await anotherAsker(), vet).ask()).body.id;
    const kept = (await new Consulting(await anotherAsker(), vet).ask()).body.id;
    const returned = await new Consulting(await anotherAsker(), vet).taken();
    const wait = `UPDATE consultations SET "askedAt" = now() - $2::interval,
      "waitsSince" = now() - $2::interval, "dutySince" = now() - $2::interval WHERE id = $1`;
    await world.database.query(wait, [returned, '49 hours']);
    await vet.call('POST', at(returned, '/hand-back'));
    await world.database.query(wait, [id, '49 hours']);
    await world.database.query(wait, [recent, '47 hours']);
    // As after an outage.
    await world.database.query(
      `UPDATE consultations SET "waitsSince" = now() - interval '3 weeks',
         "dutySince" = now() - interval '3 weeks',
         "sweptAt" = now() - interval '20 days' WHERE id = $1`,
      [kept],
    );
    await until('it has ended', async () => (await talk.read(id)).state === 'expired');
    const waiting = (await talk.queueOf()).waiting.map((one) => one.id);
    expect(waiting).toEqual(expect.arrayContaining([recent, returned, kept]));
    const mail = await until('the mail is sent', async () => (await mails('question-expired'))[0]);
    expect(mail.subject).toBe('Nessun veterinario ha potuto rispondere alla tua domanda su Argo');
    expect(mail.text).toContain('chiama il tuo veterinario');
    expect((await talk.ask()).status).toBe(201);
  });

  it('waits at most two days from its last turn in the queue on, however long ago that was swept', async () => {
    const { id } = (await talk.ask()).body;
    await world.database.query(
      `UPDATE consultations SET "waitsSince" = now() - interval '1 hour',
         "dutySince" = now() - interval '1 hour',
         "sweptAt" = now() - interval '6 hours' WHERE id = $1`,
      [id],
    );
    const swept = await until('it has been swept', async () => {
      const { rows } = await world.database.query<{ isAhead: boolean }>(
        `SELECT "dutySince" > now() AS "isAhead" FROM consultations
         WHERE id = $1 AND "sweptAt" > now() - interval '1 minute'`,
        [id],
      );
      return rows[0];
    });
    expect(swept.isAhead).toBe(false);
  });

  async function anotherAsker(): Promise<Owner> {
    const other = await world.ownerInChat(api);
    await world.setPlan(other, 'expert');
    return other;
  }
});
