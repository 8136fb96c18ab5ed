import { describe, expect, it } from '@jest/globals';
import { pageAt } from './pages.js';

describe('pages of the client', () => {
  it.each([
    ['/', 'home'],
    ['/pets', 'pets'],
    ['/PETS', 'pets'],
    ['/chat/', 'chat'],
    ['/chat/12', 'chatSession'],
    ['/chat-old', 'oldChat'],
    ['/checkout', 'checkout'],
    ['/Test-Subscription', 'testPanel'],
  ])('have at %s the page %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it.each(['/nowhere', '/chat/12/more', '/petsx'])('have none at %s', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });
});
