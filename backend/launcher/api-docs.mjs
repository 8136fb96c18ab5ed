import { run } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { setUp } from './setup.mjs';

await live(write, { whenStopped: 130 });

/** Needs no database and no Redis: the application it describes is created, but does not run. */
async function write(life) {
  await setUp({ life, mayReplace: true });
  const onText = (text) => process.stdout.write(text);
  const { code } = await run(process.execPath, ['backend/api-docs/main.mjs'], { onText });
  return code;
}
