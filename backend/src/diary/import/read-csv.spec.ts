import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '../../platform/errors/app-error.js';
import { readCsv } from './read-csv.js';

const CAT = { species: 'gatto' as const, birthDate: '2022-04-01' };

const read = (file: string | Uint8Array, timeZone = 'Europe/Rome') =>
  readCsv(typeof file === 'string' ? Buffer.from(file) : file, timeZone, CAT);

const entries = (file: string | Uint8Array) => read(file).map(({ entry }) => entry);

const faults = (file: string) => read(file).map(({ line, fault, cell }) => [line, fault, cell]);

function refused(file: string | Uint8Array): unknown {
  try {
    read(file);
  } catch (error) {
    if (error instanceof AppError) return error.details.fields?.file;
  }
  return null;
}

describe('a file of weights', () => {
  const weights = [
    { kind: 'weight', at: '2026-05-04T10:00:00.000Z', value: 4.1, unit: 'kg' },
    { kind: 'weight', at: '2026-05-18T10:00:00.000Z', value: 4.05, unit: 'kg' },
  ];

  it.each([
    ['English', 'Date,Weight (kg)\n2026-05-04,4.1\n2026-05-18,4.05\n'],
    ['Italian', 'Data;Peso (kg)\r\n04/05/2026;4,1\r\n18/05/2026;4,05\r\n'],
    ['with a unit in each cell', 'giorno\tpeso\n4.5.2026\t4,1 kg\n18.5.2026\t4,05 kg'],
    ['American', 'date,weight_kg\n5/4/2026,4.1\n5/18/2026,4.05'],
    [
      'with a column of kinds',
      'tipo;data;valore;unità\nPeso;4/5/2026;4,1;kg\nPESO;18/5/2026;4,05;Kg',
    ],
    [
      'quoted',
      '"date","kind","value"\n"2026-05-04","weight","4.1"\n\n"2026-05-18","weight","4.05"',
    ],
  ])('is read: %s', (_, file) => {
    expect(entries(file)).toEqual(weights);
  });

  it.each([
    ['date,weight (g)\n2026-05-04,"1,100"', { value: 1100, unit: 'g' }],
    ['data;tipo;valore;unità\n2026-05-04;cibo;1.250;kcal', { value: 1250, unit: 'kcal' }],
    ['data;tipo;valore;testo\n2026-05-04;cibo;1.250;crocchette', { value: 1250, unit: 'g' }],
    ['date,weight (kg)\n2026-05-04,4.105', { value: 4.105, unit: 'kg' }],
    ['date,weight (lb)\n2026-05-04,9.125', { value: 9.125, unit: 'lb' }],
    ['data;tipo;valore;unità;testo\n2026-05-04;farmaco;0,125;mg;x', { value: 0.125, unit: 'mg' }],
  ])('distinguishes thousands from decimals by the unit: %s', (file, amount) => {
    expect(entries(file)).toMatchObject([amount]);
  });

  it('with an ambiguous dose is refused', () => {
    const file = 'date;kind;value;unit;text\n2026-05-04;medicine;1.250;mg;x\n';
    expect(faults(`${file}2026-05-04;medicine;2,500;ml;x`)).toEqual([
      [2, 'value', '1.250'],
      [3, 'value', '2,500'],
    ]);
  });

  it('in grams keeps its unit', () => {
    expect(entries('date,weight (g)\n2026-05-04,4100')).toMatchObject([{ value: 4100, unit: 'g' }]);
  });
});

describe('an imported file', () => {
  it('with one mistyped date refuses that alone, and reads the others as European', () => {
    const rows = ['03/04/2024', '25/12/2023', '05/13/2024', '07/08/2024'];
    const file = `date,weight\n${rows.map((day) => `${day},4.1`).join('\n')}`;
    expect(entries(file).map((entry) => entry?.at.slice(0, 10))).toEqual([
      '2024-04-03',
      '2023-12-25',
      undefined,
      '2024-08-07',
    ]);
  });

  it("may have times, in the owner's zone or with an offset", () => {
    const file =
      'date,time,kind,text\n2026-01-04,8:05,note,a\n2026-07-04 08:05,,note,b\n' +
      '2026-07-04T08:05:00+09:00,,note,c\n7/4/2026,11:30 pm,note,d';
    expect(entries(file).map((entry) => entry?.at)).toEqual([
      '2026-01-04T07:05:00.000Z',
      '2026-07-04T06:05:00.000Z',
      '2026-07-03T23:05:00.000Z',
      '2026-04-07T21:30:00.000Z',
    ]);
  });

  describe('read in the morning', () => {
    afterEach(() => {
      jest.useRealTimers();
    });

    it('may have rows of today, but not of a later time or day', () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
      const days = ['2026-11-23', '23/11/2026', '2026-11-23 11:00', '2026-11-24'];
      expect(faults(`date,weight\n${days.map((day) => `${day},4.1`).join('\n')}`)).toEqual([
        [2, undefined, undefined],
        [3, undefined, undefined],
        [4, 'future', '2026-11-23 11:00'],
        [5, 'future', '2026-11-24'],
      ]);
    });

    it("uses the day in the owner's zone", () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
      const tomorrow = 'date,weight\n2026-11-24,4.1';
      expect(read(tomorrow, 'Pacific/Kiritimati')[0]?.fault).toBe('future');
      jest.setSystemTime(Date.parse('2026-11-23T11:00:00Z'));
      expect(read(tomorrow, 'Pacific/Kiritimati')[0]?.fault).toBeUndefined();
    });
  });

  it('may have symptoms, behaviour, food and medicines with their details', () => {
    const file =
      'Data,Tipo,Testo,Gravità,Parte del corpo,Minuti,Prima,Dopo,Valore,Unità,kcal/100g\n' +
      '2026-05-04,Sintomo,zoppica,lieve,zampa sinistra,30,x,,,,\n' +
      '2026-05-04,Comportamento,abbaia,,,10,campanello,premio,,,\n' +
      '2026-05-04,Cibo,crocchette,,,,,,45,g,380\n' +
      '2026-05-04,Farmaco,sciroppo,,,,,,1,ml,';
    expect(entries(file)).toMatchObject([
      { kind: 'symptom', severity: 'mild', bodyPart: 'zampa sinistra', minutes: 30 },
      { kind: 'behaviour', minutes: 10, before: 'campanello', after: 'premio' },
      { kind: 'food', text: 'crocchette', value: 45, unit: 'g', kcalPer100g: 380 },
      { kind: 'medicine', text: 'sciroppo', value: 1, unit: 'ml' },
    ]);
    expect(entries(file)[0]).not.toHaveProperty('before');
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFdata,tipo,testo\n2026-05-04,nota,è più vivace')],
    ['Windows-1252', Buffer.from('data,tipo,testo\n2026-05-04,nota,è più vivace', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFdata,tipo,testo\n2026-05-04,nota,è più vivace', 'utf16le')],
    [
      'UTF-16 the other way round',
      Buffer.from('\uFEFFdata,tipo,testo\n2026-05-04,nota,è più vivace', 'utf16le').swap16(),
    ],
  ])('encoded in %s keeps its accents', (_, file) => {
    expect(entries(file)).toMatchObject([{ kind: 'note', text: 'è più vivace' }]);
  });

  it('reports what is wrong with each row, and accepts the others', () => {
    const rows = [
      '2026-05-04,weight,4.1,kg,',
      '31/02/2026,weight,4.1,kg,',
      '2126-05-04,weight,4.1,kg,',
      '2021-05-04,weight,4.1,kg,',
      '2026-05-04,mood,4.1,kg,',
      '2026-05-04,weight,four,kg,',
      '2026-05-04,weight,,kg,',
      '2026-05-04,weight,4.1,stone,',
      '2026-05-04,weight,400,kg,',
      '2026-05-04,symptom,,,',
      `2026-05-04,note,,,${'x'.repeat(1001)}`,
      '2025-13-04,weight,4.1,kg,',
      '2026-05-04 08:60,weight,4.1,kg,',
    ];
    expect(faults(`date,kind,value,unit,text\n${rows.join('\n')}`)).toEqual([
      [2, undefined, undefined],
      [3, 'date', '31/02/2026'],
      [4, 'future', '2126-05-04'],
      [5, 'too-early', '2021-05-04'],
      [6, 'kind', 'mood'],
      [7, 'value', 'four'],
      [8, 'value', ''],
      [9, 'unit', 'stone'],
      [10, 'implausible', '400'],
      [11, 'text', ''],
      [12, 'text', 'x'.repeat(40)],
      [13, 'date', '2025-13-04'],
      [14, 'date', '2026-05-04 08:60'],
    ]);
    expect(read('date,weight\n2026-05-04,400')[0]).toMatchObject({ suggestedUnit: 'g' });
  });

  it.each([
    ['The file is empty', ''],
    ['The file is empty', ' \n\n'],
    ['The file is empty', 'date,kind,value\n'],
    ['No column with the date', 'kind,value\nweight,4'],
    ['No column that says what it is', 'date,value\n2026-05-04,4'],
    ['This is not a CSV file', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['This is not a CSV file', Buffer.from('date,weight\n2026-05-04,4', 'utf16le')],
    ['This is not a CSV file', `date,text\n2026-05-04,"${'x'.repeat(9000)}"`],
    ['Too many rows', `date,weight\n${'2026-05-04,4\n'.repeat(5001)}`],
  ])('that cannot be read is refused entirely: %s', (fault, file) => {
    expect(refused(file)).toBe(fault);
  });
});
