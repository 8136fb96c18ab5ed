import type { DiaryKind, DiaryUnit, Severity } from '../../contract/diary.js';

/** What a column may hold. */
export type Column =
  | 'date'
  | 'time'
  | 'kind'
  | 'value'
  | 'unit'
  | 'text'
  | 'severity'
  | 'bodyPart'
  | 'minutes'
  | 'before'
  | 'after'
  | 'kcalPer100g';

/** Names of columns in both languages, folded. */
export const COLUMN_NAMES: Record<Column, readonly string[]> = {
  date: ['date', 'day', 'when', 'at', 'datetime', 'timestamp', 'data', 'giorno', 'quando'],
  time: ['time', 'hour', 'ora', 'orario'],
  kind: ['kind', 'type', 'category', 'what', 'tipo', 'categoria', 'genere', 'voce'],
  value: ['value', 'amount', 'quantity', 'valore', 'quantita', 'misura'],
  unit: ['unit', 'units', 'unita', 'unita di misura'],
  text: ['text', 'note', 'notes', 'description', 'name', 'testo', 'nota', 'descrizione', 'nome'],
  severity: ['severity', 'gravita'],
  bodyPart: ['bodypart', 'body part', 'parte del corpo', 'dove'],
  minutes: ['minutes', 'duration', 'minuti', 'durata'],
  before: ['before', 'prima'],
  after: ['after', 'dopo'],
  kcalPer100g: ['kcalper100g', 'kcal per 100 g', 'kcal/100g', 'kcal/100 g'],
};

/** Names of kinds in both languages, folded; also as names of columns with their amounts. */
export const KIND_NAMES: Record<DiaryKind, readonly string[]> = {
  weight: ['weight', 'body weight', 'peso', 'peso corporeo'],
  food: ['food', 'meal', 'cibo', 'pasto', 'pappa'],
  symptom: ['symptom', 'sintomo'],
  behaviour: ['behaviour', 'behavior', 'comportamento'],
  medicine: ['medicine', 'medication', 'drug', 'medicina', 'farmaco', 'medicinale'],
  vaccine: ['vaccine', 'vaccination', 'vaccino', 'vaccinazione'],
  parasites: ['parasites', 'parasite treatment', 'antiparasitic', 'parassiti', 'antiparassitario'],
  visit: ['visit', 'vet visit', 'visita', 'veterinario'],
  heat: ['heat', 'season', 'calore', 'estro'],
  breaths: ['breaths', 'sleeping breaths', 'respiratory rate', 'respiri', 'atti respiratori'],
  temperature: ['temperature', 'temperatura', 'febbre'],
  note: ['note', 'nota', 'appunto'],
};

export const UNIT_NAMES: Record<DiaryUnit, readonly string[]> = {
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'chili', 'chilo', 'kilogram', 'kilograms', 'chilogrammi'],
  g: ['g', 'gr', 'gram', 'grams', 'grammo', 'grammi'],
  lb: ['lb', 'lbs', 'pound', 'pounds', 'libbre', 'libbra'],
  kcal: ['kcal', 'cal', 'calories', 'calorie'],
  '°C': ['°c', 'c', 'celsius'],
  '°F': ['°f', 'f', 'fahrenheit'],
  breaths: ['breaths', 'bpm', '/min', 'breaths/min', 'respiri', 'atti', 'atti/min'],
  ml: ['ml', 'millilitri', 'millilitres', 'milliliters'],
  mg: ['mg', 'milligrammi', 'milligrams'],
  tablets: [
    'tablets',
    'tablet',
    'pills',
    'pill',
    'compresse',
    'compressa',
    'pastiglie',
    'pastiglia',
  ],
  drops: ['drops', 'drop', 'gocce', 'goccia'],
};

export const SEVERITY_NAMES: Record<Severity, readonly string[]> = {
  mild: ['mild', 'light', 'lieve', 'leggero', 'leggera', '1'],
  moderate: ['moderate', 'medium', 'moderato', 'moderata', 'medio', 'media', '2'],
  severe: ['severe', 'strong', 'grave', 'forte', 'severo', 'severa', '3'],
};

/** The name that a folded word stands for; undefined if there is none. */
export function named<Name extends string>(
  names: Record<Name, readonly string[]>,
  word: string,
): Name | undefined {
  return (Object.keys(names) as Name[]).find((name) => names[name].includes(word));
}
