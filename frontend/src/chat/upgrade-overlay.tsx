import { PAGES } from '@contract/pages';
import { PRICES_EUR_CENTS } from '@contract/plans';
import { Link } from 'react-router-dom';
import { memo } from 'react';
import { firstMonthPercent } from '../shared/first-month';
import { formatPrice } from '../shared/format';
import { useTexts } from '../shared/texts';
import { useLanguage } from '../shared/preferences.store';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';
import { EmergencyButton } from './emergency-button';
import { useComposerStore } from './composer.store';

export const UpgradeOverlay = memo(({ onEmergency }: { onEmergency: () => void }) => {
  const { chat, plans } = useTexts();
  const language = useLanguage();
  const open = useComposerStore((state) => state.shown === 'overlay');
  const percent = firstMonthPercent();
  const close = (): void => useComposerStore.getState().close();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={chat.overlay.title}
      description={chat.overlay.text}
    >
      <div className="mt-2 -ml-2">
        <EmergencyButton onClick={onEmergency} />
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <span className="font-display text-3xl font-[660] tracking-[-0.02em]">
          {formatPrice(PRICES_EUR_CENTS.pro, 'EUR', language)}
        </span>
        <span className="mr-1 text-soft">{chat.overlay.perMonth}</span>
        {percent !== 0 && <Badge tone="apricot">{chat.overlay.firstMonth(percent)}</Badge>}
      </p>
      <ul className="mt-4 grid gap-1.5">
        {chat.limit.offers.pro.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <span aria-hidden className="mt-2.5 size-1.5 shrink-0 rounded-full bg-green" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-[0.8125rem] leading-snug text-faint">{plans.promise}</p>
      <Button className="mt-5 w-full" asChild>
        <Link to={`${PAGES.checkout}?plan=pro`} onClick={close}>
          {chat.overlay.upgrade}
        </Link>
      </Button>
      <Button variant="quiet" className="mt-2.5 w-full" onClick={close}>
        {chat.overlay.later}
      </Button>
    </Dialog>
  );
});
