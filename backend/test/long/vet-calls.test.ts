import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { at } from '../harness/consulting.js';
import { subscribe } from '../harness/push.js';
import { eventually } from '../harness/until.js';
import { api, owner, talk, useConsulting, vet, world } from '../harness/use-consulting.js';
import { vetOnDuty } from '../harness/vet.js';
import type { PushBrowser } from '../stand-ins/push-browser.js';
import { PushServer } from '../stand-ins/push-server.js';

let service: PushServer;
let phone: PushBrowser;

useConsulting('test');

beforeAll(async () => {
  service = await PushServer.start();
});

beforeEach(async () => {
  phone = service.browser();
  await subscribe(vet, phone);
});

afterAll(() => service.stop());

const titles = (): string[] => phone.shown.map(({ title }) => title);

it('a vet on duty without an open page is notified of a case, and when it becomes graver', async () => {
  await talk.ask({ question: 'Which brush is best for her coat?' });
  await eventually(() =>
    expect(phone.shown).toMatchObject([
      { title: 'A case is waiting', body: "Micia's case", url: '/vet/cases' },
    ]),
  );
  const { reply } = await owner.ask('Now she cannot breathe and has collapsed!');
  await owner.finished(reply.id);
  await eventually(() => expect(titles()).toContain('An emergency is waiting'));
});

it('a vet on duty is notified of an emergency that only the model sees', async () => {
  await talk.ask({ question: 'Which brush is best for her coat?' });
  await eventually(() => expect(titles()).toEqual(['A case is waiting']));
  const tab = await vet.tab();
  const changes = tab.count('cases-changed');
  world.model.behave({ gap: 1, text: '!!EMERGENCY!!\nGo to your vet now.' });
  const { reply } = await owner.ask('Why does she look so strange at me?');
  expect(reply.triage?.level).toBe('routine');
  await owner.finished(reply.id);
  world.model.behave({});
  await eventually(() => expect(titles()).toContain('An emergency is waiting'));
  expect(tab.count('cases-changed')).toBeGreaterThan(changes);
  vet.closeTabs();
});

it("a case's vet is notified that its owner has written, without the owner's words", async () => {
  const id = await talk.taken();
  await owner.send('It is worse today.');
  await eventually(() =>
    expect(phone.shown).toContainEqual(
      expect.objectContaining({ title: 'The owner has written', url: `/vet/cases/${String(id)}` }),
    ),
  );
  expect(JSON.stringify(phone.shown)).not.toContain('worse');
});

it('a case that is handed back notifies the other vets on duty, not the one who did it', async () => {
  const other = (await vetOnDuty(world, api)).owner;
  const theirs = service.browser();
  const id = await talk.taken();
  await subscribe(other, theirs);
  await vet.call('POST', at(id, '/hand-back'));
  await eventually(() => expect(theirs.shown).toMatchObject([{ url: '/vet/cases' }]));
  expect(titles()).toHaveLength(1);
});

it('a vet who is off duty or has a vet page open is not notified', async () => {
  const away = (await vetOnDuty(world, api)).owner;
  const theirs = service.browser();
  await subscribe(away, theirs);
  await away.call('PUT', '/api/vet/duty', { onDuty: false });
  const tab = await vet.tab();
  await tab.socket.emitWithAck('visible', { visible: true });
  const third = (await vetOnDuty(world, api)).owner;
  const last = service.browser();
  await subscribe(third, last);
  await talk.ask();
  await eventually(() => expect(last.shown).toHaveLength(1));
  expect([phone.shown, theirs.shown]).toEqual([[], []]);
  vet.closeTabs();
});
