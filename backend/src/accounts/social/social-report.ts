import type { Response } from 'express';
import type { Provider } from '../../contract/config.js';
import type { SocialFailure, SocialReport, SocialResult } from '../../contract/social.js';
import type { Outcome } from './identities.service.js';

/** How an attempt ended, and for which user. */
export interface Ending {
  outcome: Outcome | SocialFailure;
  userId: number | null;
  uid?: string;
}

/** The path of a small client script that reports to the opener. */
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

/** The report to the page that started the attempt; contains no secrets. */
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
 * Answers a popup with a page that reports to its opener and closes. Otherwise redirects back to
 * where the browser came from, with the report in the URL, from which the client removes it.
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
