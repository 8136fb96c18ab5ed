/** The parts of an Engine.IO WebSocket connection that show how much it buffers. */
export interface Connection {
  on(event: 'packetCreate', listener: (this: Connection) => void): unknown;
  writeBuffer: readonly { data?: unknown }[];
  transport: {
    /** Everything handed to the transport has left the process. */
    writable: boolean;
    socket: { bufferedAmount: number; readyState: number; terminate: () => void };
  };
}

/** Cost of a buffered packet in addition to its text: objects and the frame header. Bytes. */
const PACKET_COST = 512;

const OPEN = 1;

const lengthOf = (data: unknown): number => (typeof data === 'string' ? data.length : 0);

/** Bytes written to a connection that have not left the process; slightly overestimated. */
export function bufferedBytes({ transport, writeBuffer }: Connection): number {
  if (transport.writable) return 0;
  let bytes = transport.socket.bufferedAmount;
  for (const { data } of writeBuffer) bytes += PACKET_COST + lengthOf(data);
  return bytes;
}

/**
 * Terminates a connection and frees its buffers at once; a close frame would queue behind them.
 * @returns whether it was open.
 */
export function terminate({ transport: { socket } }: Connection): boolean {
  if (socket.readyState !== OPEN) return false;
  socket.terminate();
  return true;
}
