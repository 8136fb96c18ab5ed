import type { Plan } from '@contract/plans';
import type { ApiToken } from '@contract/tokens';
import { useRef, useState } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { useTokens } from '../../shared/tokens.api';
import { ExpertCard } from '../expert-card';
import { NewTokenDialog } from './new-token-dialog';
import { RevokeDialog } from './revoke-dialog';
import { TokenList } from './token-list';

/** Tokens for the owner's own programs: made on Expert, revocable on any plan. */
export const TokensCard = ({ plan }: { plan: Plan }) => {
  const { tokens: texts } = useTexts();
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const card = { texts, plan, heading, query: useTokens(), onMake: () => setMaking(true) };
  return (
    <>
      <ExpertCard {...card} docs="/api/docs">
        {(tokens) => <TokenList tokens={tokens} onRevoke={setRevoked} />}
      </ExpertCard>
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
      {revoked && (
        <RevokeDialog token={revoked} fallbackFocus={heading} onClose={() => setRevoked(null)} />
      )}
    </>
  );
};
