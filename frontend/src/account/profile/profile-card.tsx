import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card';

interface ProfileCardProps {
  title: string;
  children: ReactNode;
}

export const ProfileCard = ({ title, children }: ProfileCardProps) => (
  <Card className="p-5 sm:p-6">
    <h2 className="text-[1.1875rem]">{title}</h2>
    {children}
  </Card>
);
