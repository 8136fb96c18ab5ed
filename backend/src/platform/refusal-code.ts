import { SetMetadata } from '@nestjs/common';

const BUSY_WHEN_REFUSED = 'busy-when-refused';

/** For calls and events whose 429 means the plan's limit: rate limiting answers 503 `BUSY` instead. */
export const BusyWhenRefused = () => SetMetadata(BUSY_WHEN_REFUSED, true);

export type RefusalCode = 'TOO_MANY_REQUESTS' | 'BUSY';

/** The code with which rate limiting refuses calls to this handler. */
export const refusalCodeOf = (handler: object): RefusalCode =>
  Reflect.getMetadata(BUSY_WHEN_REFUSED, handler) === true ? 'BUSY' : 'TOO_MANY_REQUESTS';
