import type { ReminderKind } from '@contract/reminders';
import {
  Activity,
  Bell,
  BookOpen,
  Bug,
  Droplet,
  Pill,
  Scale,
  Scissors,
  ShieldCheck,
  Smile,
  Stethoscope,
  Syringe,
  type LucideIcon,
} from 'lucide-react';

export const KIND_ICONS: Record<ReminderKind, LucideIcon> = {
  vaccine: Syringe,
  worms: Bug,
  fleas: Droplet,
  weigh: Scale,
  teeth: Smile,
  check: Stethoscope,
  medicine: Pill,
  heat: Activity,
  nails: Scissors,
  insurance: ShieldCheck,
  passport: BookOpen,
  other: Bell,
};
