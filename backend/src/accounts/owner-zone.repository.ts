import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** SQL: the zone of a user's newest reminder, since nothing else shows an owner's zone. */
export const NEWEST_ZONE = `
  SELECT "timeZone" FROM reminders JOIN pets ON pets.id = reminders."petId"
  WHERE pets."userId" = users.id ORDER BY reminders.id DESC LIMIT 1`;

/** In which time zone an owner lives, as far as the server knows. */
@Injectable()
export class OwnerZoneRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** An IANA name; undefined if it is not known. */
  async of(userId: number): Promise<string | undefined> {
    const [row] = await this.database.query<{ timeZone: string | null }[]>(
      `SELECT (${NEWEST_ZONE}) AS "timeZone" FROM users WHERE id = $1`,
      [userId],
    );
    return row?.timeZone ?? undefined;
  }
}
