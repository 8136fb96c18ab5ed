import { PrimaryGeneratedColumn } from 'typeorm';

/** A `bigint` that the table's sequence gives. By that name TypeORM would make a text of it. */
export const GeneratedId = (): PropertyDecorator => PrimaryGeneratedColumn({ type: 'int8' });
