import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import type { MailTemplate } from './mail-templates.js';
import { ORIGIN, NAME, STOP, SAMPLES } from './mails.fixture.js';
import { renderMail, type RenderedMail } from './render-mail.js';

/** What each mail must say besides the reader's name. */
const FACTS: Record<MailTemplate, Record<Language, string[]>> = {
  receipt: {
    en: ['Pro', '€6.49', '€12.99', '21 November 2026', '21 December 2026', 'ZAMPA-0001'],
    it: ['Pro', '6,49 €', '12,99 €', '21 novembre 2026', '21 dicembre 2026', 'ZAMPA-0001'],
  },
  'renewal-failed': {
    en: ['Pro', '€12.99', 'until 8 December 2026', 'https://pay.example/invoice'],
    it: ['Pro', '12,99 €', "fino all'8 dicembre 2026", 'https://pay.example/invoice'],
  },
  'card-expiring': {
    en: ['Pro', '4242', 'December 2026', '8 January 2027', `${ORIGIN}/profile`],
    it: ['Pro', '4242', 'dicembre 2026', '8 gennaio 2027', `${ORIGIN}/profile`],
  },
  'subscription-canceled': {
    en: ['Pro', 'until 8 December 2026', `${ORIGIN}/profile`],
    it: ['Pro', "fino all'8 dicembre 2026", `${ORIGIN}/profile`],
  },
  'switch-scheduled': {
    en: ['Expert', 'Pro on 8 December 2026', '€12.99', `${ORIGIN}/profile`],
    it: ['Expert', "Pro l'8 dicembre 2026", '12,99 €', `${ORIGIN}/profile`],
  },
  'subscription-resumed': { en: ['Pro', '21 December 2026'], it: ['Pro', '21 dicembre 2026'] },
  refunded: { en: ['Pro', '€12.99'], it: ['Pro', '12,99 €'] },
  'first-month-used': {
    en: ['Pro', '€6.49', '€12.99', 'checkout?plan=pro'],
    it: ['Pro', '6,49 €', '12,99 €', 'checkout?plan=pro'],
  },
  'payment-disputed': {
    en: ['Pro', '€12.99', 'on 8 November 2026', 'until 21 December 2026', `${ORIGIN}/profile`],
    it: ['Pro', '12,99 €', "l'8 novembre 2026", 'fino al 21 dicembre 2026', `${ORIGIN}/profile`],
  },
  'plan-ended': { en: ['Pro', 'Free'], it: ['Pro', 'Free'] },
  'verify-email': {
    en: ['24 hours', `${ORIGIN}/verify-email#key`],
    it: ['24 ore', `${ORIGIN}/verify-email#key`],
  },
  'reset-password': {
    en: ['30 minutes', `${ORIGIN}/reset-password#key`],
    it: ['30 minuti', `${ORIGIN}/reset-password#key`],
  },
  'change-email': {
    en: ['24 hours', `${ORIGIN}/verify-email#key`],
    it: ['24 ore', `${ORIGIN}/verify-email#key`],
  },
  'email-changed': {
    en: ['a different email address', '7 days', STOP],
    it: ['altro indirizzo', '7 giorni', STOP],
  },
  'password-changed': { en: ['signed out', '7 days', STOP], it: ['disconnessi', '7 giorni', STOP] },
  'account-removed': { en: ['90 days'], it: ['90 giorni'] },
  'provider-connected': { en: ['Google', '7 days', STOP], it: ['Google', '7 giorni', STOP] },
  'provider-disconnected': { en: ['Google', '7 days', STOP], it: ['Google', '7 giorni', STOP] },
  'token-made': {
    en: ['Xy7Q', 'until 11 March 2027', '7 days', STOP],
    it: ['Xy7Q', "fino all'11 marzo 2027", '7 giorni', STOP],
  },
  'support-message': {
    en: ['First line\n\n<script>', '#12', 'anna@example.org'],
    it: ['First line\n\n<script>', '#12', 'anna@example.org'],
  },
  'webhook-switched-off': {
    en: ['hooks.example.org', 'calls that failed', 'not sent later', `${ORIGIN}/profile`],
    it: ['hooks.example.org', 'non riuscite', 'non viene inviato', `${ORIGIN}/profile`],
  },
  'support-answer': {
    en: ['Where is my invoice?', '<b>Under</b> Plan', `${ORIGIN}/help?thread=12#contact`],
    it: ['Where is my invoice?', '<b>Under</b> Plan', `${ORIGIN}/help?thread=12#contact`],
  },
  'usage-report': {
    en: ['November 2026', '1,204', '1,198', '340', '58', '12', 'in your profile'],
    it: ['novembre 2026', '1204', '1198', '340', '58', '12', 'nel tuo profilo'],
  },
  'vet-message': {
    en: ['Dr. Ada Verdi has written', `${ORIGIN}/chat?petId=7`],
    it: ['Dr. Ada Verdi ti ha scritto', `${ORIGIN}/chat?petId=7`],
  },
  'question-expired': {
    en: ['No vet could take your question', 'call your own vet', 'Thursday 19 November at 08:00'],
    it: [
      'rimasta senza risposta',
      'chiama il tuo veterinario',
      'giovedì 19 novembre alle ore 08:00',
    ],
  },
  reminder: {
    en: ['Moka', 'Syrup for the cough', '2 ml', '21 November at 08:00', `${ORIGIN}/pets/7`],
    it: ['Moka', 'Syrup for the cough', '2 ml', '21 novembre alle ore 08:00', `${ORIGIN}/pets/7`],
  },
};

const cases = (Object.keys(SAMPLES) as MailTemplate[]).flatMap((template) =>
  LANGUAGES.map((language) => ({ template, language })),
);

const render = (template: MailTemplate, language: Language): RenderedMail =>
  renderMail({ template, language, data: SAMPLES[template] }, ORIGIN);

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The visible text of the HTML. */
const wordsOf = (html: string): string =>
  plainWords(
    html
      .replace(/^[\s\S]*<body/, '<body')
      .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? ''),
  );

const plainWords = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));

describe('the footer of every mail', () => {
  const source = { template: 'account-removed', data: SAMPLES['account-removed'] } as const;
  it.each([
    ['en', 'help@zampa.example', 'Questions? Write to help@zampa.example.'],
    ['it', 'help@zampa.example', 'Hai domande? Scrivi a help@zampa.example.'],
    ['en', null, 'The operator of this installation has not given a contact address.'],
    ['it', null, 'Il gestore di questa installazione non ha indicato un indirizzo di contatto.'],
  ] as const)('says whom to contact: %s, %s', (language, supportEmail, words) => {
    const { text, html } = renderMail({ ...source, language }, ORIGIN, supportEmail);
    expect(text).toContain(words);
    expect(html).toContain(words);
  });
});

describe.each(cases)('the mail $template in $language', ({ template, language }) => {
  const { subject, text, html } = render(template, language);

  it('says what it is about, in its language', () => {
    expect(text).toContain(NAME);
    const plain = text.replaceAll('\u00a0', ' ');
    for (const fact of FACTS[template][language]) expect(plain).toContain(fact);
    expect(html).toContain(`<html lang="${language}">`);
  });

  it('is gender-neutral, and uses straight apostrophes', () => {
    expect(text).not.toMatch(
      /\b(?:ti sei \p{L}+o|sei (?:stato|sicuro)|(?<!il )benvenuto)\b|[‘’]/iu,
    );
  });

  it('has a one-line subject short enough for an inbox', () => {
    expect(subject).toMatch(/^[^\r\n]{10,70}$/);
  });

  it('says the same in plain text as in HTML', () => {
    const words = wordsOf(html).replace(/^Zampa /, '');
    const signature = language === 'en' ? 'Warm wishes' : 'Un caro saluto';
    expect(words).toContain(signature);
    expect(plainWords(text)).toBe(words);
    for (const url of linksOf(html)) expect(text).toContain(url);
  });

  it('escapes what users have written', () => {
    expect(html).toContain('Anna &amp; &lt;b&gt;&quot;Co&quot;&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it.each(['evil.com', 'call 0039 333 1234567', 'www evil', 'a@evil', 'see evil.example now'])(
    'omits the name %s, which mail clients would turn into a link',
    (name) => {
      const data = { ...SAMPLES[template], name };
      const mail = renderMail({ template, language, data }, ORIGIN);
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain(name);
      expect(mail.text).not.toMatch(
        /undefined|\b(Hi|Ciao|Grazie|you) ?, ,|(Hi|Ciao|you|Grazie),$/m,
      );
    },
  );

  it('loads nothing external, and says why it was sent', () => {
    expect(html).not.toMatch(/<(link|script|iframe)|url\(|<img src="(?!cid:)/i);
    expect(text).toContain(
      language === 'en' ? 'You are receiving this email because' : 'Ricevi questa email',
    );
    expect(linksOf(html)).toEqual(expect.arrayContaining([`${ORIGIN}/privacy`, `${ORIGIN}/terms`]));
  });
});

describe('mails', () => {
  it('contain the same facts and links in every language', () => {
    for (const template of Object.keys(SAMPLES) as MailTemplate[]) {
      const [en, it] = LANGUAGES.map((language) => render(template, language).html);
      expect(linksOf(en ?? '')).toEqual(linksOf(it ?? ''));
      expect(en?.match(/<tr/g)?.length).toBe(it?.match(/<tr/g)?.length);
    }
  });

  it('have no button for an invoice without a URL', () => {
    const data = { ...SAMPLES.receipt, invoiceUrl: null };
    const { html } = renderMail({ template: 'receipt', language: 'en', data }, ORIGIN);
    expect(html).not.toContain('<a class="button"');
  });

  it.each(LANGUAGES)('name no next payment where none follows: %s', (language) => {
    const data = { ...SAMPLES.receipt, nextAt: null };
    const { text } = renderMail({ template: 'receipt', language, data }, ORIGIN);
    expect(text).toMatch(/6[.,]49/);
    expect(text).not.toMatch(/12[.,]99|Next payment|Prossimo pagamento/);
  });

  it('state amounts in the currency that was paid', () => {
    const data = { ...SAMPLES.refunded, currency: 'usd' };
    expect(renderMail({ template: 'refunded', language: 'en', data }, ORIGIN).subject).toContain(
      '$12.99',
    );
  });

  it('say which plan continues after the refund of another', () => {
    const textOf = (language: Language, current: 'expert' | null): string => {
      const data = { ...SAMPLES.refunded, current };
      return renderMail({ template: 'refunded', language, data }, ORIGIN).text;
    };
    expect(textOf('en', 'expert')).toContain('Your Expert plan continues');
    expect(textOf('it', 'expert')).toContain('Il tuo piano Expert continua');
    expect(textOf('en', null)).toContain('on the Free plan');
  });

  it.each([
    ['en', '1 question, 0 diary entries.'],
    ['it', '1 domanda, 0 voci di diario.'],
  ] as const)('use the singular for one: %s', (language, said) => {
    const data = { ...SAMPLES['usage-report'], questions: 1, diaryEntries: 0 };
    expect(renderMail({ template: 'usage-report', language, data }, ORIGIN).html).toContain(said);
  });

  it("state the day in the customers' time zone, not the server's", () => {
    const data = { ...SAMPLES['plan-ended'], nextAt: '2026-12-20T23:30:00.000Z' };
    const mail = renderMail({ template: 'subscription-resumed', language: 'en', data }, ORIGIN);
    expect(mail.text).toContain('21 December 2026');
  });
});
