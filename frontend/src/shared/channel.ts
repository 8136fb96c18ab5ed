/** A channel between tabs, unless there is none, or site data is blocked (Firefox). */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};
