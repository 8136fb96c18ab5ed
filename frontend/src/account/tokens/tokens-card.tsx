import { PAGES } from '@contract/pages';
import { includesPlan, type Plan } from '@contract/plans';
import type { ApiToken } from '@contract/tokens';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/pages';
import { useTokens } from '../../shared/tokens.api';
import { Button } from '../../shared/ui/button';
import { ProfileCard } from '../profile/profile-layout';
import { Read } from '../security/section';
import { NewTokenDialog } from './new-token-dialog';
import { RevokeDialog } from './revoke-dialog';
import { TokenList } from './token-list';

/** Tokens for the owner's own programs: made on Expert, revocable on any plan. */
export const TokensCard = ({ plan }: { plan: Plan }) => {
  const { tokens: texts } = useTexts();
  const query = useTokens();
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const mayMake = includesPlan(plan, 'expert');
  const known = query.data ?? [];
  const offer = mayMake ? texts.text : texts.plan;
  return (
    <ProfileCard title={texts.title}>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <p className="mt-2 text-pretty text-soft">
          {known.length > 0 && !mayMake ? texts.asleep : offer}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayMake ? (
          <Button variant="quiet" size="sm" onClick={() => setMaking(true)}>
            {texts.make}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" asChild>
            <Link to={`${PAGES.checkout}?plan=expert`}>{texts.toPlan}</Link>
          </Button>
        )}
        <Button variant="ghost" size="sm" asChild>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {texts.reference}
          </a>
        </Button>
      </div>
      {(mayMake || known.length > 0) && (
        <Read title={texts.list} query={query}>
          {(tokens) => <TokenList tokens={tokens} onRevoke={setRevoked} />}
        </Read>
      )}
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
      {revoked && (
        <RevokeDialog token={revoked} fallbackFocus={heading} onClose={() => setRevoked(null)} />
      )}
    </ProfileCard>
  );
};
