import { TestEnvironment } from 'jest-environment-node';
import { endedWith } from './runner.mjs';

const runner = { endings: endedWith(process), shared: {}, ports: {} };

for (const event of ['disconnect', 'SIGTERM']) process.once(event, () => process.exit(1));

/** Hands on what outlives a test file; the `process` of a test is a copy without events. */
export default class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.runner = () => runner;
  }
}
