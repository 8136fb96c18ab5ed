import { join } from 'node:path';
import { run, tool } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { say } from './report.mjs';
import { setUp } from './setup.mjs';
import { closingLine, countOfSuite, readReport } from './test-counts.mjs';
import { openTestFolder } from './test-folder.mjs';
import { testEnvironment } from './test-services.mjs';

await live(testFaults, { whenStopped: 130 });

/** The fault tests in their long form; what follows the command is for vitest: a file, `-t name`. */
async function testFaults(life) {
  await setUp();
  const folder = await openTestFolder(life);
  const env = { ...(await testEnvironment(life, folder)), FAULTS: 'long' };
  const report = join(folder, 'faults.json');
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', 'faults', ...reporters, ...process.argv.slice(2)];
  const onText = (text) => process.stdout.write(text);
  const { code } = await run(tool('vitest'), args, { env, onText });
  const counts = countOfSuite(code, readReport(report));
  say(`\n${closingLine(counts)}`);
  return counts.failed === 0 ? 0 : 1;
}
