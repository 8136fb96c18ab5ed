/** The private feed from which a user's calendar reads the reminders. */
export interface CalendarFeed {
  exists: boolean;
  /** ISO 8601; null without a feed. */
  createdAt: string | null;
}

/** Response of `POST /api/calendar`, the only one that ever contains the address. */
export interface NewCalendarFeed {
  url: string;
}
