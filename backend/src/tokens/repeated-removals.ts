import { idIn, LINES, type RepeatedRemoval } from '../platform/logging/repeated-removal.js';

export const TOKEN_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'tokens revoked',
    idIn: idIn('tokenId', 'token-revoked'),
    statements: [`DELETE FROM api_tokens USING ${LINES} WHERE api_tokens.id = line.id`],
  },
  {
    what: 'tokens revoked',
    idIn: idIn('userId', 'tokens-revoked'),
    statements: [
      `DELETE FROM api_tokens USING ${LINES} WHERE "userId" = line.id AND "createdAt" <= line.at`,
    ],
  },
];
