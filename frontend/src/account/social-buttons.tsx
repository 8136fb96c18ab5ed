import { PROVIDER_NAMES } from '@contract/config';
import { useConfig } from '../shared/config.query';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { ProviderMark } from './social/provider-mark';
import { signInWith, type SocialCard } from './social/social-sign-in';

interface SocialButtonsProps extends SocialCard {
  disabled: boolean;
}

/** One button for each provider the server offers; nothing when it offers none. */
export const SocialButtons = ({ disabled, ...card }: SocialButtonsProps) => {
  const { account } = useTexts();
  const { providers = [] } = useConfig().data ?? {};
  if (providers.length === 0) return null;
  return (
    <>
      <p className="mt-5 flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {account.or}
      </p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2.5">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="quiet"
            disabled={disabled}
            className="px-1!"
            onClick={() => void signInWith(provider, card)}
          >
            <ProviderMark provider={provider} />
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
    </>
  );
};
