import { Injectable, Module } from '@nestjs/common';

/** Client settings that rooms provide; this floor does not know the rooms. */
@Injectable()
export class ClientFacts {
  /** Null until it is known. */
  vapidPublicKey: () => Promise<string | null> = () => Promise.resolve(null);
  /** Whether this installation has a vet. */
  partnerVets: () => Promise<boolean> = () => Promise.resolve(false);
}

@Module({ providers: [ClientFacts], exports: [ClientFacts] })
export class ClientFactsModule {}
