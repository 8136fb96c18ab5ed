import { describe, expect, it } from '@jest/globals';
import { ORIGIN, SAMPLES } from './mails.fixture.js';
import { renderMail } from './render-mail.js';

describe('the mail to an abandoned address that was never confirmed', () => {
  const data = { ...SAMPLES['email-changed'], url: null };

  it.each([
    ['en', 'help@zampa.example', 'no longer signed in anywhere, write to help@zampa.example.'],
    ['it', 'help@zampa.example', 'da nessun dispositivo, scrivi a help@zampa.example.'],
    ['en', null, 'only the operator of this installation can help you.'],
    ['it', null, 'può aiutarti solo il gestore di questa installazione.'],
  ] as const)('says what an owner can do who did not change it: %s, %s', (language, to, words) => {
    const { text } = renderMail({ template: 'email-changed', language, data }, ORIGIN, to);
    expect(text).toContain(language === 'en' ? 'change the password' : 'cambia la password');
    expect(text).toContain(words);
  });
});
