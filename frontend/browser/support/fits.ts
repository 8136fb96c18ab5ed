import { expect, type Locator, type Page } from '@playwright/test';

/** The smallest phone, and a screen of 1280 x 800 at a zoom of 200 %. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];

/** Texts that reach beyond the window, but for what scrolls in a frame of its own. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (node: Element): boolean => {
      const frame = node.parentElement?.closest('[tabindex="0"]:not([role="log"])');
      return frame instanceof Element && getComputedStyle(frame).overflowX === 'auto';
    };
    const found = [...document.body.querySelectorAll('*')].filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      const speaks = [...node.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      const out = left < -1 || right > innerWidth + 1;
      return speaks && out && width > 1 && node.checkVisibility() && !scrolls(node);
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the whole page'] : [];
    return [...wide, ...found.map((node) => node.textContent)];
  });

/** Controls that cannot be scrolled to, or that something else lies upon. */
const outOfReach = (place: Locator): Promise<string[]> =>
  place.evaluate((node) => {
    const controls = 'a[href]:not([href="#content"]), button, input, select, textarea';
    return [...node.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility() && !control.matches(':disabled'))
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = control.getClientRects()[0] ?? new DOMRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || !control.contains(hit);
      })
      .map((control) => control.ariaLabel ?? control.textContent);
  });

/** Nothing sticks out of a small screen, and all can be used there. */
export async function expectFits(page: Page, place: Locator): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = { sticksOut: await sticksOut(page), outOfReach: await outOfReach(place) };
    expect.soft(found, `at ${size.width} px`).toEqual({ sticksOut: [], outOfReach: [] });
  }
}
