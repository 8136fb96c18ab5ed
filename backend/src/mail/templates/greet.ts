/** What mail readers turn into a link: an address, a host, or enough digits for a phone number. */
const LINKED = /:\/\/|@|[.\u3002\uff0e\uff61](?=\S)|www|(\p{Nd}\P{Nd}*){7}/iu;

/**
 * A greeting by name, such as `Hi Anna`; without the name if it would become a link: the user who
 * chose it may not be the reader.
 */
export const greet = (words: string, name: string): string =>
  LINKED.test(name) ? words.replace(/,$/, '') : `${words} ${name}`;
