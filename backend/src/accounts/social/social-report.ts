import type { Response } from 'express';
import type { Provider } from '../../contract/config.js';
import type { SocialFailure, SocialReport, SocialResult } from '../../contract/social.js';
import type { Outcome } from './identities.service.js';

/** How a way ended, and for whom. */
export interface Ending {
  outcome: Outcome | SocialFailure;
  userId: number | null;
  uid?: string;
}

/** Serves the small script that reports to the opener; a part of the client. */
const SCRIPT = '/social-report.js';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const page = (report: SocialReport): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Zampa</title>` +
  `<body data-report="${escape(JSON.stringify(report))}"><script src="${SCRIPT}"></script></body></html>`;

function resultOf({ outcome, uid = '' }: Ending): SocialResult {
  switch (outcome) {
    case 'signed-in':
    case 'linked':
    case 'handed-over':
      return { status: 'signed-in', uid };
    case 'registered':
    case 'connected':
      return { status: outcome, uid };
    case 'denied':
    case 'account-exists':
    case 'identity-taken':
    case 'other-identity':
    case 'expired':
    case 'failed':
      return { status: 'failed', code: outcome };
  }
}

/** What the page that opened the way is told: nothing secret. */
export const reportOf = (
  provider: Provider,
  way: { nonce?: string | undefined } | undefined,
  ending: Ending,
): SocialReport => ({
  type: 'zampa:social',
  provider,
  nonce: way?.nonce ?? null,
  result: resultOf(ending),
});

/**
 * A popup gets a page that reports to its opener and closes. Otherwise the browser goes on where
 * it came from, with the report in the address, which the client reads and takes away.
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
  const [path = '/', anchor] = returnTo.split('#', 2);
  const social = `${path.includes('?') ? '&' : '?'}social=${encodeURIComponent(`${provider}:${told}`)}`;
  response.redirect(303, path + social + (anchor === undefined ? '' : `#${anchor}`));
}
