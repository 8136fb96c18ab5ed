/** Whether the keyboard has a Command key for what Ctrl does elsewhere. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
