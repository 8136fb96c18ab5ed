import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import type { PetFacts } from '../contract/pets.js';
import type { PetEntity } from '../pets/pet.entity.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.js';
import type { TriageCase } from '../safety/triage.js';
import type { SessionRow } from './chat.views.js';

/** The owner's settings that an answer may need. */
interface OwnerSettings {
  country: Country | null;
  /** The language that the owner's browser last sent. */
  language: Language;
}

/** What a session needs to know about its pet. */
export type PetOfSession = Pick<PetEntity, 'id' | keyof PetFacts>;

/** A session together with its case, its pet and its owner's settings. */
export type SessionOfPet = SessionRow & {
  triageCase: TriageCase | null;
  /** The case that a vet has. */
  consultationId: number | null;
  pet: PetOfSession;
  /** Changes whenever the pet's row does. */
  petVersion: string;
  owner: OwnerSettings;
};

/** A `PetOfSession` of a row `pet`. */
export const PET_OF_SESSION = `json_build_object('id', pet.id, 'name', pet.name,
  'species', pet.species, 'breed', pet.breed, 'age', pet.age, 'weight', pet.weight,
  'healthConditions', pet."healthConditions", 'personalityTraits', pet."personalityTraits",
  'birthDate', pet."birthDate", 'sex', pet.sex, 'neutered', pet.neutered,
  'allergies', pet.allergies, 'medicines', pet.medicines)`;

const OF_PET: Statement = {
  name: 'session-of-pet',
  text: `
    SELECT session.id::bigint, session."userId"::bigint, session."petId"::bigint,
      pet.name AS title, session."createdAt"
    FROM chat_sessions AS session
    JOIN pets AS pet ON pet.id = session."petId"
    WHERE session."petId" = $1::bigint AND session."userId" = $2::bigint`,
};

const OWNED: Statement = {
  name: 'owned-session',
  text: `
    SELECT session.id::bigint, session."userId"::bigint, session."petId"::bigint,
      pet.name AS title, session."createdAt", session."triageCase", session."consultationId"::bigint,
      ${PET_OF_SESSION} AS pet, pet.xmin::text AS "petVersion",
      json_build_object('country', owner.country, 'language', owner.language) AS owner
    FROM chat_sessions AS session
    JOIN pets AS pet ON pet.id = session."petId"
    JOIN users AS owner ON owner.id = session."userId"
    WHERE session.id = $1::bigint AND session."userId" = $2::bigint`,
};

/**
 * Session $3 of user $1, if it and its data are unchanged from `knownOf` in $9 to $13. Locks both
 * rows, so that an assessment based on them holds until the statement ends. Locks the owner's row
 * first, as the removal of an account does.
 * @param condition a further condition, in SQL.
 */
export const heldAsKnown = (condition: string): string => `
  SELECT session.id FROM users
  JOIN chat_sessions AS session ON session."userId" = users.id
  JOIN pets AS pet ON pet.id = session."petId"
  WHERE users.id = $1::bigint AND session.id = $3::bigint AND ${condition}
    AND session."triageCase" IS NOT DISTINCT FROM $9::jsonb
    AND session."consultationId" IS NOT DISTINCT FROM $10::bigint AND pet.xmin::text = $11
    AND users.country IS NOT DISTINCT FROM $12 AND users.language = $13
  FOR NO KEY UPDATE OF users, session`;

/** Values for `heldAsKnown`. */
export const knownOf = ({ triageCase, consultationId, petVersion, owner }: SessionOfPet) => [
  jsonOf(triageCase),
  consultationId,
  petVersion,
  owner.country,
  owner.language,
];

/** A case as a parameter of a statement. */
export const jsonOf = (triageCase: TriageCase | null): string | null =>
  triageCase && JSON.stringify(triageCase);

/**
 * Routes the owner's further messages to the vet of this case; `null` routes them to the assistant
 * again.
 */
export async function routeMessages(
  tx: EntityManager,
  sessionId: number,
  consultationId: number | null,
): Promise<void> {
  const sql = `UPDATE chat_sessions SET "consultationId" = $2 WHERE id = $1`;
  await tx.query(sql, [sessionId, consultationId]);
}

@Injectable()
export class ChatSessionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Undefined for a pet without a session and for another user's. */
  async findOfPet(userId: number, petId: number): Promise<SessionRow | undefined> {
    const [session] = await runPrepared<SessionRow>(this.database.manager, OF_PET, [petId, userId]);
    return session;
  }

  /** Undefined for an unknown session and for another user's. */
  async findOwned(userId: number, id: number): Promise<SessionOfPet | undefined> {
    const [session] = await runPrepared<SessionOfPet>(this.database.manager, OWNED, [id, userId]);
    return session;
  }
}
