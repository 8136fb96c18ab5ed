import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';

interface CallLinkProps {
  /** Read out before the name. */
  verb: string;
  name: string;
  phone: string;
  /** As a phone dials it. */
  dial: string;
  className: string;
  children?: ReactNode;
}

/** Calls somebody; the name may break anywhere, the number never. */
export const CallLink = ({ verb, name, phone, dial, className, children }: CallLinkProps) => (
  <a
    href={`tel:${dial}`}
    className={`flex h-full min-h-13 items-center gap-[12px] rounded-card border px-[16px] py-2 leading-tight transition-colors ${className}`}
  >
    <Phone aria-hidden className="size-[20px] shrink-0" />
    <span className="min-w-0">
      <span className="sr-only">{verb} </span>
      <span className="block font-semibold [overflow-wrap:anywhere]">{name} </span>
      <span className="block whitespace-nowrap tabular-nums">{phone}</span>
      {children}
    </span>
  </a>
);
