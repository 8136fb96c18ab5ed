import type { Page } from '@playwright/test';

declare global {
  interface Window {
    painted: Promise<number>;
  }
}

/**
 * Milliseconds, by the page's own clock, from the next click until a frame was painted that shows
 * this text in an alert. To be called before the click; the time is known after it.
 */
export async function clickToAlert(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    window.painted = new Promise((resolve) => {
      let clicked = NaN;
      const note = (): void => void (clicked = performance.now());
      document.addEventListener('click', note, { capture: true, once: true });
      const watch = new MutationObserver(() => {
        const alerts = [...document.querySelectorAll('[role="alert"]')];
        if (!alerts.some((alert) => alert.textContent.includes(wanted))) return;
        watch.disconnect();
        const afterPaint = (): void => void setTimeout(() => resolve(performance.now() - clicked));
        requestAnimationFrame(afterPaint);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
  }, text);
  return () => page.evaluate(() => window.painted);
}
