import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

type State = 'open' | 'shut' | 'silent' | 'paused';

/** Sits between the product and a service, and can take the service away. */
export class Gate {
  private state: State = 'open';
  private readonly sockets = new Set<Socket>();
  private held: (() => void)[] = [];
  private readonly server = createServer((socket) => this.pass(socket));

  private constructor(private service: URL) {}

  static async before(url: string): Promise<Gate> {
    const gate = new Gate(new URL(url));
    gate.server.listen(0, '127.0.0.1');
    await once(gate.server, 'listening');
    return gate;
  }

  /** The service's address through this gate. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.service), { hostname: '127.0.0.1', port: String(port) }).href;
  }

  /** New connections lead to another service; open ones stay where they are. */
  leadTo(url: string): void {
    this.service = new URL(url);
  }

  /** Cuts off all connections, and lets nobody through. */
  shut(): void {
    this.state = 'shut';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Connections stay and can be opened, but nothing ever comes back. */
  silence(): void {
    this.state = 'silent';
  }

  /** Like a service stopped by SIGSTOP: what is sent to it arrives when it continues. */
  pause(): void {
    this.state = 'paused';
  }

  open(): void {
    if (this.state !== 'paused') this.shut();
    this.state = 'open';
    for (const send of this.held.splice(0)) send();
  }

  close(): void {
    this.shut();
    this.server.close();
  }

  private pass(socket: Socket): void {
    if (this.state === 'shut') {
      socket.destroy();
      return;
    }
    const service = connect(Number(this.service.port), this.service.hostname);
    for (const [from, to] of [
      [socket, service],
      [service, socket],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => {
        if (this.state === 'open') to.write(data);
        if (this.state === 'paused') this.held.push(() => to.write(data));
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
