import { Entity, PrimaryColumn } from 'typeorm';

/** A code that replaces the authenticator once. */
@Entity('vet_recovery_codes')
export class VetRecoveryCode {
  @PrimaryColumn('bigint')
  vetId: number;

  /** SHA-256 of the code. */
  @PrimaryColumn('bytea')
  codeHash: Buffer;
}
