import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { until } from './until.js';

const LINK = /https?:\/\/\S+\/(?:reset-password|verify-email)#[\w-]+/;

export type LinkMail = 'verify-email' | 'change-email' | 'reset-password';

/** Oldest first. */
async function linksIn(outbox: string, to: string, mail: LinkMail): Promise<string[]> {
  const files = await readdir(outbox).catch(() => []);
  const links: string[] = [];
  for (const file of files.filter((name) => name.includes(`-${mail}-`)).sort()) {
    const letter = await PostalMime.parse(await readFile(join(outbox, file)));
    const link = LINK.exec(letter.text ?? '')?.[0];
    if (letter.to?.some(({ address }) => address === to) && link) links.push(link);
  }
  return links;
}

/**
 * The link of the newest mail of a kind to an address, once there have been so many.
 * @param dataDir of processes without a mail server.
 */
export const mailedLink = (
  dataDir: string,
  to: string,
  mail: LinkMail,
  count: number,
): Promise<string> =>
  until(`mail ${String(count)} to ${to} is there`, async () => {
    const links = await linksIn(join(dataDir, 'outbox'), to, mail);
    return links.length < count ? undefined : links.at(-1);
  });
