import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { UsersService } from '../accounts/users.service.js';
import type { VetHoursBody } from '../contract/vets.js';
import { Audit } from '../platform/logging/audit.js';
import { StaffService } from './staff.service.js';
import { Vet } from './vet.entity.js';
import { BY_HOURS } from './duty.js';
import { VetsRepository } from './vets.repository.js';

/** A vet's details as the operator gives them. */
export type VetDetails = Pick<Vet, 'name' | 'registerNumber' | 'languages' | 'species'> &
  VetHoursBody;

/** A vet with the address of their account; null for an account without one. */
interface Listed {
  vet: Vet;
  email: string | null;
}

/** The operator's changes to the list of vets. */
@Injectable()
export class StaffRegisterService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly vets: VetsRepository,
    private readonly staff: StaffService,
    private readonly audit: Audit,
  ) {}

  /**
   * Makes an account a vet, or changes the details of one. A former vet must set up the second
   * factor again.
   * @returns whether the account was a vet already. @throws Error without an account, and for a new
   * vet with an unconfirmed address, which anybody may have registered.
   */
  async add(email: string, details: VetDetails): Promise<boolean> {
    const { id: userId, emailVerifiedAt } = await this.account(email);
    const known = await this.vets.find(userId);
    if (known?.removedAt !== null && emailVerifiedAt === null) throw unconfirmed(email);
    const since = known?.removedAt === null ? {} : { addedAt: new Date(), removedAt: null };
    const { id: vetId } = await this.database.manager.save(Vet, {
      ...(known && { id: known.id }),
      userId,
      ...details,
      ...BY_HOURS,
      ...since,
    });
    this.audit.record('vet-added', { userId, vetId });
    return known?.removedAt === null;
  }

  async list(): Promise<Listed[]> {
    const vets = await this.vets.active();
    const users = await Promise.all(vets.map(({ userId }) => this.users.find(userId)));
    return vets.map((vet, index) => ({ vet, email: users[index]?.email ?? null }));
  }

  /** @throws Error for an account that is not a vet. */
  async remove(email: string): Promise<void> {
    const { id } = await this.account(email);
    if (!(await this.staff.remove(id))) throw noVet(email);
  }

  /** @throws Error for an account that is not a vet. */
  async setHours(email: string, hours: VetHoursBody): Promise<void> {
    const vet = await this.vet(email);
    await this.vets.update(vet.id, { ...hours, ...BY_HOURS });
  }

  /** Makes the vet set up another authenticator at the next visit. @throws Error if not a vet. */
  async resetFactor(email: string): Promise<void> {
    const { id: vetId, userId } = await this.vet(email);
    await this.database.transaction((tx) => this.vets.forgetFactor(tx, vetId));
    this.audit.record('vet-factor-reset', { userId, vetId });
  }

  async vet(email: string): Promise<Vet> {
    const { id } = await this.account(email);
    const vet = await this.vets.findActive(id);
    if (!vet) throw noVet(email);
    return vet;
  }

  private async account(email: string): Promise<User> {
    const user = await this.users.findByEmail(email);
    if (user) return user;
    throw new Error(
      `No account has the address ${email}. Vets register like everybody else first.`,
    );
  }
}

const unconfirmed = (email: string): Error =>
  new Error(`${email} is not confirmed. Add the vet once they have opened the link in their mail.`);

const noVet = (email: string): Error => new Error(`${email} is no vet.`);
