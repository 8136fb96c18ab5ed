import { expect, type Locator, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Product } from './product';

/** Stores sixty questions with their answers, a minute apart, the last one an hour ago. */
export const storeHistory = ({ world }: Product, owner: Owner): Promise<unknown> =>
  world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status, timestamp)
     SELECT $1, role, role || ' number ' || n || CASE role WHEN 'user' THEN '' ELSE
       ': ' || repeat('she sleeps, eats and plays as cats do, ', 4) END,
       'complete', now() - interval '1 hour' - (60 - n) * interval '1 minute'
     FROM generate_series(1, 60) AS n, unnest(ARRAY['user', 'assistant']) AS role
     ORDER BY n, role DESC`,
    [owner.sessionId],
  );

const log = (page: Page): Locator => page.getByRole('log');

export const topOf = async (message: Locator): Promise<number> =>
  (await message.boundingBox())?.y ?? NaN;

/** Scrolls up with the wheel until the message comes into view. */
export async function scrollUpTo(page: Page, message: Locator): Promise<void> {
  await log(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -600);
    await expect(message).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [20] });
}
