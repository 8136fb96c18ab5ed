import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../launcher/paths.mjs';
import { describeApi } from './document.mjs';

const file = join(root, 'docs/openapi.json');
const options = { ...(await resolveConfig(file)), parser: 'json' };
const text = await format(JSON.stringify(await describeApi()), options);
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(file, text);
