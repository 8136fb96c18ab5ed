import type {
  AccountRemoval,
  ChangePasswordBody,
  ForgotPasswordBody,
  ProfileChanges,
  Proof,
  ResetPasswordBody,
  SecureAccountBody,
  VerifyEmailBody,
} from '../../contract/accounts.js';
import { COUNTRIES, type Country } from '../../contract/countries.js';
import { Nullable, OneOf, Optional, PlainText } from '../../platform/validation/fields.js';
import { Reads } from '../../platform/validation/input.pipe.js';
import { Email, NewPassword, Password, Username } from './credentials.dto.js';

/** From a mailed link. The limit is far above the length of any mailed token. */
const Token = (): PropertyDecorator => PlainText({ min: 1, max: 100 });

export class ForgotPasswordDto implements ForgotPasswordBody {
  @Email() email: string;
}

export class ResetPasswordDto implements ResetPasswordBody {
  @Token() token: string;
  @NewPassword() password: string;
}

export class TokenDto implements VerifyEmailBody, SecureAccountBody {
  @Token() token: string;
}

export class ChangePasswordDto implements ChangePasswordBody {
  @Optional() @Password() currentPassword?: string | undefined;
  @NewPassword() password: string;
}

/** A missing body is read as one without a password. */
@Reads({ absent: true })
export class ProofDto implements Proof {
  @Optional() @Password() password?: string | undefined;
}

/** A missing body is read as one without the confirmation word. */
export class AccountRemovalDto extends ProofDto implements AccountRemoval {
  @OneOf(['DELETE'], 'Type DELETE to confirm') confirm: 'DELETE';
}

@Reads({})
export class ProfileChangesDto extends ProofDto implements ProfileChanges {
  @Optional() @Username() username?: string | undefined;
  @Optional() @Email() email?: string | undefined;
  @Nullable() @OneOf(COUNTRIES) country?: Country | null | undefined;
}
