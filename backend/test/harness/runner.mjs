/**
 * What is done when this process ends, also when it breaks off: it leaves nothing behind.
 * @returns {Set<() => void>}
 */
export function endedWith(process) {
  const endings = new Set();
  process.once('exit', () => {
    for (const end of endings) end();
  });
  return endings;
}
