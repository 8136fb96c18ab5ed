/* global window -- functions that run in the page use it */
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../launcher/chromium.mjs';
import { tasksOf } from './trace.mjs';

/** Trace categories: the tasks of all threads, and dropped frames. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const KEYS = [...'how much water does she need '].map((key) => (key === ' ' ? 'Space' : key));
/** Milliseconds. */
const KEY_EVERY = 150;

/** Starts a browser; end it with `close`. */
export async function openBrowser(say) {
  const executablePath = await findChromium(say);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A page under measurement. */
export class BrowserTab {
  constructor(browser, page, devtools) {
    this.browser = browser;
    this.page = page;
    this.devtools = devtools;
  }

  /** @param cookie of a signed-in owner, as "name=value". */
  static async open(browser, { cookie, url } = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const [name, value] = cookie?.split('=') ?? [];
    if (cookie) await context.addCookies([{ name, value, url, httpOnly: true }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.enable');
    return new BrowserTab(browser, page, devtools);
  }

  /** @param rate slow-down factor of the page's main thread. */
  slowDown(rate) {
    return this.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** After a garbage collection: bytes of scripts and of the document, and counts. */
  async memory() {
    for (let turn = 0; turn < 3; turn += 1) await this.devtools.send('HeapProfiler.collectGarbage');
    const heap = await this.devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await this.devtools.send('Memory.getDOMCounters');
    const { usedSize: script, embedderHeapUsedSize: dom = 0 } = heap;
    return { script, dom, nodes, listeners: jsEventListeners };
  }

  /**
   * Types into the focused element while `work` runs.
   * @returns the page's tasks meanwhile, and each key's time until paint. Milliseconds.
   */
  async watch(work) {
    await this.page.evaluate(observe);
    await this.browser.startTracing(this.page, { categories: CATEGORIES });
    let isOver = false;
    const done = work().finally(() => (isOver = true));
    for (let at = 0; !isOver; at += 1) {
      await this.page.keyboard.press(KEYS[at % KEYS.length]);
      await Promise.race([delay(KEY_EVERY), done]);
    }
    await done;
    const trace = JSON.parse((await this.browser.stopTracing()).toString());
    return { ...tasksOf(trace.traceEvents), ...(await this.page.evaluate(() => window.seen())) };
  }
}

/** Runs in the page. The browser does not report keys that took less than 16 ms. */
function observe() {
  const keys = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.seen = () => {
    observer.disconnect();
    return { keys };
  };
}
