import { configure } from '@testing-library/react';

// The first use of a lazily loaded screen compiles it: more than the default second on a cold machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing, so nothing changes its size.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
