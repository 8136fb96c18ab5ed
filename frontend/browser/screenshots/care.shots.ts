import { LANGUAGES } from '../../../backend/src/contract/languages';
import { shoot, shootBare, shootWhole } from './camera';
import { daysAgo, keepDiary, speak, WORDS } from './care-diary';
import { test } from './stage';

for (const language of LANGUAGES) {
  test(`the page of a pet, its summary and its story (${language})`, async ({
    page,
    owner,
    product,
  }) => {
    await speak(page, product, language);
    await product.world.setPlan(owner, 'pro');
    await keepDiary(owner, language);
    const vet = { name: 'Dr. Rossi', phone: '051 123 456' };
    await owner.call('PATCH', `/api/pets/${owner.petId}`, { vet });
    await page.goto(`/pets/${owner.petId}`);
    await page.getByText(/^(Suggested for|Consigliati per) Micia$/).waitFor();
    await page.getByRole('heading', { name: /^(What stands out|Che cosa si nota)$/ }).waitFor();
    await shootWhole(page, `care-${language}-pet`);
    await page.getByText(/^(Symptom|Sintomo)$/).click();
    await page.getByText(/^(More details|Altri dettagli)$/).click();
    await shoot(page, `care-${language}-form`);
    const seizure = {
      kind: 'symptom',
      text: WORDS[language].fit,
      severity: 'severe',
    };
    await owner.call('POST', `/api/pets/${owner.petId}/diary`, {
      ...seizure,
      at: daysAgo(0.1),
    });
    await page.reload();
    await page.getByText('Dr. Rossi').first().waitFor();
    await shoot(page, `care-${language}-alarm`);
    await page.goto(`/chat?petId=${owner.petId}`);
    const question = page.locator('textarea').last();
    await question.fill(WORDS[language].question);
    await question.press('Enter');
    await page.getByRole('button', { name: /^(Copy answer|Copia risposta)$/ }).waitFor();
    await shoot(page, `care-${language}-story`);
    await page.goto(`/pets/${owner.petId}/summary`);
    await page.locator('textarea').first().fill(WORDS[language].worried);
    await page.getByRole('checkbox').first().waitFor();
    await shootWhole(page, `care-${language}-summary`);
    await page.getByRole('button', { name: /^(Create the summary|Crea il riepilogo)$/ }).click();
    await page.getByRole('button', { name: /^(Create a link|Crea un link)$/ }).click();
    const address = await page.getByLabel(/^(Address|Indirizzo)$/).inputValue();
    await shootWhole(page, `care-${language}-summary-made`);
    await page.goto(new URL(address).pathname);
    await shootBare(page, `care-${language}-summary-shared`);
  });

  test(`help and support (${language})`, async ({ page, owner, product }) => {
    await speak(page, product, language);
    await product.world.setPlan(owner, 'pro');
    await page.goto('/help#reminders');
    await page.locator('details[open]').first().waitFor();
    await shootWhole(page, `care-${language}-help`);
    const thread = await owner.call<{ id: number }>('POST', '/api/support/threads', {
      subject: 'Where is my invoice?',
      text: 'I cannot find the one of October.',
      clientId: crypto.randomUUID(),
    });
    await page.goto(`/help?thread=${thread.body.id}#contact`);
    await page.getByText('I cannot find the one of October.').waitFor();
    await shoot(page, `care-${language}-thread`);
  });

  test(`the plan in use (${language})`, async ({ page, owner, product }) => {
    await speak(page, product, language);
    for (const plan of ['pro', 'expert'] as const) {
      await product.world.setPlan(owner, plan);
      await page.goto('/profile');
      await page
        .getByRole('button', {
          name: /^(Cancel subscription|Disdici abbonamento|Disdici l)/,
        })
        .waitFor();
      await shootWhole(page, `care-${language}-profile-${plan}`);
    }
    await page.goto('/checkout?plan=expert');
    await page.getByRole('heading', { name: 'Expert' }).waitFor();
    await shootWhole(page, `care-${language}-checkout-expert`);
    await page.goto('/#pricing');
    await page.locator('#pricing').evaluate((section) => section.scrollIntoView());
    await shoot(page, `care-${language}-pricing`);
  });
}
