import { create } from 'zustand';

interface FailedCall {
  /** When a call last went unanswered: milliseconds since the epoch. */
  lastAt: number;
}

export const useFailedCall = create<FailedCall>()(() => ({ lastAt: -Infinity }));
