import { SPECIES, type Species } from '../../../backend/src/contract/species';
import { composer, openChat, questions, replies, sendButton } from '../support/chat';
import { expect, test } from '../support/test';

const EXAMPLES: Record<Species, readonly string[]> = {
  cane: [
    'How much exercise does Luna need every day?',
    'Luna pulls on the lead. What can I do?',
    'Which human foods are dangerous for Luna?',
  ],
  gatto: [
    'How much should Luna eat in a day?',
    'Why does Luna scratch the furniture?',
    'Which house plants are dangerous for Luna?',
  ],
  coniglio: [
    'How much hay should Luna eat?',
    'How do I notice early that Luna is unwell?',
    'Which vegetables are safe for Luna?',
  ],
  uccello: [
    'What is a good diet for Luna?',
    'Why does Luna pluck feathers?',
    'How much sleep does Luna need?',
  ],
  altro: [
    'What does Luna need every day?',
    'Which signs of illness should I watch for in Luna?',
    'How do I keep Luna busy and content?',
  ],
};

test('a new chat suggests questions that fit the species', async ({ page, context, product }) => {
  const owner = await product.newcomer(context);
  await product.world.setPlan(owner, 'expert');
  for (const species of SPECIES) {
    await owner.addPet({ name: 'Luna', species });
    await openChat(page, owner);
    const log = page.getByRole('log', { name: 'Conversation' });
    await expect(
      log.getByRole('heading', { name: 'What would you like to know about Luna?' }),
    ).toBeVisible();
    await expect(log.getByRole('listitem')).toHaveText([...EXAMPLES[species]]);
  }
});

test('pressing an example puts it into the composer for editing before sending', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await expect(sendButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Why does Micia scratch the furniture?' }).click();
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('Why does Micia scratch the furniture?');
  await expect(questions(page)).toHaveCount(0);
  await page.keyboard.type(' At night?');
  await sendButton(page).click();
  await expect(questions(page)).toHaveText(['Why does Micia scratch the furniture? At night?']);
  await expect(page.getByText('What would you like to know about Micia?')).toHaveCount(0);
  await expect(replies(page)).toContainText('15:bene');
});
