import { describe, expect, it } from '@jest/globals';
import { EU_COUNTRIES, type BusinessCountry } from '../../contract/business.js';
import { readVatId } from './eu-vat.js';

/** Numbers of companies and authorities, as they publish them. */
const PUBLISHED: Record<(typeof EU_COUNTRIES)[number], string[]> = {
  AT: ['ATU13585627', 'ATU66664013'],
  BE: ['BE0428759497', 'BE0411905847'],
  BG: ['BG175074752'],
  CY: ['CY10259033P', 'CY00632993F'],
  CZ: ['CZ25123891', 'CZ7103192745'],
  DE: ['DE136695976', 'DE129273398'],
  DK: ['DK13585628', 'DK88146328'],
  EE: ['EE100931558', 'EE100594102'],
  ES: ['ESB58378431', 'ESX2482300W', 'ES54362315K', 'ESA13585625'],
  FI: ['FI20774740', 'FI09853608'],
  FR: ['FR40303265045', 'FR23334175221', 'FRK7399859412'],
  GR: ['EL094259216', 'EL040127797'],
  HR: ['HR33392005961', 'HR38192148118'],
  HU: ['HU12892312', 'HU21376414'],
  IE: ['IE6433435F', 'IE8D79739I', 'IE1113571MH'],
  IT: ['IT00743110157', 'IT07643520567'],
  LT: ['LT119511515', 'LT100001919017'],
  LU: ['LU15027442', 'LU10000356'],
  LV: ['LV40003521600', 'LV16117519997'],
  MT: ['MT11679112', 'MT15121333'],
  NL: ['NL004495445B01', 'NL123456789B13', 'NL002455799B11'],
  PL: ['PL8567346215', 'PL5260001246'],
  PT: ['PT501964843', 'PT502757191'],
  RO: ['RO18547290'],
  SE: ['SE123456789701', 'SE556188840401'],
  SI: ['SI50223054', 'SI15012557'],
  SK: ['SK2022749619', 'SK2120567108'],
};

const cases = EU_COUNTRIES.flatMap((country) =>
  PUBLISHED[country].map((id) => [country, id] as const),
);

describe('an EU VAT number', () => {
  it.each(cases)('is accepted with and without its country prefix: %s %s', async (country, id) => {
    const number = id.slice(2);
    const spaced = `${id.slice(0, 2).toLowerCase()} ${number.slice(0, 3)}.${number.slice(3)} `;
    for (const typed of [id, number, spaced]) expect(await readVatId(typed, country)).toBe(id);
  });

  it.each(cases)('is refused with too many digits or none: %s %s', async (country, id) => {
    for (const typed of [`${id}0000`, id.slice(0, 2), `${id.slice(0, 2)}B`]) {
      expect(await readVatId(typed, country)).toBeNull();
    }
  });

  it.each([
    ['IT', 'IT00743110158'],
    ['DE', 'DE136695977'],
    ['FR', 'FR41303265045'],
    ['ES', 'ESB58378432'],
    ['PT', 'PT501964844'],
    ['PL', 'PL8567346216'],
    ['GR', 'EL094259217'],
  ] as [BusinessCountry, string][])(
    'is refused with a wrong check digit: %s %s',
    async (country, id) => {
      expect(await readVatId(id, country)).toBeNull();
    },
  );

  it.each([
    ['of another country', 'DE136695976', 'IT'],
    ['of a country outside', 'CHE123456788', 'CH'],
    ['of nobody', '', 'IT'],
    ['with other signs', 'IT00743110157<b>', 'IT'],
  ] as [string, string, BusinessCountry][])('is refused: %s', async (_name, typed, country) => {
    expect(await readVatId(typed, country)).toBeNull();
  });
});
