/** Browser storage can be full or forbidden: what is lost then is a comfort, never a function. */
export const readStored = (storage: 'local' | 'session', key: string): string | null => {
  try {
    return (storage === 'local' ? localStorage : sessionStorage).getItem(key);
  } catch {
    return null;
  }
};

export const store = (storage: 'local' | 'session', key: string, value: string | null): void => {
  try {
    const area = storage === 'local' ? localStorage : sessionStorage;
    if (value === null) area.removeItem(key);
    else area.setItem(key, value);
  } catch {
    return;
  }
};
