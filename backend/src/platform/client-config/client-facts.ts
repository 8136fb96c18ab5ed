import { Injectable, Module } from '@nestjs/common';

/** What rooms, which this floor does not know, tell the client in its settings. */
@Injectable()
export class ClientFacts {
  /** Null while it is not known. */
  vapidPublicKey: () => Promise<string | null> = () => Promise.resolve(null);
  /** Whether a vet works here. */
  partnerVets: () => Promise<boolean> = () => Promise.resolve(false);
}

@Module({ providers: [ClientFacts], exports: [ClientFacts] })
export class ClientFactsModule {}
