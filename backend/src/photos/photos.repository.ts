import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import { PhotoEntity } from './photo.entity.js';

/** Age at which an unused upload is given up. */
const UNTAKEN = `interval '1 day'`;

/** Photos whose files are removed per transaction. */
const BATCH = 20;

/**
 * The photos $8 of user $1, in that order, that are free: no pet or other question has them. Part
 * of the statement that stores the question in session $3. Locks the owner and the pet first, as
 * their removals do.
 */
export const FREE_PHOTOS = `
  WITH keepers AS (
    SELECT FROM users
    JOIN chat_sessions AS session ON session."userId" = users.id
    JOIN pets AS pet ON pet.id = session."petId"
    WHERE users.id = $1::bigint AND session.id = $3::bigint AND cardinality($8::bigint[]) > 0
    FOR NO KEY UPDATE OF users FOR KEY SHARE OF pet
  )
  SELECT photos.id, width, height, place
  FROM unnest($8::bigint[]) WITH ORDINALITY AS asked (id, place)
  JOIN photos ON photos.id = asked.id
  WHERE EXISTS (SELECT FROM keepers)
    AND "userId" = $1::bigint AND "isStored" AND "takenAt" IS NULL
  FOR UPDATE OF photos`;

/** Assigns the `free` photos to the stored `question` of session $3. */
export const TAKE_PHOTOS = `
  UPDATE photos SET "takenAt" = now(), "messageId" = question.id, "petId" =
    (SELECT "petId" FROM chat_sessions WHERE id = $3::bigint)
  FROM question, free WHERE photos.id = free.id`;

/** The data that the question keeps of the `free` photos. */
export const SHOWN_PHOTOS = `
  (SELECT jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height) ORDER BY place)
   FROM free)`;

const GIVE_UP_OF_PET = `
  UPDATE photos SET "petId" = NULL
  WHERE "petId" = $1 AND "messageId" IS NULL AND id IS DISTINCT FROM $2`;

const GIVE_TO_PET = `
  UPDATE photos SET "petId" = $1, "takenAt" = coalesce("takenAt", now())
  WHERE id = $2 AND "userId" = $3 AND "isStored"
    AND ("takenAt" IS NULL OR ("petId" = $1 AND "messageId" IS NULL))
  RETURNING id`;

const HOMELESS = `
  DELETE FROM photos WHERE id = ANY(ARRAY(
    SELECT id FROM photos WHERE "petId" IS NULL
      AND ("userId" IS NULL OR "takenAt" IS NOT NULL OR "createdAt" < now() - ${UNTAKEN})
    ORDER BY id LIMIT ${String(BATCH)} FOR UPDATE SKIP LOCKED))
  RETURNING key`;

/** Owns the table of photos. */
@Injectable()
export class PhotosRepository {
  constructor(@InjectRepository(PhotoEntity) private readonly photos: Repository<PhotoEntity>) {}

  /** Called before its files are stored, so that none is without a row if the process dies. */
  begin(
    tx: EntityManager,
    photo: Pick<PhotoEntity, 'userId' | 'key' | 'width' | 'height' | 'bytes'>,
  ): Promise<PhotoEntity> {
    return tx.save(tx.create(PhotoEntity, photo));
  }

  /** @returns whether the photo is still there: its account may have been removed meanwhile. */
  async markStored(id: number): Promise<boolean> {
    const { affected } = await this.photos.update({ id }, { isStored: true });
    return affected === 1;
  }

  countOf(userId: number, manager = this.photos.manager): Promise<number> {
    return manager.countBy(PhotoEntity, { userId });
  }

  /** `undefined` for an unknown photo, another user's, and one that was given up. */
  async findOwned(userId: number, id: number): Promise<PhotoEntity | undefined> {
    const photo = await this.photos.findOneBy({ id, userId, isStored: true });
    return !photo || (photo.takenAt && photo.petId === null) ? undefined : photo;
  }

  /** All photos of a user, for the data export. */
  everythingOf(userId: number): Promise<PhotoEntity[]> {
    return this.photos.find({ where: { userId, isStored: true }, order: { id: 'ASC' } });
  }

  /** By id; those that are gone are left out. */
  async keysOf(ids: number[]): Promise<Map<number, string>> {
    const rows = await this.photos.find({
      select: { id: true, key: true },
      where: { id: In(ids) },
    });
    return new Map(rows.map(({ id, key }) => [id, key]));
  }

  /** Whether a question of this user may take all of them. */
  async areFree(userId: number, ids: number[]): Promise<boolean> {
    const where = { id: In(ids), userId, isStored: true, takenAt: IsNull() };
    return (await this.photos.countBy(where)) === ids.length;
  }

  /** Gives up an upload that nothing has taken. @returns whether there was one. */
  async giveUp(userId: number, id: number): Promise<boolean> {
    const where = { id, userId, takenAt: IsNull() };
    const { affected } = await this.photos.update(where, { takenAt: () => 'now()' });
    return affected === 1;
  }

  /**
   * Makes a photo the only one of its pet; `null` leaves the pet without.
   * @returns whether the photo exists, is the user's, and is free.
   */
  async giveToPet(
    tx: EntityManager,
    { userId, petId, photoId }: { userId: number; petId: number; photoId: number | null },
  ): Promise<boolean> {
    await tx.query(GIVE_UP_OF_PET, [petId, photoId]);
    if (photoId === null) return true;
    const [given] = await tx.query<[unknown[], number]>(GIVE_TO_PET, [petId, photoId, userId]);
    return given.length === 1;
  }

  /**
   * Removes photos that nothing uses any more: first their files, then their rows, so that a failed
   * removal is retried.
   * @returns how many.
   */
  removeHomeless(removeFiles: (keys: string[]) => Promise<void>): Promise<number> {
    return this.photos.manager.transaction(async (tx) => {
      const [rows] = await tx.query<[{ key: string }[], number]>(HOMELESS);
      await removeFiles(rows.map(({ key }) => key));
      return rows.length;
    });
  }
}
