import { expect, it } from '@jest/globals';
import type { Language } from '../../contract/languages.js';
import { ORIGIN, SAMPLES } from './mails.fixture.js';
import { renderMail } from './render-mail.js';

const sent = (language: Language, at: string): string =>
  renderMail({ template: 'reminder', language, data: SAMPLES.reminder }, ORIGIN, null, new Date(at))
    .text;

it.each([
  ['en', 'is late', 'ask your vet'],
  ['it', 'arriva in ritardo', 'chiedi al veterinario'],
] as const)('a reminder mail says when it is late and warns of a missed dose: %s', (...facts) => {
  const [language, late, warning] = facts;
  expect(sent(language, '2026-11-21T07:59:00Z')).not.toContain(late);
  expect(sent(language, '2026-11-22T07:00:00Z')).toContain(late);
  expect(sent(language, '2026-11-22T07:00:00Z')).toContain(warning);
});
