import type { BusinessDetails } from '@contract/business';
import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { TryAgain } from '../../shared/ui/retry-card';
import { ProfileCard } from '../profile/profile-layout';
import { removeBusiness, useBusiness } from './business.api';
import { BusinessForm } from './business-form';

const Details = ({ details }: { details: BusinessDetails }) => {
  const { business: texts } = useTexts();
  const language = useLanguage();
  const { company, street, postalCode, city, country, vatId } = details;
  const named = new Intl.DisplayNames(language, { type: 'region' }).of(country);
  const lines = [street, `${postalCode} ${city}`, named, vatId !== null && texts.vat(vatId)];
  return (
    <address className="mt-3 not-italic [overflow-wrap:anywhere]">
      <span className="font-semibold">{company}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={String(line)} className="block text-soft">
          {line}
        </span>
      ))}
    </address>
  );
};

/** The business details on the owner's invoices. */
export const BusinessCard = ({ plan }: { plan: Plan }) => {
  const { business: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { data, isError, refetch } = useBusiness();
  const removing = useMutation({
    mutationFn: removeBusiness,
    onSuccess: () => toast({ title: texts.removed }),
    onError: () => toastError(texts.failed),
  });
  const details = data?.details ?? null;
  const isIdle = data !== undefined && !isOpen;
  return (
    <ProfileCard title={texts.title}>
      {details === null && (
        <p className="mt-2 text-pretty text-soft">
          {isError && data === undefined ? texts.unread : texts.offer}
        </p>
      )}
      {details !== null && !isOpen && (
        <>
          <Details details={details} />
          {data?.isVatRefused === true && (
            <p className="mt-2 text-pretty text-red">{texts.refused}</p>
          )}
          <p className="mt-2 text-sm text-pretty text-faint">{texts.from}</p>
        </>
      )}
      {isError && data === undefined && (
        <TryAgain variant="quiet" size="sm" className="mt-3" onRetry={refetch} />
      )}
      {isIdle && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button ref={opener} variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {details === null ? texts.add : texts.edit}
          </Button>
          {details !== null && (
            <Button
              variant="quiet"
              size="sm"
              aria-disabled={removing.isPending}
              onClick={() => !removing.isPending && removing.mutate()}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {plan === 'expert' && !isOpen && (
        <Link
          to={PAGES.dataProcessing}
          className="mt-2 inline-flex min-h-11 items-center font-medium text-green underline underline-offset-3"
        >
          {texts.toAgreement}
        </Link>
      )}
      {isOpen && <BusinessForm details={details} onClose={() => setOpen(false)} />}
    </ProfileCard>
  );
};
