/** Countries with an animal poison line that owners can call, as ISO 3166-1 alpha-2 codes. */
export const COUNTRIES = ['AU', 'BE', 'CA', 'CH', 'FR', 'GB', 'IT', 'NZ', 'US'] as const;

export type Country = (typeof COUNTRIES)[number];
