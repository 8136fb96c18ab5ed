import { expect, it } from '@jest/globals';
import type { Language } from '../../contract/languages.js';
import { ORIGIN, SAMPLES } from './mails.fixture.js';
import { renderMail } from './render-mail.js';

const sent = (language: Language, at: string, comesAgain = true): string => {
  const data = { ...SAMPLES.reminder, comesAgain };
  return renderMail({ template: 'reminder', language, data }, ORIGIN, null, new Date(at)).text;
};

it.each([
  ['en', 'is late', 'ask your vet'],
  ['it', 'arriva in ritardo', 'chiedi al veterinario'],
] as const)('a reminder mail says when it is late and warns of a missed dose: %s', (...facts) => {
  const [language, late, warning] = facts;
  expect(sent(language, '2026-11-21T07:59:00Z')).not.toContain(late);
  expect(sent(language, '2026-11-22T07:00:00Z')).toContain(late);
  expect(sent(language, '2026-11-22T07:00:00Z')).toContain(warning);
});

it.each([
  ['en', "Tick it off on Moka's page", ' and the next one is set.'],
  ['it', 'Segnalo come fatto nella pagina di Moka', ': la prossima volta si imposta da sola.'],
] as const)('it promises a next time only if there is one: %s', (language, tick, next) => {
  const at = '2026-11-21T07:00:00Z';
  expect(sent(language, at)).toContain(`${tick}${next}`);
  expect(sent(language, at, false)).toContain(`${tick}.`);
});
