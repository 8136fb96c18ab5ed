import { ArrayNotEmpty } from 'class-validator';
import { ProofDto } from '../../accounts/dto/account-life.dto.js';
import { LIMITS } from '../../contract/limits.js';
import {
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type NewApiToken,
  type TokenScopeName,
} from '../../contract/tokens.js';
import { Optional, SomeOf, Trimmed, WholeNumber } from '../../platform/validation/fields.js';

export class NewApiTokenDto extends ProofDto implements NewApiToken {
  @Trimmed({ min: 1, max: LIMITS.tokenName.max }, 'Required') name: string;
  @ArrayNotEmpty({ message: 'Required', context: { minItems: 1 } })
  @SomeOf(TOKEN_SCOPES)
  scopes: TokenScopeName[];
  @Optional() @WholeNumber(1, TOKEN_DAYS.max) days?: number | undefined;
}
