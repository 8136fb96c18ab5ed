import { QueryFailedError } from 'typeorm';

const causeOf = (error: unknown): { code?: string; constraint?: string } =>
  error instanceof QueryFailedError
    ? (error.driverError as { code?: string; constraint?: string })
    : {};

/** The unique constraint or index that an insert or update violated, if that is what failed. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = causeOf(error);
  return code === '23505' ? constraint : undefined;
}

/** Whether what a new row belongs to was removed in the same moment. */
export const isForeignKeyViolation = (error: unknown): boolean => causeOf(error).code === '23503';
