/** What a provider's page led back with; it leaves the address bar before anything else runs. */
export const takeSocialReturn = (): string | null => {
  const address = new URL(location.href);
  const told = address.searchParams.get('social');
  if (told === null) return null;
  address.searchParams.delete('social');
  history.replaceState(history.state, '', address);
  return told;
};
