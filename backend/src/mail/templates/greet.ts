/** What mail readers make a link of: an address, a host, or so many digits that it is a number to call. */
const LINKED = /:\/\/|@|[.\u3002\uff0e\uff61](?=\S)|www|(\p{Nd}\P{Nd}*){7}/iu;

/**
 * Words to a reader by name, such as `Hi Anna`; without it where the name would become a link: the
 * user who chose it may not be the reader.
 */
export const greet = (words: string, name: string): string =>
  LINKED.test(name) ? words.replace(/,$/, '') : `${words} ${name}`;
