import { QueryFailedError } from 'typeorm';

/** The unique constraint or index that an insert or update violated, if that is what failed. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
}
