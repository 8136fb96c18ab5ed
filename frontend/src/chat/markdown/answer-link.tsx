import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i;
const LINK = 'text-green underline decoration-1 underline-offset-3';

/** Answers are not trusted: only these kinds of link work. */
export const isSafeLink = (href: string): boolean => SAFE_LINK.test(href);

/** The path of a link to a pet's page here, where the assistant points to its records. */
const petPageOf = (href: string): string | null => {
  const { origin } = window.location;
  const path = href.startsWith(origin) ? href.slice(origin.length) : '';
  return /^\/pets\/\d+$/.test(path) ? path : null;
};

/** A link in an answer. What may not be opened is shown as plain text. */
export const AnswerLink = ({ href, children }: { href: string; children: ReactNode }) => {
  if (!isSafeLink(href)) return <span>{children}</span>;
  const petPage = petPageOf(href);
  if (petPage !== null) {
    return (
      <Link to={petPage} className={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
      {children}
    </a>
  );
};
