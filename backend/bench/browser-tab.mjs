import { chromium } from '@playwright/test';
import { findChromium } from '../launcher/chromium.mjs';
import { quantile } from './statistics.mjs';

/** What a trace has to hold: the tasks of every thread, and the frames that came late. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const KEYS = 'how much water does she need ';

/** Starts a browser; it is ended by `close`. */
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

  static async open(browser, context) {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.enable');
    return new BrowserTab(browser, page, devtools);
  }

  /** @param times as slow as this machine the page's processor shall be. */
  slowDown(times) {
    return this.devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  /** What stays after a collection: JavaScript and DOM, in bytes, and the count of nodes. */
  async memory() {
    for (let turn = 0; turn < 3; turn += 1) await this.devtools.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize = 0 } = await this.devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await this.devtools.send('Memory.getDOMCounters');
    return { script: usedSize, dom: embedderHeapUsedSize, nodes, listeners: jsEventListeners };
  }

  /**
   * Types into what has the focus while `work` runs, one key every 150 ms.
   * @returns how the page was meanwhile; times in milliseconds.
   */
  async watch(work) {
    await this.page.evaluate(observe);
    await this.browser.startTracing(this.page, { categories: CATEGORIES });
    let over = false;
    const done = work().finally(() => (over = true));
    for (let at = 0; !over; at += 1) {
      await this.page.keyboard.press(KEYS[at % KEYS.length] === ' ' ? 'Space' : KEYS[at % KEYS.length]);
      await Promise.race([this.page.waitForTimeout(150), done]);
    }
    await done;
    if (process.env.KEEP_TRACE) (await import('node:fs')).writeFileSync(process.env.KEEP_TRACE, this.trace = await this.browser.stopTracing());
    const trace = JSON.parse((this.trace ?? (await this.browser.stopTracing())).toString());
    const seen = await this.page.evaluate(() => window.seen.take());
    return { ...tasksOf(trace.traceEvents), ...seen };
  }
}

/** Runs in the page. Keys quicker than 16 ms are not told of by the browser. */
function observe() {
  const keys = [];
  const waits = [];
  let shift = 0;
  const listen = (event) => {
    const begun = performance.now();
    requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - begun)));
  };
  const observers = [
    ['event', (entry) => entry.name === 'keydown' && keys.push(entry.duration)],
    ['layout-shift', (entry) => (shift += entry.value)],
  ].map(([type, take]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, durationThreshold: 16 });
    return observer;
  });
  document.addEventListener('keydown', listen, true);
  window.seen = {
    take() {
      document.removeEventListener('keydown', listen, true);
      observers.forEach((observer) => observer.disconnect());
      return { keys, waits, shift };
    },
  };
}

/** Tasks of the page's main thread, by the thread's own clock: what other programs took is not in it. */
export function tasksOf(events) {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`);
  const threads = new Map();
  for (const { name, pid, tid, tdur, ts } of events) {
    if (name !== 'ThreadControllerImpl::RunTask' || !tdur) continue;
    const thread = `${pid}/${tid}`;
    if (!threads.has(thread)) threads.set(thread, []);
    threads.get(thread).push({ tdur, ts });
  }
  const sum = (tasks = []) => tasks.reduce((total, { tdur }) => total + tdur, 0);
  const [main] = mains.sort((one, other) => sum(threads.get(other)) - sum(threads.get(one)));
  const lengths = (threads.get(main) ?? []).map(({ tdur }) => tdur / 1000);
  return {
    longest: Math.max(...lengths),
    busy: lengths.reduce((total, length) => total + length, 0),
    over50: lengths.filter((length) => length > 50).length,
    over16: lengths.filter((length) => length > 16).length,
    p99: quantile(lengths.filter((length) => length > 1), 0.99),
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
  };
}
