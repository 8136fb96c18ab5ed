import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to an address in a process's outbox, oldest first. @param name of the template. */
export async function mailsIn(dataDir: string, to: string, name: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const named = files.filter((file) => file.includes(`-${name}-`) && file.endsWith('.eml')).sort();
  const mails = await Promise.all(
    named.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}
