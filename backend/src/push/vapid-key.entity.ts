import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The only row: the keys by which push services recognise this installation. */
@Entity('vapid_keys')
export class VapidKeyEntity {
  @PrimaryColumn('smallint')
  id: number;

  @Column('text')
  publicKey: string;

  @Column('text')
  privateKey: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
