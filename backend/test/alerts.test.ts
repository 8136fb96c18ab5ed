import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findOnPath, root } from '../launcher/paths.mjs';

const FOLDER = join(root, 'docs', 'deploy', 'prometheus');
/** Of Debian's package `prometheus`. */
const promtool = findOnPath('promtool');

const namesIn = (file: string, pattern: RegExp): string[] => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();
};

describe('the alerts', () => {
  it('each have a test case in which they fire', () => {
    const alerts = namesIn('alerts.yml', /- alert: (\w+)/g);
    expect(alerts.length).toBeGreaterThan(15);
    expect(namesIn('alerts.test.yml', /alertname: (\w+)\n\s+exp_alerts:\n/g)).toEqual(alerts);
  });

  it('each explain the problem to the person who is paged', () => {
    const explained = readFileSync(join(root, 'docs', 'observability.md'), 'utf8');
    const alerts = namesIn('alerts.yml', /- alert: (\w+)/g);
    expect(alerts.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  (!promtool ? it.skip : it)('fire when they should, and only then', () => {
    for (const args of [
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync(promtool ?? '', args, {
        cwd: FOLDER,
        encoding: 'utf8',
      });
      expect(stdout + stderr).not.toContain('FAILED');
      expect(status).toBe(0);
    }
  });
});
