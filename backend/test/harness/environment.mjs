import { TestEnvironment } from 'jest-environment-node';
import { endedWith, ChildProcesses } from './runner.mjs';

const runner = {
  children: new ChildProcesses(process),
  endings: endedWith(process),
  shared: {},
  ports: {},
};

process.once('SIGTERM', () => process.exit(1));

// Ends with Jest. A listener for 'disconnect' would keep this process alive.
if (process.send) setInterval(() => process.connected || process.exit(1), 1000).unref();

/** Gives tests the state that outlives a test file: a test's `process` is a copy without events. */
export default class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.runner = () => runner;
  }
}
