import { expect, it } from '@jest/globals';
import { startPrefixed } from './prefixed.mjs';
import { startedAt, until } from './processes.mjs';

/** As the compiler's command does: it waits for a program that does not end by itself. */
const COMMAND = `
  const program = 'console.log(process.pid); process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
  require('node:child_process').execFileSync(process.execPath, ['-e', program], { stdio: 'inherit' });`;

it("a program's child processes end with it", async () => {
  const parts = [];
  const life = { keep: (part) => parts.push(part) };
  const pid = await new Promise((resolve) => {
    startPrefixed(life, 'test', ['-e', COMMAND], { onLine: (line) => resolve(Number(line)) });
  });
  expect(startedAt(pid)).not.toBeNull();
  await parts[0].stop();
  expect(await until(() => startedAt(pid) === null, 10_000)).toBe(true);
});
