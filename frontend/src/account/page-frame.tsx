import type { ReactNode } from 'react';
import { Card } from '../shared/ui/card';

/** A card that stands for itself, in the middle of the screen. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh flex-1 grid-cols-1 place-items-center bg-[radial-gradient(ellipse_at_top,var(--color-apricot-wash),var(--color-ground)_70%)] px-4 py-10">
    <Card className="w-full max-w-md p-6 shadow-float sm:p-8">{children}</Card>
  </div>
);
