import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { MessageAuthor } from '../contract/chat.js';
import type { ConsultationRating } from '../contract/consultations.js';
import type { Species } from '../contract/species.js';
import { inPages } from '../platform/database/in-pages.js';
import { ConsultationEntity } from './consultation.entity.js';
import { ratingOf } from './consultation.view.js';

/** Cases read at a time. */
const PAGE = 200;

type Row = Pick<
  ConsultationEntity,
  | ('id' | 'level' | 'state' | 'askedAt' | 'takenAt' | 'closedAt')
  | ('advice' | 'stars' | 'ratingWords')
> & { species: Species; messages: VetsMessage[] };

interface VetsMessage {
  id: number;
  /** ISO 8601. */
  createdAt: string;
  text: string;
  purpose?: MessageAuthor['purpose'];
}

/**
 * A case in the data export of its vet: what the vet did and wrote, and how they were rated. What
 * else the owner wrote is not the vet's to take away, nor is the pet's name where the vet did not
 * write it.
 */
export type ExportedCase = Omit<Row, 'stars' | 'ratingWords'> & {
  rating: ConsultationRating | null;
};

/** What an earlier vet of a case wrote is older than `takenAt`. */
const CASES = `
  SELECT one.id, pet.species, one.level, one.state, one."askedAt", one."takenAt", one."closedAt",
    one.advice, one.stars, one."ratingWords", (
      SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
        'id', id, 'createdAt', to_char(timestamp AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'text', content, 'purpose', author ->> 'purpose')) ORDER BY id), '[]')
      FROM chat_messages WHERE "consultationId" = one.id
        AND author IS NOT NULL AND timestamp >= one."takenAt"
    ) AS messages
  FROM consultations AS one
  JOIN vets ON vets.id = one."vetId"
  JOIN pets AS pet ON pet.id = one."petId"
  WHERE vets."userId" = $1 AND one.state IN ('taken', 'closed') AND one.id > $2
  ORDER BY one.id LIMIT ${String(PAGE)}`;

/** What is known about the work of a vet. */
@Injectable()
export class VetRecordsRepository {
  constructor(
    @InjectRepository(ConsultationEntity) private readonly rows: Repository<ConsultationEntity>,
  ) {}

  /** The cases that the vet of this account took and kept; oldest first. */
  async *casesOf(userId: number): AsyncGenerator<ExportedCase> {
    const rows = inPages<Row>(PAGE, (last) => this.rows.query(CASES, [userId, last?.id ?? 0]));
    for await (const { stars, ratingWords, ...known } of rows) {
      yield { ...known, rating: ratingOf({ stars, ratingWords }) };
    }
  }
}
