import { readFileSync } from 'node:fs';

type Source = Record<string, string | undefined>;

/**
 * Reads any setting `X` from the file named by `X_FILE`, as Docker and Kubernetes secrets need.
 * Surrounding white space is trimmed.
 * @returns the environment with these settings, and the problems with the files.
 */
export function readSettingFiles(
  given: Source,
  names: string[],
): { source: Source; problems: string[] } {
  const source = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    try {
      source[name] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${name}_FILE: cannot be read`);
    }
    if (given[name]) problems.push(`${name}_FILE: ${name} is set as well`);
  }
  return { source, problems };
}
