import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

const LIFECYCLE = new URL('lifecycle.mjs', import.meta.url).href;

describe('a lifecycle that ends', () => {
  it('stops every part, even after one that cannot be stopped', () => {
    const script = `
      import { live } from '${LIFECYCLE}';
      await live((life) => {
        life.keep({ stop: () => console.log('database stopped') });
        life.keep({ stop: () => Promise.reject(new Error('stuck')) });
        return 0;
      });`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    );
    expect(stdout + stderr).toContain('database stopped');
    expect(stdout + stderr).toContain('stuck');
    expect(status).toBe(1);
  });
});
