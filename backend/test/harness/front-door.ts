import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Process } from './processes.js';

/** Distributes connections over API processes in turn, and skips one that accepts none. */
export class FrontDoor {
  private readonly processes: Process[] = [];
  private turn = 0;
  private readonly server = createServer({ pauseOnConnect: true }, (socket) => {
    this.turn += 1;
    const first = this.turn % this.processes.length;
    this.pass(socket, [...this.processes.slice(first), ...this.processes.slice(0, first)]);
  });

  static async open(): Promise<FrontDoor> {
    const door = new FrontDoor();
    door.server.listen(0, '127.0.0.1');
    await once(door.server, 'listening');
    return door;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  leadTo(...processes: Process[]): void {
    this.processes.push(...processes);
  }

  close(): void {
    this.server.close();
  }

  private pass(socket: Socket, [process, ...others]: Process[]): void {
    if (!process) {
      socket.destroy();
      return;
    }
    const upstream = connect(process.port, '127.0.0.1');
    const refused = (): void => this.pass(socket, others);
    upstream.once('error', refused);
    upstream.once('connect', () => {
      upstream.off('error', refused);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
      socket.pipe(upstream).pipe(socket);
      upstream.on('close', () => socket.destroy());
      socket.on('close', () => upstream.destroy());
    });
  }
}
