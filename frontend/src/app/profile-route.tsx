import { lazy, Suspense, type ComponentProps } from 'react';
import { ProfilePage } from '../account/profile/profile-page';
import { Skeleton } from '../shared/ui/loading';
import { withTexts } from '../shared/texts/first';
import { LanguageSwitch } from './preferences';

/** The payment provider's form loads only for those who replace their card. */
const LateCardChange = lazy(async () => ({
  default: (await withTexts(import('../billing/card-change'))).CardChange,
}));

const CardForm = (props: ComponentProps<typeof LateCardChange>) => (
  <Suspense fallback={<Skeleton className="mt-4 h-40 w-full" />}>
    <LateCardChange {...props} />
  </Suspense>
);

export const ProfileRoute = () => (
  <ProfilePage languageSwitch={<LanguageSwitch />} cardForm={CardForm} />
);
