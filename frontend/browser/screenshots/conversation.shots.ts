import { ask, growBeyond, openChat, replies, stopButton } from '../support/chat';
import { speaker } from '../support/speaker';
import { storeAnswer } from '../support/stored';
import { shoot } from './camera';
import { expect, getAnswer, test } from './stage';

const ANSWER = `Most cats of her size do well with **180 to 220 kcal** a day, in three or more meals.

| Food | A day | Meals |
| --- | --- | --- |
| Wet, 85 g pouches | 2 to 3 | 3 |
| Dry | 45 to 55 g | 4 |

1. Weigh the food for a week.
2. Weigh Micia every Sunday.
3. Change the amount by *no more* than a tenth at a time.

> With a sensitive stomach, mix a new food in over ten days.

Look up the food's energy on its label: \`kcal/100 g\`.`;

test('an empty conversation and its first answer', async ({ page, owner }) => {
  await openChat(page, owner);
  await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
  await shoot(page, 'chat-empty');
  await ask(page, 'How much should Micia eat in a day?');
  await growBeyond(page, 80);
  await shoot(page, 'chat-streaming');
  await expect(page.getByRole('button', { name: 'Copy answer' })).toHaveCount(1);
  await shoot(page, 'chat-answered');
  await page.goto(`/chat/${owner.sessionId}`);
  await expect(page.getByRole('heading', { name: 'Chat with Micia' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy answer' })).toHaveCount(1);
  await shoot(page, 'chat-old-answered');
});

test('the older screen, empty', async ({ page, owner }) => {
  await page.goto(`/chat-old?petId=${owner.petId}`);
  await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
  await shoot(page, 'chat-old-empty');
});

test('a reader of an older passage', async ({ page, owner, product }) => {
  await product.world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status, timestamp)
     SELECT $1, role, CASE role WHEN 'user' THEN 'How is day ' || n || ' going to be?' ELSE
       repeat('She sleeps, eats and plays as cats do. ', 6) END,
       'complete', now() - (20 - n) * interval '7 hours'
     FROM generate_series(1, 20) AS n, unnest(ARRAY['user', 'assistant']) AS role
     ORDER BY n, role DESC`,
    [owner.sessionId],
  );
  await openChat(page, owner);
  await expect(replies(page)).toHaveCount(20);
  await page.getByRole('log').hover();
  await page.mouse.wheel(0, -1400);
  await expect(page.getByRole('button', { name: 'Go to the newest message' })).toBeVisible();
  await shoot(page, 'chat-history');
});

test('a search through all conversations', async ({ page, owner, product }) => {
  await storeAnswer(product, owner, { content: ANSWER, sources: [], followUps: [] });
  await openChat(page, owner);
  await page.getByRole('button', { name: 'Find a pet or a message' }).click();
  await shoot(page, 'chat-search-empty');
  await page.getByRole('combobox').fill('wet food');
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
  await shoot(page, 'chat-search');
  await page.getByRole('combobox').fill('parachute');
  await page.getByText('Try fewer words').waitFor();
  await shoot(page, 'chat-search-nothing');
});

test('a suggestion to remember', async ({ page, owner }) => {
  await openChat(page, owner);
  await getAnswer(page, 'She is allergic to chicken. How much should she eat in a day?');
  await page.getByRole('region', { name: 'Remember this about Micia?' }).waitFor();
  await page.getByRole('log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await shoot(page, 'chat-memory');
});

test('emergency', async ({ page, owner }) => {
  await openChat(page, owner);
  await getAnswer(page, 'She chewed a lily leaf');
  await page.getByText('Emergency: call a vet now').scrollIntoViewIfNeeded();
  await shoot(page, 'chat-emergency');
  await page.getByRole('log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await shoot(page, 'chat-emergency-end');
  await owner.call('PATCH', `/api/pets/${owner.petId}`, {
    vet: { name: 'Dr. Rossi', phone: '+39 051 123 4567' },
    nightClinic: { name: 'Clinica San Donato', phone: '051 765 4321' },
  });
  await page.getByText('Emergency: call a vet now').scrollIntoViewIfNeeded();
  await page.getByText('Dr. Rossi').first().waitFor();
  await shoot(page, 'chat-emergency-own-vet');
  await getAnswer(page, 'Her left eye has been red and weepy since yesterday');
  await shoot(page, 'chat-urgent');
});

test('around an answer: numbered sources, what may be asked next, and why it did not help', async ({
  page,
  owner,
  product,
}) => {
  await storeAnswer(product, owner, {
    content: ANSWER.replace('a day**', 'a day** [1]').replace('ten days.', 'ten days [2].'),
    sources: [
      { title: 'Energy needs of cats', publisher: 'Zampa', url: 'https://example.org/energy' },
      { title: 'How to change a food', publisher: 'Zampa' },
    ],
    followUps: [
      'How many treats may Micia have?',
      'Is dry food enough, or does she need wet food every day too?',
    ],
  });
  await openChat(page, owner);
  await expect(page.getByRole('button', { name: 'How many treats may Micia have?' })).toBeVisible();
  await shoot(page, 'chat-follow-ups');
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await expect(page.getByRole('group', { name: 'What was wrong?' })).toBeVisible();
  await shoot(page, 'chat-feedback');
});

test('an answer in Markdown, and one that was stopped', async ({ page, owner, product }) => {
  const model = await speaker(ANSWER, 5);
  await product.withModel(model.url, async () => {
    await openChat(page, owner);
    await getAnswer(page, 'How much should Micia eat in a day?');
    await page.getByRole('table').scrollIntoViewIfNeeded();
    await shoot(page, 'chat-markdown');
  });
  model.close();
  const slow = await speaker(ANSWER, 200);
  await product.withModel(slow.url, async () => {
    await ask(page, 'And when she is ill?');
    await growBeyond(page, 40);
    await stopButton(page).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await shoot(page, 'chat-stopped');
  });
  slow.close();
});
