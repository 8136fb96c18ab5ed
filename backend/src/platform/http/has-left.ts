/** Whether a response could not be sent because the client had closed the connection. */
export const hasLeft = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
