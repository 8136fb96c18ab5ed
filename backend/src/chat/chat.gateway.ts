import { Inject, UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Logger } from 'pino';
import type { SendMessageReply } from '../contract/chat.js';
import type { Acknowledgement, OpenSessionResult, StopResult } from '../contract/socket-events.js';
import { AppError } from '../platform/errors/app-error.js';
import { ErrorFilter } from '../platform/errors/error.filter.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { Presence } from '../platform/redis/presence.js';
import { BusyWhenRefused } from '../platform/refusal-code.js';
import { sessionOf } from '../platform/session/signed-in-user.js';
import type { Tab, TabServer } from '../platform/socket/tab.js';
import { UserHub } from '../platform/socket/user-hub.js';
import { UserLimits } from '../platform/user-limits.js';
import { TokensService } from '../tokens/tokens.service.js';
import { ChatService } from './chat.service.js';
import { OpenSessionDto, SendMessagePayloadDto, StopDto, VisibleDto } from './dto/chat.dto.js';
import { RepliesPort } from './replies.port.js';

/** Tabs join, resume, send and stop here; everything else they receive through the hub. */
@WebSocketGateway()
@UseFilters(ErrorFilter)
export class ChatGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  constructor(
    private readonly hub: UserHub,
    private readonly limits: UserLimits,
    private readonly chat: ChatService,
    private readonly replies: RepliesPort,
    private readonly tokens: TokensService,
    private readonly presence: Presence,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  afterInit(server: TabServer): void {
    this.hub.attach(server);
    server.use((tab, next) => {
      this.admit(tab).then(
        () => next(),
        (error: unknown) => next(new Error(toAppError(error).code)),
      );
    });
  }

  /** @throws AppError `TOO_MANY_REQUESTS`; as `whoIs` does. */
  private async admit(tab: Tab): Promise<void> {
    const who = await this.whoIs(tab);
    const { numbered } = tab.handshake.auth;
    const newest = numbered === true ? await this.hub.newestOf(who.userId) : undefined;
    const most = who.token ? this.limits.tokenTabs : this.limits.tabs;
    if (this.hub.tabsOf(who.userId, who.token !== undefined) >= most) {
      throw new AppError('TOO_MANY_REQUESTS');
    }
    tab.data = { ...who, ...(newest !== undefined && { newest }), joined: Promise.resolve() };
  }

  /**
   * Identifies the tab's user by the token it presents, otherwise by its session.
   * @throws AppError `UNAUTHENTICATED`, `SCOPE_MISSING`; as `TokensService.authenticate` does.
   */
  private async whoIs({ handshake, request }: Tab): Promise<Omit<Tab['data'], 'joined'>> {
    const { token: secret, userId } = handshake.auth;
    if (secret === undefined) {
      const { sid, user } = sessionOf(request);
      if (!user || (userId ?? user.id) !== user.id) throw new AppError('UNAUTHENTICATED');
      return { userId: user.id, sid };
    }
    const token = await this.tokens.authenticate(String(secret));
    if (!token.scopes.includes('chat')) throw new AppError('SCOPE_MISSING', { scope: 'chat' });
    return { userId: token.userId, sid: '', token };
  }

  handleConnection(tab: Tab): void {
    forgetHandshake(tab);
    const { token } = tab.data;
    if (token) tab.data.unwatch = this.tokens.watch(token.id, () => this.hub.end(tab));
    tab.data.joined = this.hub.join(tab);
    tab.data.joined.catch((err: unknown) => {
      this.logger.warn({ err }, 'tab not joined');
      tab.conn.close();
    });
  }

  handleDisconnect(tab: Tab): void {
    this.hub.leave(tab);
    tab.data.unwatch?.();
    this.presence.leave(tab.data.userId, tab.id);
    // A client that only leaves the namespace would keep its connection, which nothing counts.
    tab.conn.close();
  }

  @SubscribeMessage('open-session')
  async openSession(
    @ConnectedSocket() tab: Tab,
    @MessageBody() { sessionId }: OpenSessionDto,
  ): Promise<Acknowledgement<OpenSessionResult>> {
    await tab.data.joined;
    return { ok: true, streaming: await this.replies.streaming(tab.data.userId, sessionId) };
  }

  @SubscribeMessage('send-message')
  @BusyWhenRefused()
  async sendMessage(
    @ConnectedSocket() tab: Tab,
    @MessageBody() payload: SendMessagePayloadDto,
  ): Promise<Acknowledgement<SendMessageReply>> {
    const { sessionId, ...body } = payload;
    return { ok: true, ...(await this.chat.send({ userId: tab.data.userId, sessionId }, body)) };
  }

  @SubscribeMessage('visible')
  visible(@ConnectedSocket() tab: Tab, @MessageBody() { visible }: VisibleDto): Acknowledgement {
    if (visible) this.presence.enter(tab.data.userId, tab.id);
    else this.presence.leave(tab.data.userId, tab.id);
    return { ok: true };
  }

  @SubscribeMessage('stop')
  async stop(
    @ConnectedSocket() tab: Tab,
    @MessageBody() { messageId }: StopDto,
  ): Promise<Acknowledgement<StopResult>> {
    return { ok: true, message: await this.replies.stop(tab.data.userId, messageId) };
  }
}

/** An empty request: Socket.IO reads it again when a client joins a second time. */
const FORGOTTEN = { headers: {}, connection: {}, url: '' };

/**
 * Drops the handshake: everything needed from it is in `tab.data`. Keeping the request would make a
 * tab cost a quarter more, and tokens should not stay in memory.
 */
function forgetHandshake({ conn, handshake }: Tab): void {
  (conn as { request: unknown }).request = FORGOTTEN;
  handshake.auth = {};
}
