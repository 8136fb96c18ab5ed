import { describe, expect, it } from '@jest/globals';
import { pageAt } from './pages.js';

describe("the client's pages", () => {
  it.each([
    ['/', 'home'],
    ['/pets', 'pets'],
    ['/PETS', 'pets'],
    ['/chat/', 'chat'],
    ['/chat/12', 'chatSession'],
    ['/chat-old', 'oldChat'],
    ['/checkout', 'checkout'],
    ['/Test-Subscription', 'testPanel'],
  ])('include %s as the page %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it.each(['/nowhere', '/chat/12/more', '/petsx'])('do not include %s', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });
});
