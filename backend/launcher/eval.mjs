import { run } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { setUp } from './setup.mjs';

await live(evaluate, { whenStopped: 130 });

/** Needs neither database nor Redis: rules, handbook and cases are files. */
async function evaluate() {
  await setUp();
  const onText = (text) => process.stdout.write(text);
  const args = ['backend/eval/main.mjs', ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { onText });
  return code;
}
