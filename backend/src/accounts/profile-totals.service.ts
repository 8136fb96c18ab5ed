import { Injectable } from '@nestjs/common';
import type { Profile } from '../contract/accounts.js';

type Totals = Pick<Profile, 'totalPets' | 'totalSessions'>;
type Count = (userId: number) => Promise<number>;

/** Lets rooms that accounts does not know count their own rows for a profile. */
@Injectable()
export class ProfileTotals {
  private readonly counts = new Map<keyof Totals, Count>();

  add(total: keyof Totals, count: Count): void {
    this.counts.set(total, count);
  }

  async of(userId: number): Promise<Totals> {
    const count = async (total: keyof Totals) => (await this.counts.get(total)?.(userId)) ?? 0;
    const [totalPets, totalSessions] = await Promise.all([
      count('totalPets'),
      count('totalSessions'),
    ]);
    return { totalPets, totalSessions };
  }
}
