/** Time zones of a single country; one shared by several does not reveal the country. */
const COUNTRIES: Record<string, string> = {
  'Europe/Rome': 'IT',
  'Europe/Madrid': 'ES',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Lisbon': 'PT',
  'Europe/Athens': 'GR',
  'Europe/Warsaw': 'PL',
  'Europe/Dublin': 'IE',
  'Europe/Amsterdam': 'NL',
  'Europe/Brussels': 'BE',
  'Europe/London': 'GB',
};

/** ISO 3166; null if the zone does not reveal it. */
export const countryOf = (timeZone: string): string | null => COUNTRIES[timeZone] ?? null;
