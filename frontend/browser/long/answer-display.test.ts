import type { Locator } from '@playwright/test';
import { ask, openChat, questions, replies, replyEnded } from '../support/chat';
import { expect, test } from '../support/test';

test('a slow answer shows an explanation', async ({ page, product, owner }) => {
  product.world.model.behave({ words: 4, delay: 5_000 });
  await openChat(page, owner);
  await ask(page, 'Why does she purr?');
  await expect(
    page.getByText(/^Still working on it: answers are taking a little longer/),
  ).toBeVisible();
  await expect(replies(page)).toContainText('3:e');
});

test('questions and answers take up to 70% of the column; on a phone answers fill it', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 200 });
  await openChat(page, owner);
  await ask(page, `Why? ${'She sleeps all day and plays all night. '.repeat(20)}`);
  await expect(replies(page)).toContainText('199:');
  await replyEnded(page);
  for (const width of [1440, 768, 640, 639, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`at ${width} px`, async () => {
      const edges = async (part: Locator) => {
        const { x, width: wide } = (await part.boundingBox()) ?? { x: NaN, width: NaN };
        return { left: x, right: x + wide, wide };
      };
      const asked = page.getByRole('article', { name: 'You' });
      const column = await edges(asked);
      const question = await edges(questions(page));
      const answer = await edges(replies(page));
      expect(question.right).toBeCloseTo(column.right, 0);
      expect(question.wide).toBeLessThanOrEqual(column.wide * 0.7 + 1);
      expect(answer.left - column.left).toBeLessThan(60);
      if (width < 640) expect(answer.wide).toBeCloseTo(column.wide, 0);
      else expect(answer.wide).toBeLessThanOrEqual(column.wide * 0.7 + 1);
    });
  }
});

test('a wide table fades at the edge with more to see and scrolls by keyboard', async ({
  page,
  product,
  owner,
}) => {
  const row = (text: string): string => `| ${Array.from({ length: 6 }, () => text).join(' | ')} |`;
  const table = [row('Portion'), row('---'), row('forty grams')].join('\n');
  await product.world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status)
     VALUES ($1, 'user', 'How much?', 'complete'), ($1, 'assistant', $2, 'complete')`,
    [owner.sessionId, `${table}\n\n| A | B |\n| - | - |\n| 1 | 2 |\n`],
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await openChat(page, owner);
  const wide = page.getByRole('group', { name: 'Table, scrolls sideways' });
  await expect(wide).toHaveCount(1);
  const frame = page.locator('.scroller', { has: wide });
  const edges = (side: 'before' | 'after') =>
    frame.evaluate((box, pseudo) => getComputedStyle(box, `::${pseudo}`).opacity, side);
  await expect.poll(() => Promise.all([edges('before'), edges('after')])).toEqual(['0', '1']);
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => edges('before')).toBe('1');
  await wide.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => Promise.all([edges('before'), edges('after')])).toEqual(['1', '0']);
});
