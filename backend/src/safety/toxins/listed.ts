/** Names of one form, written with commas. */
export const listed = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);
