import type { Message, Triage } from '@contract/chat';

/** The alarm that a message raises; null if it raises none, or an earlier one is still open. */
export const alarmOf = ({ triage }: Message): Triage | null =>
  triage && triage.level !== 'routine' && triage.since === undefined ? triage : null;
