import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 150;

interface Stop {
  name: string;
  /** Whether the focus is visible. */
  seen: boolean;
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => node === document.activeElement);

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Tabs to the target and presses Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** The focused element; `beyond` past the last one, `same` if unchanged, `again` if seen before. */
const look = (page: Page): Promise<Stop | 'beyond' | 'same' | 'again'> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return 'beyond';
    // A date field has one tab stop for each of its parts.
    if (node.dataset['stop'] === 'last') return 'same';
    if (node.dataset['stop'] !== undefined) return 'again';
    for (const last of document.querySelectorAll<HTMLElement>('[data-stop="last"]')) {
      last.dataset['stop'] = '';
    }
    node.dataset['stop'] = 'last';
    const lineage: Element[] = [];
    for (let above: Element | null = node; above; above = above.parentElement) lineage.push(above);
    const clear = (from: number): boolean =>
      lineage.slice(from).every((above) => Number(getComputedStyle(above).opacity) > 0.2);
    const outlined = (above: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(above, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    };
    const ringed = lineage
      .slice(0, 4)
      .some((above, index) => (outlined(above) || outlined(above, '::after')) && clear(index));
    // A radio button may be hidden behind its label, which is then what is seen.
    const face = node.closest('label') ?? node;
    const { left, right, top, bottom } = face.getClientRects()[0] ?? new DOMRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const name = node.ariaLabel ?? (node.textContent.trim() || node.outerHTML.slice(0, 120));
    return { name, seen: ringed && face.contains(hit) };
  });

/** Every tab stop on a page, in one full cycle from the current focus. */
export async function stops(page: Page): Promise<Stop[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  await page.evaluate(() => {
    for (const node of document.querySelectorAll<HTMLElement>('[data-stop]')) {
      delete node.dataset['stop'];
    }
  });
  const found: Stop[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await look(page);
    if (stop === 'again') break;
    if (stop !== 'beyond' && stop !== 'same') found.push(stop);
  }
  return found;
}

/** Usable controls that Tab skipped, except notifications, which may have appeared too late. */
export const passedOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const place = document.querySelector('[role="dialog"]') ?? document.body;
    const controls = 'a[href], button, input, select, textarea, [role="log"]';
    return (
      [...place.querySelectorAll<HTMLElement>(controls)]
        .filter(
          (node) => node.checkVisibility() && !node.matches(':disabled') && node.tabIndex >= 0,
        )
        .filter((node) => node.dataset['stop'] === undefined)
        .filter((node) => !node.closest('[role="region"][aria-live] > ol'))
        // Arrow keys move within a group of radio buttons.
        .filter(
          (node) =>
            !node.matches('[type="radio"]') ||
            place.querySelector(`[name="${node.getAttribute('name')}"][data-stop]`) === null,
        )
        .map((node) => node.ariaLabel ?? node.outerHTML.slice(0, 120))
    );
  });
