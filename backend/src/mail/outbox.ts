import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf, type Letter, type Post } from './post.js';

/** Without a mail server: one file a mail under `outbox/`, which any mail reader opens. */
export function outbox(dataDir: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(dataDir, 'outbox');
  return {
    deliver: async (letter) => {
      const { message } = await transport.sendMail(messageOf(letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(letter));
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

/** Sorts by time, and is the same at every try. */
const fileName = ({ id, template, writtenAt }: Letter): string =>
  `${writtenAt.toISOString().replaceAll(':', '-')}-${template}-${String(id)}.eml`;
