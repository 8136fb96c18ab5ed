import { Module } from '@nestjs/common';
import { SocketModule } from '../socket/socket.module.js';
import { Draining } from './draining.js';

@Module({ imports: [SocketModule], providers: [Draining] })
export class HttpApiModule {}
