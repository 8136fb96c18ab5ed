/* global window -- of the page, in which some functions run */
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../launcher/chromium.mjs';
import { tasksOf } from './trace.mjs';

/** What a trace holds: the tasks of every thread, and the frames that were left out. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const KEYS = [...'how much water does she need '].map((key) => (key === ' ' ? 'Space' : key));
/** Milliseconds. */
const KEY_EVERY = 150;

/** Starts a browser; it is ended by its `close`. */
export async function openBrowser(say) {
  const executablePath = await findChromium(say);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** One page under measurement. */
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

  /** @param rate as many times slower as the page's main thread shall be. */
  slowDown(rate) {
    return this.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** What is left after a collection. Bytes of scripts and of the document, and counts. */
  async memory() {
    for (let turn = 0; turn < 3; turn += 1) await this.devtools.send('HeapProfiler.collectGarbage');
    const heap = await this.devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await this.devtools.send('Memory.getDOMCounters');
    const { usedSize: script, embedderHeapUsedSize: dom = 0 } = heap;
    return { script, dom, nodes, listeners: jsEventListeners };
  }

  /**
   * Types into what has the focus while `work` runs.
   * @returns the tasks of the page meanwhile, and how long each key took until it was painted. Ms.
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

/** Runs in the page. Of keys that took less than 16 ms the browser tells nothing. */
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
