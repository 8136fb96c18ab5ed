/** The keys that browser storage holds; none where the browser forbids it. */
export const storedKeys = (storage: 'local' | 'session', prefix: string): string[] => {
  try {
    const keys = Object.keys(storage === 'local' ? localStorage : sessionStorage);
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};
