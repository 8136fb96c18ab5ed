import { PAGES } from '@contract/pages';
import type { PaidPlan } from '@contract/plans';
import { Link, useNavigate } from 'react-router-dom';
import { formatDay } from '../shared/format';
import { rereadUser } from '../shared/profile.query';
import { useTexts } from '../shared/texts';
import { useLanguage } from '../shared/preferences.store';
import { Button } from '../shared/ui/button';
import { toast } from '../shared/ui/notices.store';
import { Notice } from './notice';
import type { Offer } from './prepare-payment';
import { useSwitch } from './use-switch';

/** A lower plan follows with the next month: when, and the way to keep the higher one. */
export const ScheduledPanel = ({ plan, offer }: { plan: PaidPlan; offer: Offer }) => {
  const { billing, common } = useTexts();
  const { change, checkout } = billing;
  const language = useLanguage();
  const navigate = useNavigate();
  const { from } = offer.change;
  const { pending, run } = useSwitch(from, 0, () => {
    toast({ title: change.kept(common.plans[from]) });
    void rereadUser();
    void navigate(PAGES.profile);
  });
  return (
    <Notice
      title={checkout.scheduled.title(common.plans[plan], formatDay(offer.startsAt, language))}
      text={checkout.scheduled.text}
    >
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button asChild>
          <Link to={PAGES.profile}>{billing.toProfile}</Link>
        </Button>
        <Button variant="quiet" aria-disabled={pending} onClick={run}>
          {pending ? change.pending : change.keep(common.plans[from])}
        </Button>
      </div>
    </Notice>
  );
};
