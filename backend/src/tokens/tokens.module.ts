import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SocketModule } from '../platform/socket/socket.module.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import { TokenWatches } from './token-watches.js';
import { TokensService } from './tokens.service.js';

/** For modules of the API whose calls take a token. */
@Module({
  imports: [SocketModule, TypeOrmModule.forFeature([ApiTokenEntity])],
  providers: [ApiTokensRepository, TokenWatches, TokensService],
  exports: [ApiTokensRepository, TokensService],
})
export class TokensModule {}
