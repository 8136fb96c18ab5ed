import { Injectable } from '@nestjs/common';
import type { Profile } from '../contract/accounts.js';

const TOTALS = ['totalPets', 'totalSessions', 'totalDiaryEntries', 'activeReminders'] as const;

type Totals = Pick<Profile, (typeof TOTALS)[number]>;
type Count = (userId: number) => Promise<number>;

/** Lets rooms that accounts does not know count their own rows for a profile. */
@Injectable()
export class ProfileTotalsService {
  private readonly counts = new Map<keyof Totals, Count>();

  add(total: keyof Totals, count: Count): void {
    this.counts.set(total, count);
  }

  async of(userId: number): Promise<Totals> {
    const counted = await Promise.all(
      TOTALS.map(async (total) => [total, (await this.counts.get(total)?.(userId)) ?? 0] as const),
    );
    return Object.fromEntries(counted) as Totals;
  }
}
