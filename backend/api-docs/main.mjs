import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';
import { describeApi } from './document.mjs';

const text = `${JSON.stringify(await describeApi(), null, 2)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(root, 'docs/openapi.json'), text);
