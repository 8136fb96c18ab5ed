import { beginningOf, endOf } from '../../language/text.js';

/** UTF-16 units kept of a remembered message, and of the text of an alarm. */
const [MAX_MESSAGE, MAX_ALARM] = [400, 4400];

/** What a case remembers of a message. */
export const keptOf = (message: string): string => beginningOf(message, MAX_MESSAGE);

/** The text of an alarm that several messages raised, oldest first. */
export const alarmTextOf = (messages: readonly string[]): string =>
  endOf(messages.join('\n'), MAX_ALARM);

/** What a case remembers, without one message. */
export function withoutMessage(told: readonly string[], text: string): string[] {
  const at = told.lastIndexOf(keptOf(text));
  return told.filter((_, index) => index !== at);
}
