/** Tokens by which chat templates of local models part roles. */
const ROLE_TOKENS = /<\|+|\|+>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>/gi;

/** Keeps a text what it is, a text, also for a model whose template reads such tokens in it. */
export const inert = (text: string): string =>
  text.replace(ROLE_TOKENS, (token) => token.replace(/[<[]/g, '(').replace(/[>\]]/g, ')'));

/**
 * A block of data. Nobody who writes into it knows the key, so nothing in it can end it.
 * @param key random, made for one request.
 */
export const delimited = (name: string, key: string, text: string): string =>
  `<${name} ${key}>\n${inert(text)}\n</${name} ${key}>`;
