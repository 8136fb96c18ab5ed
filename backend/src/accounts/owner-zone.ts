/**
 * SQL: the IANA name of the zone of a user's newest reminder, since nothing else shows where an
 * owner lives; null without reminders.
 * @param owner the alias of `users` in the statement.
 */
export const ownerZone = (owner: string): string => `(
  SELECT "timeZone" FROM reminders JOIN pets AS reminded ON reminded.id = reminders."petId"
  WHERE reminded."userId" = ${owner}.id ORDER BY reminders.id DESC LIMIT 1)`;
