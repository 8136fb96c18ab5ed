/** What an installed app says: of a new release, and without a network. */
export const app = {
  newVersion: 'A new version is ready',
  reload: 'Reload',
  kept: (time: string, day: string | null) =>
    `Saved on this device ${day === null ? '' : `on ${day} `}at ${time}. New answers need a connection.`,
};
