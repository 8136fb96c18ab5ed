import { PrimaryGeneratedColumn } from 'typeorm';

/**
 * A `bigint` primary key from a sequence. With type `bigint`, TypeORM would return it as a string.
 */
export const GeneratedId = (): PropertyDecorator => PrimaryGeneratedColumn({ type: 'int8' });
