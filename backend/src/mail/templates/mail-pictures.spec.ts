import { describe, expect, it } from '@jest/globals';
import { COATS } from '../../contract/coats.js';
import { PORTRAITS } from '../../contract/drawings.js';
import type { Language } from '../../contract/languages.js';
import { attachmentOf } from '../pictures.js';
import type { MailTemplates } from './mail-templates.js';
import { ORIGIN, SAMPLES } from './mails.fixture.js';
import { renderMail, type RenderedMail } from './render-mail.js';

describe("a mail's pictures", () => {
  const shown = (
    more: Partial<MailTemplates['reminder']>,
    language: Language = 'en',
  ): RenderedMail => {
    const data = { ...SAMPLES.reminder, ...more };
    return renderMail({ template: 'reminder', language, data }, ORIGIN);
  };

  it('are the logo and the pet it is about, labelled with its name', () => {
    const { html, pictures } = shown({ petName: 'Moka "M"' });
    expect(pictures).toEqual(['mark', 'cat-black']);
    expect(html).toContain('src="cid:cat-black@zampa" alt="Moka &quot;M&quot;, cat"');
    const plain = { template: 'plan-ended', language: 'en', data: SAMPLES['plan-ended'] } as const;
    expect(renderMail(plain, ORIGIN).pictures).toEqual(['mark']);
  });

  it('are labelled with what Italians call a female, if her sex is known', () => {
    expect(shown({ sex: 'female' }, 'it').html).toContain('alt="Moka, gatta"');
    expect(shown({}, 'it').html).toContain('alt="Moka, gatto"');
  });

  it('exist for every coat, small enough for a mail', () => {
    for (const portrait of PORTRAITS) {
      for (const { id } of COATS[portrait]) {
        const { content } = attachmentOf(`${portrait}-${id}`);
        expect(content.length).toBeLessThan(8 * 1024);
      }
    }
  });
});
