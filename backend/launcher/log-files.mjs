import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';

/** Bytes above which a log moves to its first older file. */
const LARGEST = 10_000_000;

/** How many older files of a log are kept: `api.log.1` is the newest of them. */
const KEPT = 9;

const CHECK_MS = 60_000;

const watched = new Set();
let timer = null;

/** Keeps a log that programs append to at about 100 MB, older files included. */
export function watchLog(file) {
  keepSmall(file);
  watched.add(file);
  timer ??= setInterval(() => [...watched].forEach((one) => keepSmall(one)), CHECK_MS).unref();
}

/**
 * Moves the lines of a log that has grown too large to an older file. Its writers have it open to
 * append, so it is copied and emptied: a line written between the two is lost.
 */
export function keepSmall(file, largest = LARGEST) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largest) return;
  const draft = `${file}.new`;
  try {
    copyFileSync(file, draft);
    for (let number = KEPT - 1; number > 0; number -= 1) {
      if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
    }
    renameSync(draft, `${file}.1`);
    truncateSync(file);
  } catch {
    // The disk is full, perhaps: tried again at the next check.
    rmSync(draft, { force: true });
  }
}
