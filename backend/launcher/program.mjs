import { run } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { setUp } from './setup.mjs';

await live(start, { whenStopped: 130 });

/** Builds, then runs the program of the arguments. For those without a database and Redis. */
async function start(life) {
  await setUp({ life, mayReplace: true });
  const onText = (text) => process.stdout.write(text);
  const { code } = await run(process.execPath, process.argv.slice(2), { onText });
  return code;
}
