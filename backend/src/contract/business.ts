/** The member states of the European Union, as ISO 3166-1 alpha-2 codes. */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/**
 * Where a business may be: the European Union, its neighbours and other countries that owners write
 * from.
 */
export const BUSINESS_COUNTRIES = [
  ...EU_COUNTRIES,
  'AD',
  'AE',
  'AL',
  'AM',
  'AR',
  'AU',
  'BA',
  'BR',
  'CA',
  'CH',
  'CL',
  'CN',
  'CO',
  'EG',
  'GB',
  'GE',
  'GI',
  'HK',
  'ID',
  'IL',
  'IN',
  'IS',
  'JP',
  'KR',
  'LI',
  'MA',
  'MC',
  'MD',
  'ME',
  'MK',
  'MX',
  'MY',
  'NO',
  'NZ',
  'PE',
  'PH',
  'RS',
  'SA',
  'SG',
  'SM',
  'TH',
  'TN',
  'TR',
  'TW',
  'UA',
  'US',
  'UY',
  'VA',
  'VN',
  'XK',
  'ZA',
] as const;

export type BusinessCountry = (typeof BUSINESS_COUNTRIES)[number];

/** Why a VAT number is refused; the client translates the reason. */
export const VAT_PROBLEMS = {
  format: 'Not a VAT number of this country',
  country: 'VAT numbers are those of the European Union',
} as const;

/** What invoices say about a business. */
export interface BusinessDetails {
  company: string;
  street: string;
  postalCode: string;
  city: string;
  country: BusinessCountry;
  /** With its country prefix, such as IT00743110157. */
  vatId: string | null;
}

/** Absent fields keep their value; the first time, all but the VAT number are required. */
export type BusinessChanges = {
  [Name in keyof BusinessDetails]?: BusinessDetails[Name] | undefined;
};

export interface BusinessReply {
  details: BusinessDetails | null;
  /** The payment provider did not accept the VAT number: invoices leave it out. */
  isVatRefused: boolean;
}
