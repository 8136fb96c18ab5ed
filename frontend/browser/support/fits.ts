import { expect, type Locator, type Page } from '@playwright/test';

/** The smallest phone, and a screen of 1280 x 800 at 200% zoom. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];

/** Layout may take a frame or two to follow a change of size; a lasting fault fails. */
const settled = expect.configure({ soft: true });

/** Elements that stick out of the window, except inside a scroll container. */
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
      const unseen = node.closest('.sr-only')?.clientWidth === 1;
      return speaks && out && width > 1 && !unseen && node.checkVisibility() && !scrolls(node);
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the whole page'] : [];
    return [...wide, ...found.map((node) => node.textContent)];
  });

/** Polls: a scroll container is marked as one only after the browser has reported its new size. */
const expectInWindow = (page: Page): Promise<void> =>
  expect
    .poll(() => sticksOut(page), { message: `beyond ${page.viewportSize()?.width ?? 0} px` })
    .toEqual([]);

/** Words of up to this many letters must not break, even at twice the text size. */
const WHOLE_WORD = 9;

/** Texts that their box clips, and short words that break across lines. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])\\p{L}{2,${longest}}(?![\\p{L}\\p{N}])`, 'gu');
    const isCut = (box: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const wide = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
      return wide || (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1);
    };
    const isBroken = (node: Text): boolean =>
      [...node.data.matchAll(word)].some(({ 0: found, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      const box = node.parentElement;
      const seen = box?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!box || !seen || node.data.trim() === '' || box.clientWidth === 1) continue;
      if (box.closest('.sr-only, option')) continue;
      // An address may break anywhere.
      const address = /@|^https?:/.test(node.data);
      if (isCut(box)) found.push(`cut: ${node.data}`);
      else if (!address && isBroken(node)) found.push(`broken: ${node.data}`);
    }
    return found;
  }, WHOLE_WORD);

/** Controls that cannot be scrolled into view, or that something covers. */
const outOfReach = (place: Locator): Promise<string[]> =>
  place.evaluate((node) => {
    const controls = 'a[href]:not([href="#content"]), button, input, select, textarea';
    return [...node.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (control) => control.checkVisibility() && !control.matches(':disabled, button.sr-only'),
      )
      .filter((control) => {
        const frame = control.closest('[role="log"]')?.clientHeight ?? innerHeight;
        const tall = control.getBoundingClientRect().height > frame / 3;
        control.scrollIntoView({ block: tall ? 'start' : 'center', behavior: 'instant' });
        // A radio button may be hidden behind its label, which is then what is clicked.
        const face = control.closest('label') ?? control;
        const { left, right, top, bottom } = face.getClientRects()[0] ?? new DOMRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || !face.contains(hit);
      })
      .map((control) => control.ariaLabel ?? control.textContent);
  });

/** Expects everything to fit a small screen and to be usable there. */
export async function expectFits(page: Page, place: Locator): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectInWindow(page);
    await settled
      .poll(() => outOfReach(place), { message: `out of reach at ${size.width} px` })
      .toEqual([]);
  }
}

/** Doubles the text size, as a phone's settings can. Runs inside the page. */
export function enlargeText(): void {
  const large = new CSSStyleSheet();
  // A toast disappears by itself, so what it covers is not out of reach.
  large.replaceSync(
    'html { font-size: 200% !important } [role="region"][aria-live] > ol { display: none }',
  );
  document.adoptedStyleSheets = [large];
}

/** Expects everything to be readable and usable on a phone at twice the text size. */
export async function expectFitsLarge(page: Page, place: Locator): Promise<void> {
  await expectInWindow(page);
  await settled.poll(() => cutTexts(page), { message: 'cut or broken' }).toEqual([]);
  await settled.poll(() => outOfReach(place), { message: 'out of reach' }).toEqual([]);
}
