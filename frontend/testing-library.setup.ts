import { cleanup, configure } from '@testing-library/react';
import { LANGUAGES } from '@contract/languages';
import { afterEach, vi } from 'vitest';
import { queryClient } from './src/shared/queries';
import './src/shared/texts';
import './src/shared/texts/care';
import './src/shared/texts/late-chat';
import './src/shared/texts/pages';
import { loadTexts } from './src/shared/texts/first';

// The first use of a lazy-loaded screen compiles it, which can take more than the default second.
configure({ asyncUtilTimeout: 20_000 });

await Promise.all(LANGUAGES.map(loadTexts));

// jsdom does no layout, so nothing is ever resized.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Each computed style makes jsdom match its default sheet, and a query by role reads thousands of
// them. No test loads a sheet, so elements of one name look alike unless they have one of these.
const STYLED_BY = ['style', 'hidden', 'open'];
const view = document.defaultView as Window;
const computeStyle = view.getComputedStyle.bind(view);
const styles = new Map<string, CSSStyleDeclaration>();
view.getComputedStyle = (element, pseudo) => {
  const { localName: name } = element;
  const isOwn = pseudo || name === 'input' || STYLED_BY.some((one) => element.hasAttribute(one));
  if (isOwn) return computeStyle(element, pseudo);
  const style = styles.get(name) ?? computeStyle(element);
  styles.set(name, style);
  return style;
};

interface Store {
  getInitialState: () => object;
  setState: (state: object, replace: true) => void;
}

const isStore = (one: unknown): one is Store =>
  typeof one === 'function' && 'getInitialState' in one;

const stores = Object.values(
  import.meta.glob<object>(['./src/**/*.store.ts', './src/shared/{app-worker,partner-vets}.ts'], {
    eager: true,
  }),
).flatMap((module) => Object.values(module).filter(isStore));

// Test files in one worker share a page and its modules.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  for (const store of stores) store.setState(store.getInitialState(), true);
});
