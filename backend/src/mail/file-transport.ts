import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf, type MailTransport, type RenderedMail } from './mail-transport.js';

/** How long a file is kept after its mail was written. Milliseconds. */
const KEPT = 29 * 24 * 3_600_000;

/**
 * Without a mail server: writes one file per mail to `outbox/`, for any mail reader. Each new one
 * removes those that are too old.
 */
export function fileTransport(dataDir: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(dataDir, 'outbox');
  return {
    deliver: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(mail));
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      await removeOld(folder);
    },
  };
}

/** Their names begin with the time. */
async function removeOld(folder: string): Promise<void> {
  const limit = stamp(new Date(Date.now() - KEPT));
  const old = (await readdir(folder)).filter((name) => name < limit);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

const stamp = (moment: Date): string => moment.toISOString().replaceAll(':', '-');

/** A name that sorts by time and is the same on every attempt. */
const fileName = ({ id, template, writtenAt }: RenderedMail): string =>
  `${stamp(writtenAt)}-${template}-${String(id)}.eml`;
