import { expect, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Language } from '../../../backend/src/contract/languages';
import { card } from './profile';

/** A screen in one of its states. */
export interface Screen {
  name: string;
  path: string | ((owner: Owner) => string);
  /** Its main heading. */
  heading: Record<Language, string>;
  /** Steps that lead to the state, in either language. */
  open?: (page: Page) => Promise<void>;
}

export type Whose = 'visitor' | 'newcomer' | 'owner' | 'subscriber' | 'expert' | 'vet';

const headline = {
  en: 'The calm friend who knows animals. Even at 3 a.m.',
  it: "L'amica calma che conosce gli animali. Anche alle 3 di notte.",
};
const profile = { en: 'Your Profile', it: 'Il tuo profilo' };
const chat = { en: 'Chat with Zampa', it: 'Chat con Zampa' };
const linkOver = { en: 'This link has expired', it: 'Questo link è scaduto' };
/** A key as in a mailed link, but one that was never sent. */
const UNKNOWN_KEY = 'k'.repeat(43);
const same = (heading: string): Screen['heading'] => ({ en: heading, it: heading });

const openQuestion = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const openSignIn = (page: Page): Promise<void> => openQuestion(page, /^(Sign In|Accedi)$/);

const pressFirst = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const cases = { en: 'Cases', it: 'Casi' };

const openCase = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^(Open Micia's case|Apri il caso di Micia)$/ }).click();
  await expect(page.getByText('Is there any discharge in the ear?')).toBeVisible();
};

/** Every screen, by who sees it: signed out, no pet, the cat Micia, Pro, Expert, a vet. */
export const SCREENS: Record<Whose, readonly Screen[]> = {
  visitor: [
    {
      name: 'the emergency page',
      path: '/emergency',
      heading: { en: 'Emergency', it: 'Emergenza' },
      open: (page) => page.locator('summary').first().click(),
    },
    { name: 'the status page', path: '/status', heading: { en: 'Status', it: 'Stato' } },
    {
      name: 'the data processing agreement',
      path: '/data-processing',
      heading: { en: 'Data Processing Agreement', it: 'Accordo sul trattamento dei dati' },
    },
    {
      name: 'the landing page',
      path: '/',
      heading: headline,
      open: (page) => expect(page.locator('#pricing')).toBeVisible(),
    },
    { name: 'the sign-in dialog', path: '/', heading: headline, open: openSignIn },
    {
      name: 'the registration dialog',
      path: '/',
      heading: headline,
      open: async (page) => {
        await openSignIn(page);
        await page.getByRole('tab').first().press('ArrowRight');
      },
    },
    {
      name: 'the mail for those who forgot their password',
      path: '/',
      heading: headline,
      open: async (page) => {
        await openSignIn(page);
        await page
          .getByRole('button', { name: /^(Forgot password|Password dimenticata)\?$/ })
          .click();
      },
    },
    { name: 'a link to a new password that is over', path: '/reset-password', heading: linkOver },
    { name: 'a link of an address that is over', path: '/verify-email', heading: linkOver },
    {
      name: 'the form of a new password',
      path: `/reset-password#${UNKNOWN_KEY}`,
      heading: { en: 'Choose a new password', it: 'Scegli una nuova password' },
    },
    {
      name: 'the way back into an account',
      path: `/secure-account#${UNKNOWN_KEY}`,
      heading: { en: 'Take your account back', it: 'Riprendi il controllo del tuo account' },
    },
    { name: 'the gate of the chat', path: '/chat', heading: same('Accesso Richiesto') },
    { name: 'the gate of the pets', path: '/pets', heading: same('Accesso Richiesto') },
    { name: 'the checkout, signed out', path: '/checkout', heading: same('Zampa') },
    {
      name: 'the profile, signed out',
      path: '/profile',
      heading: { en: 'Access Required', it: 'Accesso richiesto' },
    },
    {
      name: 'the example of a diary',
      path: '/pets/example',
      heading: { en: 'An example: Luna', it: 'Un esempio: Luna' },
      open: (page) => page.locator('summary').first().click(),
    },
    {
      name: 'the help page',
      path: '/help#reminders',
      heading: { en: 'Help', it: 'Aiuto' },
      open: (page) => expect(page.locator('details[open]')).toHaveCount(1),
    },
    {
      name: 'the privacy policy',
      path: '/privacy',
      heading: { en: 'Privacy Policy', it: 'Informativa sulla privacy' },
    },
    {
      name: 'the data deletion',
      path: '/data-deletion',
      heading: { en: 'Data Deletion', it: 'Cancellazione dei dati' },
    },
    {
      name: 'the terms',
      path: '/terms',
      heading: { en: 'Terms of Service', it: 'Termini di servizio' },
    },
    {
      name: 'the page that does not exist',
      path: '/nowhere',
      heading: { en: '404 Page Not Found', it: '404 Pagina non trovata' },
    },
  ],
  newcomer: [
    {
      name: 'the pets without one',
      path: '/pets',
      heading: { en: 'Your Pets', it: 'I tuoi animali' },
      open: (page) =>
        expect(page.getByText(/^(No pets registered|Nessun animale registrato)$/)).toBeVisible(),
    },
    {
      name: 'the form of a new pet',
      path: '/pets?edit=new',
      heading: { en: 'New pet', it: 'Nuovo animale' },
    },
    { name: 'the chat without a pet', path: '/chat', heading: same('Nessun animale registrato') },
    {
      name: 'the older chat without a pet',
      path: '/chat-old',
      heading: { en: 'Create Your Pet Profile', it: 'Crea il profilo del tuo animale' },
    },
  ],
  owner: [
    {
      name: 'the pets',
      path: '/pets',
      heading: { en: 'Your Pets', it: 'I tuoi animali' },
      open: (page) => expect(page.getByRole('heading', { level: 2, name: 'Micia' })).toBeVisible(),
    },
    {
      name: 'the banner over the pets',
      path: '/pets?edit=new',
      heading: { en: 'Your Pets', it: 'I tuoi animali' },
      open: (page) => expect(page.getByRole('region', { name: /1 (pet|animale)$/ })).toBeVisible(),
    },
    {
      name: 'the form of a pet',
      path: ({ petId }) => `/pets?edit=${petId}`,
      heading: { en: 'Edit Micia', it: 'Modifica il profilo di Micia' },
    },
    {
      name: 'the page of a pet',
      path: ({ petId }) => `/pets/${petId}`,
      heading: { en: 'Micia', it: 'Micia' },
      open: (page) => page.getByRole('button', { name: /^(Add: My vet|Aggiungi: Il mio)/ }).click(),
    },
    {
      name: 'a page without a pet',
      path: '/pets/0',
      heading: { en: "We can't find this pet", it: 'Animale non trovato' },
    },
    {
      name: 'the question before a pet is deleted',
      path: '/pets',
      heading: { en: 'Your Pets', it: 'I tuoi animali' },
      open: (page) => openQuestion(page, /^(Delete|Elimina il profilo di) Micia$/),
    },
    {
      name: 'the chat',
      path: '/chat',
      heading: chat,
      open: (page) => expect(page.locator('[data-role="assistant"]')).toBeVisible(),
    },
    {
      name: 'the older chat',
      path: ({ sessionId }) => `/chat/${sessionId}`,
      heading: { en: 'Chat with Micia', it: 'Chat con Micia' },
      open: (page) => expect(page.locator('[data-role="assistant"]')).toBeVisible(),
    },
    {
      name: 'the selection of a pet',
      path: '/chat?petId=0',
      heading: { en: 'Select a Pet', it: 'Scegli un animale' },
    },
    {
      name: 'the profile',
      path: '/profile',
      heading: profile,
      open: async (page) => {
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect(page.getByText(/^(This device|Questo dispositivo)$/)).toBeVisible();
      },
    },
    {
      name: 'the form of a changed password',
      path: '/profile',
      heading: profile,
      open: (page) => openQuestion(page, /^(Change|Cambia) password$/),
    },
    { name: 'a link of an address, signed in', path: '/verify-email', heading: linkOver },
    {
      name: 'the question before an account is deleted',
      path: '/profile',
      heading: profile,
      open: (page) => openQuestion(page, /^(Delete|Elimina) account$/),
    },
    {
      name: 'the checkout',
      path: '/checkout',
      heading: same('Checkout'),
      open: (page) =>
        expect(page.getByRole('heading', { name: 'Stripe Non Configurato' })).toBeVisible(),
    },
    {
      name: 'the page after a payment',
      path: '/payment-success',
      heading: { en: 'Finalizing Your Upgrade...', it: 'Stiamo attivando il tuo piano...' },
      open: (page) => expect(page.getByText(/^(Attempt|Tentativo) 1/)).toBeVisible(),
    },
  ],
  subscriber: [
    {
      name: 'the form of a reminder',
      path: ({ petId }) => `/pets/${petId}`,
      heading: { en: 'Micia', it: 'Micia' },
      open: (page) => openQuestion(page, /^(Add a reminder|Aggiungi un promemoria)$/),
    },
    {
      name: 'the summary that is prepared',
      path: ({ petId }) => `/pets/${petId}/summary`,
      heading: { en: 'Summary for the vet', it: 'Riepilogo per il veterinario' },
      open: (page) => page.getByRole('checkbox').first().waitFor(),
    },
    {
      name: 'the page of a pet with an alarm, a reminder, a changed entry and a file',
      path: ({ petId }) => `/pets/${petId}`,
      heading: { en: 'Micia', it: 'Micia' },
      open: async (page) => {
        await expect(page.getByText(/^(Suggested for|Consigliati per) Micia$/)).toBeVisible();
        await page.locator('summary', { hasText: /^(Later|Più avanti)/ }).click();
        await pressFirst(page, /^(More about|Altro su): Stomach syrup/);
        await pressFirst(page, /^(More about|Altro su): Had a seizure/);
        await pressFirst(page, /^(Edit|Modifica): Had a seizure/);
        await page
          .getByText(/^(More details|Altri dettagli)$/)
          .last()
          .click();
        await pressFirst(page, /^(Import a file|Importa un file)$/);
        const buffer = Buffer.from('Date,Weight (kg)\n2026-05-04,4.1\n2026-05-18,four\n');
        const file = { name: 'weights.csv', mimeType: 'text/csv', buffer };
        await page.locator('input[type=file][accept*=csv]').setInputFiles(file);
        await expect(page.getByRole('cell', { name: /four/ })).toBeVisible();
      },
    },
    {
      name: 'the chat beside a story',
      path: ({ petId }) => `/chat?petId=${petId}`,
      heading: chat,
      open: (page) =>
        page.getByRole('heading', { name: /^(Micia's story|La storia di Micia)$/ }).waitFor(),
    },
    {
      name: 'a conversation with support',
      path: '/help#contact',
      heading: { en: 'Help', it: 'Aiuto' },
      open: async (page) => {
        await page.getByRole('link', { name: /Where is my invoice/ }).click();
        await expect(page.getByText('I cannot find it.')).toBeVisible();
      },
    },
  ],
  expert: [
    {
      name: 'the profile with tokens, webhooks and a business',
      path: '/profile',
      heading: profile,
      open: async (page) => {
        await expect(page.getByText('Feeder')).toBeVisible();
        await expect(page.getByText('Pensione Rossi')).toBeVisible();
        await page.getByText('https://home.example/zampa').click();
      },
    },
    {
      name: 'the form of a new token',
      path: '/profile',
      heading: profile,
      open: (page) => openQuestion(page, /^(New|Nuovo) token$/),
    },
    {
      name: 'the form of a new webhook',
      path: '/profile',
      heading: profile,
      open: (page) => openQuestion(page, /^(New|Nuovo) webhook$/),
    },
    {
      name: 'the form of a business',
      path: '/profile',
      heading: profile,
      open: async (page) => {
        const business = card(page, /^(Details on your invoices|Dati sulle tue fatture)$/);
        await business.getByRole('button', { name: /^(Change|Modifica)$/ }).click();
      },
    },
    {
      name: 'the chat with a vet',
      path: ({ petId }) => `/chat?petId=${petId}`,
      heading: chat,
      open: (page) => expect(page.getByText('Is there any discharge in the ear?')).toBeVisible(),
    },
    {
      name: 'the question to a vet',
      path: ({ petId }) => `/chat?petId=${petId}`,
      heading: chat,
      open: async (page) => {
        await page.getByRole('link', { name: /^Otto/ }).click();
        await openQuestion(page, /^(Ask a vet|Chiedi a un veterinario)$/);
      },
    },
  ],
  vet: [
    { name: 'the desk of a vet', path: '/vet', heading: same('Dr. Ada Verdi') },
    {
      name: 'the cases of a vet',
      path: '/vet/cases',
      heading: cases,
      open: (page) => expect(page.getByText('Otto').first()).toBeVisible(),
    },
    { name: 'a case', path: '/vet/cases', heading: cases, open: openCase },
    {
      name: 'the advice that closes a case',
      path: '/vet/cases',
      heading: cases,
      open: async (page) => {
        await openCase(page);
        await openQuestion(page, /^(Close with advice|Chiudi con un parere)$/);
      },
    },
  ],
};
