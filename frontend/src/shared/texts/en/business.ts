import { VAT_PROBLEMS } from '@contract/business';

/** Company, address and VAT number on invoices. */
export const business = {
  title: 'Details on your invoices',
  offer: 'Do you pay for a business? Put its name, address and VAT number on your invoices.',
  add: 'Add business details',
  edit: 'Change',
  remove: 'Remove',
  from: 'Invoices show this from the next one on; those you have stay as they are.',
  vat: (id: string) => `VAT number ${id}`,
  refused:
    'The payment provider does not accept this VAT number, so your invoices go without it. Please check it.',
  toAgreement: 'Data processing agreement',
  company: 'Business name',
  street: 'Street and number',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  choose: 'Choose a country',
  vatId: 'VAT number',
  vatHint: 'For businesses in the European Union; leave it empty if you have none.',
  required: 'Please fill this in.',
  saved: 'Business details saved',
  removed: 'Business details removed',
  failed: "Your business details couldn't be saved. Please try again.",
  unread: "Your business details couldn't be loaded.",
  report: {
    label: 'Monthly report by email',
    explanation:
      'At the beginning of each month: questions, diary entries and reminders of the last.',
    failed: "This couldn't be changed. Please try again.",
  },
  problems: {
    [VAT_PROBLEMS.format]: 'This is not a VAT number of the country you chose. Please check it.',
    [VAT_PROBLEMS.country]:
      'Only VAT numbers of the European Union can be put on invoices. Leave the field empty.',
  } as Record<string, string>,
};
