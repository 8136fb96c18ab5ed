import { Module } from '@nestjs/common';
import { ProofsModule } from '../accounts/proofs.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { OwnTokensService } from './own-tokens.service.js';
import { TokensModule } from './tokens.module.js';

/** For the process that has sessions. */
@Module({
  imports: [TokensModule, ProofsModule, SessionModule],
  providers: [OwnTokensService],
  exports: [OwnTokensService, ProofsModule],
})
export class OwnTokensModule {}
