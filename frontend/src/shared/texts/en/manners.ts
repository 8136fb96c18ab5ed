/** What the chat offers around an answer. */
export const manners = {
  copy: {
    code: 'Copy code',
    table: 'Copy table',
    done: 'Copied',
    failed: 'This could not be copied. Select it and copy it by hand.',
  },
};
