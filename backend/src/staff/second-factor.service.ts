import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { UsersService } from '../accounts/users.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type { VetEnrolment, VetRecoveryCodes } from '../contract/vets.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { countGuess, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { SessionRegistry } from '../platform/session/session-registry.js';
import { hashOfCode, newCodes } from './recovery-codes.js';
import { StaffService } from './staff.service.js';
import { base32, isTotp, otpauthUri, stepOf } from './totp.js';
import { TotpSecrets } from './totp-secrets.js';
import { hasPassed, pass } from './vet-session.js';
import type { Vet } from './vet.entity.js';
import { VetsRepository } from './vets.repository.js';

/** Wrong codes per vet, across all sessions. */
const WRONG = { points: 5, seconds: 15 * 60 };

const refused = () =>
  new AppError('VALIDATION_FAILED', {
    fields: { code: 'This code is wrong, or it was used before.' },
  });

/** The vet's second factor: codes of an authenticator (RFC 6238), and recovery codes. */
@Injectable()
export class SecondFactorService {
  private readonly wrongCodes;

  constructor(
    private readonly vets: VetsRepository,
    private readonly staff: StaffService,
    private readonly users: UsersService,
    private readonly secrets: TotpSecrets,
    private readonly sessions: SessionRegistry,
    private readonly audit: Audit,
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_URL' | 'RATE_LIMIT_FACTOR'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.wrongCodes = rateLimit(redis, 'vet-code', WRONG, env.RATE_LIMIT_FACTOR);
  }

  /**
   * The secret of a new authenticator; it stays the same in this session until it is confirmed.
   * @throws AppError `SECOND_FACTOR_NEEDED` for a vet who has one and has not passed it.
   */
  async enrol(request: Request, vet: Vet): Promise<VetEnrolment> {
    this.assertMayEnrol(request, vet);
    const { session } = request;
    const begun = session.vetEnrolment ? this.secrets.open(session.vetEnrolment) : null;
    const secret = begun?.secret ?? this.secrets.make();
    session.vetEnrolment = this.secrets.seal(secret);
    const user = await this.users.get(vet.userId);
    const { host } = new URL(this.env.PUBLIC_URL);
    const written = base32(secret);
    return { secret: written, uri: otpauthUri(written, host, user.email ?? user.username) };
  }

  /**
   * Activates the new authenticator, and marks this session as having passed.
   * @throws AppError as `enrol` does; `VALIDATION_FAILED`, `TOO_MANY_REQUESTS`.
   */
  async confirm(request: Request, vet: Vet, code: string): Promise<VetRecoveryCodes> {
    this.assertMayEnrol(request, vet);
    const { vetEnrolment } = request.session;
    const begun = vetEnrolment === undefined ? null : this.secrets.open(vetEnrolment);
    const lastTotpStep = await this.guess(vet, () =>
      Promise.resolve(begun && stepOf(begun.secret, code, Date.now())),
    );
    const recoveryCodes = newCodes();
    const replaced = await this.vets.replaceFactor(vet, {
      totpSecret: vetEnrolment ?? '',
      lastTotpStep,
      codeHashes: recoveryCodes.map(hashOfCode),
    });
    if (!replaced) throw new AppError('SECOND_FACTOR_NEEDED');
    this.staff.forget();
    this.audit.record('vet-factor-set-up', this.of(vet));
    await this.passIn(request, vet.userId);
    return { recoveryCodes };
  }

  /**
   * Accepts a code of the authenticator, or a recovery code; each works once.
   * @throws AppError `VALIDATION_FAILED`, `TOO_MANY_REQUESTS`; `SECOND_FACTOR_NEEDED` for a vet
   * without an authenticator.
   */
  async verify(request: Request, vet: Vet, code: string): Promise<void> {
    if (vet.totpConfirmedAt === null) throw new AppError('SECOND_FACTOR_NEEDED');
    await this.guess(vet, async () =>
      (await (isTotp(code) ? this.useTotp(vet, code) : this.useRecovery(vet, code))) ? true : null,
    );
    await this.passIn(request, vet.userId);
    this.audit.record('vet-factor-passed', this.of(vet));
  }

  /** @throws AppError `VALIDATION_FAILED` for a wrong guess; `TOO_MANY_REQUESTS` */
  private async guess<T>(vet: Vet, look: () => Promise<T | null>): Promise<T> {
    const found = await countGuess(this.wrongCodes, vet.id, look);
    if (found === null) {
      this.audit.record('vet-factor-refused', this.of(vet));
      throw refused();
    }
    return found;
  }

  private async useTotp(vet: Vet, code: string): Promise<boolean> {
    const sealed = await this.vets.secretOf(vet.id);
    const opened = sealed === null ? null : this.secrets.open(sealed);
    if (opened === null) {
      this.logger.warn({ vetId: vet.id }, 'no session secret opens the second factor of a vet');
      return false;
    }
    const step = stepOf(opened.secret, code, Date.now());
    if (step === null || !(await this.vets.useStep(vet.id, step))) return false;
    if (opened.isStale)
      await this.vets.update(vet.id, { totpSecret: this.secrets.seal(opened.secret) });
    return true;
  }

  private async useRecovery(vet: Vet, code: string): Promise<boolean> {
    const isUsed = await this.vets.useCode(vet.id, hashOfCode(code));
    if (isUsed) this.audit.record('vet-recovery-code-used', this.of(vet));
    return isUsed;
  }

  private async passIn(request: Request, userId: number): Promise<void> {
    const vet = await this.vets.findActive(userId);
    if (!vet) throw new AppError('NOT_FOUND');
    const { sessionID: before } = request;
    await pass(request, vet);
    await this.sessions.replace(userId, before, request.sessionID);
  }

  private assertMayEnrol(request: Request, vet: Vet): void {
    if (vet.totpConfirmedAt !== null && !hasPassed(request, vet)) {
      throw new AppError('SECOND_FACTOR_NEEDED');
    }
  }

  private of = ({ id: vetId, userId }: Vet) => ({ userId, vetId });
}
