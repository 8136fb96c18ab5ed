import { operator } from '../installation';
import { useTexts } from '../texts';

/** Whom to write to where a message says to contact support. */
export const ContactLine = ({ className = '' }: { className?: string }) => {
  const { contact } = useTexts();
  const { supportEmail } = operator();
  return (
    <p className={`text-[0.9375rem] text-soft ${className}`}>
      {supportEmail === null ? (
        contact.none
      ) : (
        <>
          {contact.write}{' '}
          <a
            href={`mailto:${supportEmail}`}
            className="inline-block min-h-6 font-medium [overflow-wrap:anywhere] text-green underline underline-offset-3"
          >
            {supportEmail}
          </a>
        </>
      )}
    </p>
  );
};
