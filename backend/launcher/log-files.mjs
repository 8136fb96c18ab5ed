import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';

/** Bytes above which a log moves to its first older file. */
const LARGEST = 10_000_000;

/** Times `LARGEST`: how much of a log moves, the newest of it. */
const MOVED = 2;

/** Times `LARGEST`: a log that cannot be moved is emptied above this, so that it fills no disk. */
const LOST_ABOVE = 10;

/** How many older files of a log are kept: `api.log.1` is the newest of them. */
const KEPT = 9;

const CHECK_MS = 60_000;

const watched = new Set();
let timer = null;

/** Keeps a log that programs append to at about 100 MB, older files included. */
export function watchLog(file) {
  // Earlier versions renamed a log of any size to this.
  rmSync(`${file}.old`, { force: true });
  keepSmall(file);
  watched.add(file);
  timer ??= setInterval(() => [...watched].forEach((one) => keepSmall(one)), CHECK_MS).unref();
}

/**
 * Moves the newest lines of a log that has grown too large to an older file. Its writers have it
 * open to append, so they are copied and the log is emptied: a line written between the two is lost.
 */
export function keepSmall(file, largest = LARGEST) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largest) return;
  const draft = `${file}.new`;
  try {
    rmSync(`${file}.${KEPT}`, { force: true });
    writeFileSync(draft, newestOf(file, MOVED * largest));
    for (let number = KEPT - 1; number > 0; number -= 1) {
      if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
    }
    renameSync(draft, `${file}.1`);
    truncateSync(file);
  } catch {
    // The disk is full, perhaps: tried again at the next check.
    rmSync(draft, { force: true });
    if (size > LOST_ABOVE * largest) truncateSync(file);
  }
}

/** The whole lines within the last `most` bytes of a file. */
function newestOf(file, most) {
  const opened = openSync(file, 'r');
  try {
    const { size } = fstatSync(opened);
    const start = Math.max(0, size - most);
    const bytes = Buffer.alloc(size - start);
    const read = readSync(opened, bytes, 0, bytes.length, start);
    return bytes.subarray(start === 0 ? 0 : bytes.indexOf('\n') + 1, read);
  } finally {
    closeSync(opened);
  }
}
