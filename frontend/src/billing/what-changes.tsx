import type { PaidPlan } from '@contract/plans';
import type { ReactNode } from 'react';
import { formatNames, formatPrice } from '../shared/format';
import { supportOf } from '../shared/installation';
import { usePartnerVets } from '../shared/partner-vets';
import { isPlanned } from '../shared/plan-promises';
import { usePets } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { useLanguage } from '../shared/preferences.store';
import { PetFace } from '../shared/ui/pet-photo';
import { usePrice } from './chosen-plan';

/** With more pets than this, they are not named. */
const NAMED = 4;

const Pets = () => {
  const { change: texts } = useTexts().billing;
  const language = useLanguage();
  const { data: pets = [] } = usePets();
  if (pets.length === 0 || pets.length > NAMED) return null;
  const names = formatNames(
    pets.map(({ name }) => name),
    language,
  );
  return (
    <p className="mt-5 flex items-center gap-3.5 text-soft">
      <span className="flex shrink-0 -space-x-2">
        {pets.map((pet) => (
          <span key={pet.id} className="rounded-full ring-[2.5px] ring-ground">
            <PetFace pet={pet} seat="disc" size={36} />
          </span>
        ))}
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {texts.stay(names, pets.length === 1)}
      </span>
    </p>
  );
};

export const WhatChanges = ({ from, to }: { from: PaidPlan; to: PaidPlan }) => {
  const { billing, common, plans } = useTexts();
  const language = useLanguage();
  const { change: texts, checkout } = billing;
  const monthly = { pro: usePrice('pro'), expert: usePrice('expert') };
  const price = (plan: PaidPlan): ReactNode => (
    <>
      {formatPrice(monthly[plan], 'EUR', language)}
      <wbr />
      <span className="whitespace-nowrap">{checkout.perMonth}</span>
    </>
  );
  const prices = { name: texts.price, pro: price('pro'), expert: price('expert') };
  const support = supportOf(to) === null ? [] : [texts.support];
  const hasVets = usePartnerVets();
  const sold = texts.rows.filter(({ feature }) => feature !== 'consultations' || hasVets);
  const compared = sold.map(({ feature, ...row }) =>
    feature !== undefined && isPlanned(feature) ? { ...row, expert: plans.planned } : row,
  );
  const hasPlanned = compared.some(({ expert }) => expert === plans.planned);
  const rows = [prices, ...compared, ...support];
  return (
    <section aria-labelledby="what-changes" className="@container min-w-0">
      <h2 id="what-changes" className="text-2xl">
        {texts.whatChanges}
      </h2>
      {/* In a narrow column, what is compared stands above both plans: its words need the width. */}
      <table className="mt-3 w-full table-fixed border-collapse text-left text-[0.9375rem] leading-snug wrap-break-word hyphens-auto @max-md:block @max-md:*:block @max-md:[&_tr]:grid @max-md:[&_tr]:grid-cols-2 lg:text-base">
        <thead>
          <tr className="border-b border-line text-sm">
            <td className="w-[36%] @max-md:hidden" />
            <th scope="col" className="py-2.5 pr-3 font-semibold text-soft">
              {texts.today(common.plans[from])}
            </th>
            <th scope="col" className="py-2.5 font-semibold text-green">
              {common.plans[to]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line">
              <th scope="row" className="pt-3 font-normal @max-md:col-span-2 @md:pr-3 @md:pb-3">
                {row.name}
              </th>
              <td className="pt-1 pr-3 pb-3 text-soft @md:pt-3">{row[from]}</td>
              <td
                className={`pt-1 pb-3 @md:pt-3 ${[row[from], plans.planned].includes(row[to]) ? 'text-soft' : 'font-semibold'}`}
              >
                {row[to]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasPlanned && (
        <p className="mt-3 text-sm text-soft">{`${plans.planned}: ${plans.notYet}`}</p>
      )}
      <Pets />
    </section>
  );
};
