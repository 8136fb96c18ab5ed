import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ANNA, openProfile, press, refusal, sent, toastShown } from '../profile/profile.fixture';

const READ = 'GET /api/subscription/business';
const SAVE = 'PATCH /api/subscription/business';
const REMOVE = 'DELETE /api/subscription/business';

const DETAILS = {
  company: 'Rossi srl',
  street: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  country: 'IT',
  vatId: 'IT00743110157',
};

const reply = (details: object | null, isVatRefused = false) => ({
  status: 200,
  body: { details, isVatRefused },
});

const type = async (label: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);

const fill = async (): Promise<void> => {
  await press('Add business details');
  await type('Business name', ' Rossi srl ');
  await type('Street and number', 'Via Roma 1');
  await type('Postal code', '40121');
  await type('City', 'Bologna');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Italy');
  await type('VAT number', 'IT 00743110157');
};

describe('business details', () => {
  it('are entered once and shown as they appear on an invoice', async () => {
    openProfile(ANNA, { [READ]: reply(null), [SAVE]: reply(DETAILS) });
    await fill();
    await press('Save');
    expect(await screen.findByText('VAT number IT00743110157')).toBeTruthy();
    expect(toastShown()?.title).toBe('Business details saved');
    expect(sent).toEqual([
      { call: SAVE, body: { ...DETAILS, company: ' Rossi srl ', vatId: 'IT 00743110157' } },
    ]);
  });

  it("with an invalid VAT number show an error on the field in the user's language", async () => {
    const fields = { vatId: 'Not a VAT number of this country' };
    const wrong = refusal(400, 'VALIDATION_FAILED', { fields });
    openProfile(ANNA, { [READ]: reply(null), [SAVE]: wrong });
    await fill();
    await press('Save');
    expect(await screen.findByText(/does not fit the country you chose/)).toBeTruthy();
    const field = screen.getByLabelText('VAT number');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('require a name and an address', async () => {
    openProfile(ANNA, { [READ]: reply(null) });
    await press('Add business details');
    await press('Save');
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(5);
    expect(sent).toEqual([]);
  });

  it('link to the data processing agreement on Expert', async () => {
    openProfile({ ...ANNA, subscriptionStatus: 'expert' });
    const link = await screen.findByRole('link', { name: 'Data processing agreement' });
    expect(link.getAttribute('href')).toBe('/data-processing');
  });

  it('include a switch for the monthly report on Expert', async () => {
    const PREFERENCES = 'GET /api/user/preferences';
    const preferences = { language: null, theme: null, answerNotices: false, usageReports: true };
    openProfile(
      { ...ANNA, subscriptionStatus: 'expert' },
      {
        [PREFERENCES]: { status: 200, body: preferences },
        'PATCH /api/user/preferences': {
          status: 200,
          body: { ...preferences, usageReports: false },
        },
      },
    );
    const wanted = await screen.findByRole('switch', { name: 'Monthly report by email' });
    await waitFor(() => expect(wanted.getAttribute('aria-checked')).toBe('true'));
    await userEvent.click(wanted);
    await waitFor(() => expect(wanted.getAttribute('aria-checked')).toBe('false'));
    expect(sent).toEqual([{ call: 'PATCH /api/user/preferences', body: { usageReports: false } }]);
  });

  it('can be removed and flag a VAT number that the payment provider rejects', async () => {
    openProfile(ANNA, { [READ]: reply(DETAILS, true), [REMOVE]: { status: 204, body: null } });
    expect(await screen.findByText(/does not accept this VAT number/)).toBeTruthy();
    await press('Remove');
    await waitFor(() => expect(screen.queryByText('Rossi srl')).toBeNull());
    expect(sent).toEqual([{ call: REMOVE, body: null }]);
  });
});
