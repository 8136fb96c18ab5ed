/** What small screens and keyboards need to be told. */
export const phone = {
  more: 'More',
  skipTools: 'Skip these actions',
  showColumn: (name: string) => (name === '' ? 'Show the next column' : `Show column: ${name}`),
};
