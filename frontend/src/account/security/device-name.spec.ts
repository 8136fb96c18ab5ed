import { describe, expect, it } from 'vitest';
import { deviceFacts } from './device-name';

const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a user agent', () => {
  it.each([
    [`(Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36`, 'Chrome', 'Windows'],
    [`(Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`(X11; Linux x86_64) ${CHROMIUM} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux'],
    [`(X11; CrOS x86_64 14541.0.0) ${CHROMIUM} Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['(X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [
      `(Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
  ])('identifies a computer: %s', (userAgent, browser, system) => {
    expect(deviceFacts(`Mozilla/5.0 ${userAgent}`)).toEqual({ browser, system, small: false });
  });

  it.each([
    [`(Linux; Android 16; K) ${CHROMIUM} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `(Linux; Android 16; K) ${CHROMIUM} SamsungBrowser/28.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `(iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [
      `(iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPhone',
    ],
    [
      `(iPad; CPU OS 18_5 like Mac OS X) ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/604.1`,
      'Firefox',
      'iPad',
    ],
  ])('identifies a handheld device: %s', (userAgent, browser, system) => {
    expect(deviceFacts(`Mozilla/5.0 ${userAgent}`)).toEqual({ browser, system, small: true });
  });

  it.each(['', 'node', 'curl/8.5.0'])('identifies nothing if it is unknown: "%s"', (userAgent) => {
    expect(deviceFacts(userAgent)).toEqual({ browser: null, system: null, small: false });
  });
});
