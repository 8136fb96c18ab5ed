import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMailedKey, hideMailedKey, mailedKey } from './address';

const KEY = 'q3mUrl-9x_Zt'.repeat(3);

const arriveAt = (address: string): void => {
  history.replaceState(null, '', address);
  hideMailedKey();
};

beforeEach(() => history.replaceState(null, '', '/'));

describe('an emailed link', () => {
  it.each(['/reset-password', '/verify-email'])(
    'to %s leaves no key in the address bar',
    (path) => {
      arriveAt(`${path}?from=mail#${KEY}`);
      expect(location.href).toMatch(new RegExp(`${path}\\?from=mail$`));
      expect(mailedKey()).toBe(KEY);
    },
  );

  it('keeps its key after a reload until it was used', () => {
    arriveAt(`/reset-password#${KEY}`);
    hideMailedKey();
    expect(mailedKey()).toBe(KEY);
    forgetMailedKey();
    expect(mailedKey()).toBeNull();
  });

  it('is not recognised when the fragment is a page anchor', () => {
    arriveAt('/reset-password#content');
    expect(location.hash).toBe('#content');
    expect(mailedKey()).toBeNull();
    arriveAt(`/terms#${KEY}`);
    expect(location.hash).toBe(`#${KEY}`);
    expect(mailedKey()).toBeNull();
  });
});
