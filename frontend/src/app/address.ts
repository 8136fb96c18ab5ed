/** A payment provider sends its customers back with secrets in the address: none stays there. */
export const hideSecrets = (): void => {
  const address = new URL(location.href);
  const secrets = [...address.searchParams.keys()].filter((key) => key.endsWith('client_secret'));
  if (secrets.length === 0) return;
  for (const secret of secrets) address.searchParams.delete(secret);
  history.replaceState(history.state, '', address);
};
