/** What small screens need to be told. */
export const phone = {
  more: 'More',
  showColumn: (name: string) => (name === '' ? 'Show the next column' : `Show column: ${name}`),
};
