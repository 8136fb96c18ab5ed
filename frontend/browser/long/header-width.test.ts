import { LANGUAGE_COOKIE } from '../../../backend/src/contract/languages';
import { expect, test } from '../support/test';

test('the Italian header stays on one line with the longest plan name and an unread answer', async ({
  page,
  owner,
  product,
}) => {
  await product.world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status)
     VALUES ($1, 'user', 'Mangia?', 'complete'), ($1, 'assistant', 'Tre volte.', 'complete')`,
    [owner.sessionId],
  );
  await product.world.setPlan(owner, 'expert');
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'it', url: product.url }]);
  await page.goto(`/pets/${owner.petId}`);
  await expect(page.getByText('1 nuova risposta')).toBeAttached();
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size);
    const middles = await page
      .getByRole('banner')
      .locator(':scope > *')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    const apart = Math.max(...middles) - Math.min(...middles);
    expect(apart, `${size.width} px`).toBeLessThan(4);
  }
});
