import type { DiaryKind, DiaryUnit } from '@contract/diary';
import {
  Activity,
  Droplet,
  FileText,
  HeartPulse,
  Pill,
  Scale,
  Smile,
  Soup,
  Stethoscope,
  Syringe,
  Thermometer,
  Wind,
  type LucideIcon,
} from 'lucide-react';

export const KIND_ICONS: Record<DiaryKind, LucideIcon> = {
  weight: Scale,
  food: Soup,
  symptom: HeartPulse,
  behaviour: Smile,
  medicine: Pill,
  note: FileText,
  vaccine: Syringe,
  parasites: Droplet,
  visit: Stethoscope,
  heat: Activity,
  breaths: Wind,
  temperature: Thermometer,
};

/** Shown at once; the others behind 'More'. */
export const FIRST_KINDS: readonly DiaryKind[] = [
  'weight',
  'food',
  'symptom',
  'behaviour',
  'medicine',
  'note',
];

export const MORE_KINDS: readonly DiaryKind[] = [
  'vaccine',
  'parasites',
  'visit',
  'heat',
  'breaths',
  'temperature',
];

/** How much one press of minus or plus changes. */
export const STEPS: Record<DiaryUnit, number> = {
  kg: 0.1,
  g: 5,
  lb: 0.1,
  kcal: 10,
  '°C': 0.1,
  '°F': 0.1,
  breaths: 1,
  ml: 0.5,
  mg: 1,
  tablets: 0.5,
  drops: 1,
};
