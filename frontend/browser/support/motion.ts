import type { Page } from '@playwright/test';

declare global {
  interface Window {
    motions: string[];
  }
}

/** Anything longer counts as movement. */
const BLINK_MS = 20;

/** Records every animation and transition on pages opened from now on. */
export const watchMotion = async (page: Page): Promise<void> => {
  await page.addInitScript((blink) => {
    window.motions = [];
    const note = (): void => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (Number(endTime) > blink) window.motions.push(JSON.stringify(animation));
      }
    };
    document.addEventListener('animationstart', note, true);
    document.addEventListener('transitionrun', note, true);
  }, BLINK_MS);
};

export const motions = (page: Page): Promise<string[]> => page.evaluate(() => window.motions);
