/** The parts of an Engine.IO connection over WebSocket that tell how much it holds. */
export interface Connection {
  on(event: 'packetCreate', listener: (this: Connection) => void): unknown;
  writeBuffer: readonly { data?: unknown }[];
  transport: {
    /** Everything that was handed over has left the process. */
    writable: boolean;
    socket: { bufferedAmount: number; readyState: number; terminate: () => void };
  };
}

/** What a packet that waits costs beside its text: objects and the head of its frame. Bytes. */
const PACKET_COST = 512;

const OPEN = 1;

const lengthOf = (data: unknown): number => (typeof data === 'string' ? data.length : 0);

/** What was written to a connection and has not left the process. Bytes, a little too many. */
export function waitingBytes({ transport, writeBuffer }: Connection): number {
  if (transport.writable) return 0;
  let bytes = transport.socket.bufferedAmount;
  for (const { data } of writeBuffer) bytes += PACKET_COST + lengthOf(data);
  return bytes;
}

/**
 * Ends a connection and frees what it holds at once: a farewell would wait behind it.
 * @returns whether it was open.
 */
export function cut({ transport: { socket } }: Connection): boolean {
  if (socket.readyState !== OPEN) return false;
  socket.terminate();
  return true;
}
