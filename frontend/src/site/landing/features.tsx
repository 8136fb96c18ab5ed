import type { Landing } from '../../shared/texts/en/landing';
import {
  BookOpen,
  Heart,
  MessageCircle,
  Moon,
  PawPrint,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Section } from './section';

type Cards = Landing['features']['cards'];

const ICONS: Record<keyof Cards, LucideIcon> = {
  personal: Heart,
  anytime: Moon,
  emergency: TriangleAlert,
  education: BookOpen,
  profiles: PawPrint,
  behaviour: MessageCircle,
};

const NAMES = Object.keys(ICONS) as (keyof Cards)[];

export const Features = ({ texts }: { texts: Landing['features'] }) => (
  <Section id="features" title={texts.title}>
    <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {NAMES.map((name) => {
        const Icon = ICONS[name];
        const { title, text } = texts.cards[name];
        return (
          <li key={name} className="bg-card p-6 sm:p-7">
            <Icon aria-hidden className="size-5.5 text-green" />
            <h3 className="mt-4.5 text-[1.1875rem]">{title}</h3>
            <p className="mt-1.5 text-[0.96875rem] text-pretty text-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  </Section>
);
