import type { Response } from 'express';
import type { SocialReport } from '../../contract/social.js';

/** Serves the small script that reports to the opener; a part of the client. */
const SCRIPT = '/social-report.js';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const page = (report: SocialReport): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Zampa</title>` +
  `<body data-report="${escape(JSON.stringify(report))}"><script src="${SCRIPT}"></script></body></html>`;

/**
 * A popup gets a page that reports to its opener and closes; nothing in it is secret. Otherwise
 * the browser goes on where it came from, with the report in the address, which the client reads
 * and takes away.
 */
export function answerReport(
  response: Response,
  report: SocialReport,
  { mode, returnTo }: { mode: 'popup' | 'redirect'; returnTo: string },
): void {
  if (mode === 'popup') {
    response.set('Cross-Origin-Opener-Policy', 'unsafe-none').type('html').send(page(report));
    return;
  }
  const { provider, result } = report;
  const told = result.status === 'failed' ? result.code : `${result.status}:${result.uid}`;
  const join = returnTo.includes('?') ? '&' : '?';
  response.redirect(303, `${returnTo}${join}social=${encodeURIComponent(`${provider}:${told}`)}`);
}
