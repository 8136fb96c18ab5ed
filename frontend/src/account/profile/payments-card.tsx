import type { Payment } from '@contract/billing';
import { ExternalLink } from 'lucide-react';
import { formatDay, formatPrice } from '../../shared/format';
import { useTexts } from '../../shared/texts/pages';
import { useLanguage } from '../../shared/preferences.store';
import { Badge } from '../../shared/ui/badge';
import { ProfileCard } from './profile-layout';

const TONES = { paid: 'green', open: 'apricot', refunded: 'plain', disputed: 'apricot' } as const;

const InvoiceNumber = ({ number, url }: Pick<Payment, 'number' | 'url'>) => {
  const { payments: texts } = useTexts().profile;
  if (url === null) return <span className="font-medium [overflow-wrap:anywhere]">{number}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 font-medium text-green underline-offset-4 [overflow-wrap:anywhere] hover:underline"
    >
      {number} <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">{texts.newTab}</span>
    </a>
  );
};

const Row = ({ payment }: { payment: Payment }) => {
  const { common, profile } = useTexts();
  const language = useLanguage();
  const { number, plan, amount, status, at, url } = payment;
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-t border-line py-3.5 sm:flex sm:items-center sm:justify-between first:border-0 last:pb-0">
      <div className="min-w-0">
        <InvoiceNumber number={number} url={url} />
        <p className="text-[0.9375rem] leading-normal text-soft">
          <time dateTime={at}>{formatDay(at, language)}</time>
          {plan !== null && ` · ${common.plans[plan]}`}
        </p>
      </div>
      <p className="flex items-center justify-between gap-3">
        <Badge tone={TONES[status]}>{profile.payments.status[status]}</Badge>
        <span className="min-w-16 text-right font-semibold tabular-nums">
          {formatPrice(amount, 'EUR', language)}
        </span>
      </p>
    </li>
  );
};

export const PaymentsCard = ({ payments }: { payments: Payment[] }) => {
  const { payments: texts } = useTexts().profile;
  return (
    <ProfileCard title={texts.title}>
      <ul className="mt-2">
        {payments.map((payment) => (
          <Row key={payment.number} payment={payment} />
        ))}
      </ul>
    </ProfileCard>
  );
};
