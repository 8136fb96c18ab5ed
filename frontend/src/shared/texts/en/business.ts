import { VAT_PROBLEMS } from '@contract/business';

/** Company, address and VAT number on invoices. */
export const business = {
  title: 'Details on your invoices',
  offer: 'Paying on behalf of a business? Add its name, address and VAT number to your invoices.',
  add: 'Add business details',
  edit: 'Change',
  remove: 'Remove',
  from: 'This appears from your next invoice onwards; earlier invoices stay as they are.',
  vat: (id: string) => `VAT number ${id}`,
  refused:
    "The payment provider does not accept this VAT number, so it won't appear on your invoices. Please check it.",
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
      'At the start of each month, to a confirmed address: your questions, diary entries and reminders from the month before.',
    failed: "This couldn't be changed. Please try again.",
  },
  problems: {
    [VAT_PROBLEMS.format]: 'This VAT number does not fit the country you chose. Please check it.',
    [VAT_PROBLEMS.country]:
      'Only VAT numbers of the European Union can be put on invoices. Leave the field empty.',
  } as Record<string, string>,
};
