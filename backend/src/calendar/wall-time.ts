import type { ICalLuxonDateTimeStub } from 'ical-generator';

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/**
 * Wall clock time, passed to ical-generator as one of Luxon's dates: it converts JavaScript dates
 * to the time zone of this process.
 */
export class WallTime implements ICalLuxonDateTimeStub {
  readonly zone = { type: 'iana' };

  /** @param local `YYYY-MM-DDTHH:mm` */
  constructor(private readonly local: string) {}

  get isValid(): boolean {
    return LOCAL.test(this.local) && !Number.isNaN(this.toJSDate().getTime());
  }

  /** Does nothing: the event names its zone itself. */
  setZone(): this {
    return this;
  }

  /** @param format `yyyyLLdd` or `HHmmss`, the only ones that calendars use. */
  toFormat(format: string): string {
    const [, year = '', month = '', day = '', hour = '', minute = ''] =
      LOCAL.exec(this.local) ?? [];
    return format === 'HHmmss' ? `${hour}${minute}00` : `${year}${month}${day}`;
  }

  /** As if it were UTC. */
  toJSDate(): Date {
    return new Date(`${this.local.slice(0, 16)}:00Z`);
  }

  toJSON(): string {
    return this.local;
  }
}
