import { io, type Socket } from 'socket.io-client';
import type { ErrorBody } from '../../src/contract/errors.js';
import type { NewApiToken, NewApiTokenReply } from '../../src/contract/tokens.js';
import { Owner, type Answer } from './owner.js';

/** Asks for a token of an owner. */
export const askForToken = (owner: Owner, wanted: object = {}) =>
  owner.call<NewApiTokenReply>('POST', '/api/user/tokens', {
    name: 'Feeder',
    scopes: ['pets:read'],
    ...wanted,
  });

/** A program that acts for an owner with a token, and has no cookie. */
export class Program {
  constructor(
    readonly url: string,
    readonly secret: string,
    readonly id = 0,
  ) {}

  static async of(owner: Owner, wanted: Partial<NewApiToken> = {}): Promise<Program> {
    const { status, body } = await askForToken(owner, wanted);
    if (status !== 201) throw new Error(`no token: ${JSON.stringify(body)}`);
    return new Program(owner.url, body.secret, body.token.id);
  }

  at(url: string): Program {
    return new Program(url, this.secret, this.id);
  }

  call<T = ErrorBody>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const headers = { authorization: `Bearer ${this.secret}` };
    return new Owner(this.url).call<T>(method, path, body, headers);
  }

  /** A call that every token may make and that costs nothing: 405 if admitted. */
  knock(): Promise<Answer> {
    return this.call('GET', '/api/mcp');
  }

  /** A socket without cookie and origin, which does not reconnect. */
  socket(): Socket {
    const auth = { token: this.secret };
    return io(this.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
  }

  /** A connected socket, and how it finally ends. */
  async listen(): Promise<{ socket: Socket; signedOut: Promise<string> }> {
    const socket = this.socket();
    const signedOut = new Promise<string>((resolve) => {
      let told = '';
      socket.on('signed-out', () => (told = 'told and '));
      socket.on('disconnect', () => resolve(`${told}closed`));
    });
    const outcome = await outcomeOf(socket);
    if (outcome !== 'connected') throw new Error(outcome);
    return { socket, signedOut };
  }
}

/** The outcome of the connection: `connected`, or the code of the refusal. */
export const outcomeOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
