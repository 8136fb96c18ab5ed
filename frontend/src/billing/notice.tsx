import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export const Notice = ({ title, text, children }: NoticeProps) => (
  <div role="status" className="px-2 py-8">
    <h2 className="text-xl">{title}</h2>
    <p className="mx-auto mt-3 max-w-[30em] text-pretty text-soft">{text}</p>
    {children !== undefined && <div className="mt-6">{children}</div>}
  </div>
);
