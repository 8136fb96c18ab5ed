import type { ApiToken } from '@contract/tokens';
import { formatDay, formatNearDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { useNow } from '../../shared/use-now';
import { Section } from '../security/section';

interface TokenRowProps {
  token: ApiToken;
  onRevoke: () => void;
}

const TokenRow = ({ token, onRevoke }: TokenRowProps) => {
  const { tokens: texts } = useTexts();
  const language = useLanguage();
  const { name, last4, scopes, expiresAt, lastUsedAt } = token;
  const isOver = Date.parse(expiresAt) <= useNow().getTime();
  const day = formatDay(expiresAt, language);
  const used =
    lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatNearDay(lastUsedAt, language));
  return (
    <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2.5 py-3">
      <div className="min-w-0 flex-[1_1_12rem] leading-snug">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium [overflow-wrap:anywhere]">
          {name}
          {isOver && <Badge tone="apricot">{texts.expired}</Badge>}
        </p>
        <div className="mt-0.5 grid gap-0.5 text-[0.9375rem] text-pretty text-soft">
          <p className="first-letter:uppercase">
            {scopes.map((scope) => texts.scopes[scope].short).join(', ')}
          </p>
          <p>{texts.known(last4, isOver ? texts.expiredOn(day) : texts.until(day))}</p>
          <p>{used}</p>
        </div>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.revokeOne(name, last4)}
        onClick={onRevoke}
      >
        {texts.revoke}
      </Button>
    </div>
  );
};

interface TokenListProps {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
}

export const TokenList = ({ tokens, onRevoke }: TokenListProps) => {
  const { tokens: texts } = useTexts();
  return (
    <Section title={texts.list}>
      {tokens.length === 0 ? (
        <p className="mt-1.5 text-[0.9375rem] text-pretty text-soft">{texts.none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {tokens.map((token) => (
            <li key={token.id}>
              <TokenRow token={token} onRevoke={() => onRevoke(token)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
