import { QueryFailedError } from 'typeorm';

const causeOf = (error: unknown): { code?: string; constraint?: string } =>
  error instanceof QueryFailedError
    ? (error.driverError as { code?: string; constraint?: string })
    : {};

/** The unique constraint or index that the failed query violated, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = causeOf(error);
  return code === '23505' ? constraint : undefined;
}

/** Whether the parent row was removed concurrently. */
export const isForeignKeyViolation = (error: unknown): boolean => causeOf(error).code === '23503';
