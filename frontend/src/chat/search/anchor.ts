/** The id of a message's element. */
export const anchorOf = (messageId: number): string => `message-${messageId}`;
