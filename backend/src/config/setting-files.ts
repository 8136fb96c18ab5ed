import { readFileSync } from 'node:fs';

type Source = Record<string, string | undefined>;

/**
 * Any setting `X` may stand in the file that `X_FILE` names, as secrets of Docker and Kubernetes
 * do. White space around it does not count.
 * @param names of the settings.
 * @returns the environment with these settings, and what is wrong with the files.
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
