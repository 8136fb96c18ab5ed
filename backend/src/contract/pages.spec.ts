import { describe, expect, it } from 'vitest';
import { isPage } from './pages.js';

describe('pages of the client', () => {
  it.each(['/', '/pets', '/PETS', '/chat/', '/chat/12'])('has %s', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it.each(['/nowhere', '/chat/12/more', '/petsx'])('does not have %s', (path) => {
    expect(isPage(path)).toBe(false);
  });
});
