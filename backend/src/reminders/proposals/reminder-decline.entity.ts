import { Entity, PrimaryColumn } from 'typeorm';

/** A proposal that the owner does not want to see again. */
@Entity('reminder_declines')
export class ReminderDeclineEntity {
  @PrimaryColumn('bigint')
  petId: number;

  @PrimaryColumn('text')
  key: string;
}
