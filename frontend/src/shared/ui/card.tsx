import type { ComponentProps, ReactNode } from 'react';

export const Card = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div className={`rounded-card border border-line bg-card ${className}`} {...props} />
);

export interface StateCardProps {
  picture?: ReactNode;
  title: ReactNode;
  text?: string | undefined;
  children?: ReactNode;
}

export const StateCard = ({ picture, title, text, children }: StateCardProps) => (
  <section className="mx-auto flex w-full max-w-lg animate-fade flex-col items-center px-4 py-14 text-center sm:py-20 short:py-6">
    {picture}
    <h1 className="mt-6 text-[1.75rem] [overflow-wrap:anywhere] first:mt-0 sm:text-3xl short:mt-3">
      {title}
    </h1>
    {text !== undefined && (
      <p className="mt-3 max-w-[34em] text-balance [overflow-wrap:anywhere] text-soft">{text}</p>
    )}
    {children !== undefined && <div className="mt-7 w-full">{children}</div>}
  </section>
);
