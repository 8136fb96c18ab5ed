import type { Provider } from '@contract/config';
import { useEffect } from 'react';
import { loadConfig, useConfig } from '../shared/config';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';

const NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** One button for each provider the server offers; nothing when it offers none. */
export const SocialButtons = () => {
  const { account } = useTexts();
  const providers = useConfig(({ config }) => config?.providers);
  useEffect(() => void loadConfig(), []);
  if (providers === undefined || providers.length === 0) return null;
  return (
    <>
      <p className="mt-5 flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {account.or}
      </p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2.5">
        {providers.map((provider) => (
          <Button key={provider} variant="quiet" asChild>
            <a href={`/api/auth/${provider}?mode=redirect`}>{NAMES[provider]}</a>
          </Button>
        ))}
      </div>
    </>
  );
};
