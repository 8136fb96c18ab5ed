import { run } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { setUp } from './setup.mjs';

await live(evaluate, { whenStopped: 130 });

/**
 * Needs neither database nor Redis: rules, handbook and cases are files. The optional argument is
 * `train`, and comes first.
 */
async function evaluate(life) {
  await setUp({ life, mayReplace: true });
  const onText = (text) => process.stdout.write(text);
  const wanted = process.argv.slice(2);
  const args =
    wanted[0] === 'train' ? ['backend/eval/train.mjs'] : ['backend/eval/main.mjs', ...wanted];
  const { code } = await run(process.execPath, args, { onText });
  return code;
}
