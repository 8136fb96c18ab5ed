/** Texts for small screens and keyboards. */
export const phone = {
  more: 'More',
  skipTools: 'Skip these actions',
  showColumn: (name: string) => (name === '' ? 'Show the next column' : `Show column: ${name}`),
};
