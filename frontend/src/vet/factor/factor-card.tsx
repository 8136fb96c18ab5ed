import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card';

interface FactorCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

/** A step of the second factor: one thing in the middle of the page. */
export const FactorCard = ({ icon: Icon, title, text, children }: FactorCardProps) => (
  <section className="mx-auto w-full max-w-[30rem] animate-fade px-4 pt-6 pb-16 sm:pt-12">
    <Card className="p-[20px] sm:p-8">
      <span className="flex size-12 items-center justify-center rounded-full bg-green-wash text-green">
        <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <h1 className="mt-4 text-[1.625rem] text-balance">{title}</h1>
      <p className="mt-2 mb-6 text-pretty text-soft">{text}</p>
      {children}
    </Card>
  </section>
);
