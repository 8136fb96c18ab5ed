import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PINNED, useFollowEnd } from './use-follow-end';

const VIEW = 400;
const CARD_AT = 100;
const HELD_AT = CARD_AT - 12;

let resized = (): void => undefined;
let contentHeight = 0;

const Log = () => {
  const { view, content } = useFollowEnd(1, 2);
  return (
    <div ref={view} role="log">
      <div ref={content}>
        <article>
          <section {...{ [PINNED]: '' }} />
        </article>
      </div>
    </div>
  );
};

/** A log with a card above its end. */
const showLog = (): HTMLElement => {
  const log = render(<Log />).getByRole('log');
  Object.defineProperties(log, {
    clientHeight: { value: VIEW },
    scrollHeight: { get: () => contentHeight },
  });
  const card = log.querySelector(`[${PINNED}]`);
  vi.spyOn(card as Element, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, CARD_AT - log.scrollTop),
  );
  return log;
};

/** Has the browser report the new height, and then the scroll position that results from it. */
const grow = (log: HTMLElement, height: number): void => {
  contentHeight = height;
  act(resized);
  log.dispatchEvent(new Event('scroll'));
};

const scroll = (log: HTMLElement, top: number): void => {
  log.scrollTop = top;
  act(() => void log.dispatchEvent(new Event('scroll')));
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

it('a card stays pinned even if the browser moved the end up before', () => {
  const log = showLog();
  grow(log, VIEW + 80);
  expect(log.scrollTop).toBe(80);
  contentHeight = VIEW + 50;
  scroll(log, 50);
  grow(log, VIEW + 600);
  expect(log.scrollTop).toBe(HELD_AT);
});

it('a reader who scrolled to the end stays there', () => {
  const log = showLog();
  grow(log, VIEW + 600);
  expect(log.scrollTop).toBe(HELD_AT);
  scroll(log, 600);
  grow(log, VIEW + 700);
  expect(log.scrollTop).toBe(700);
});
