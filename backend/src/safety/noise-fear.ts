/** What fear looks like, with where and how: "trembling all over and hiding under the bed". */
const FEARS = String.raw`(?:(?:shak|trembl|shiver|quiver)(?:es?|ing|ed)?|shook|shakey?|(?:pant|drool|whin|cower)(?:s|ing|ed)?|whines|pac(?:es?|ing|ed)|hid(?:es?|ing)?|breath(?:es|ing) (?:fast|quickly|heavily))(?: (?:all over|like a leaf|so much|a bit|a lot|up and down|back and forth|(?:in|under|behind) (?:(?:the|a|my) )?\w+))*`;
const SHAKES = String.raw`${FEARS}(?:(?:,|,? and)(?: (?:she|he|it|they|is|was|are|were))* ${FEARS})*`;
const TEME = String.raw`(?:trem(?:a|ano|ava|avano|are|ando|ato)|ansim\w+|sbav\w+|si nascond\w+|nascost\w|respira (?:veloce|forte|in fretta))(?: (?:tutt\w|come una foglia|tantissimo|da morire|un po'?|avanti e indietro|(?:sotto|dietro|in|nella|nel) (?:(?:il|la|un|una) )?\w+))*`;
const TREMA = String.raw`${TEME}(?:(?:,| ed?) ${TEME})*`;
const BANGS = String.raw`(?:fireworks?|bangers|thunder\w*|(?:a|the|big|bad) storms?|lightning|loud bangs?|gun ?shots)`;
const BOTTI = String.raw`(?:fuochi(?: d'artificio)?|bott[oi]|petard[oi]|temporal[ei]|tuon[oi]|fulmin[ei]|spar[io])`;
const EATEN = String.raw`(?:ate|eat(?:s|en|ing)?|swallow\w*|chew\w*|mouth|burn\w*|mangi\w+|ingoi\w+|mastic\w+|bocca|brucia\w*)`;
/** Between the sign and the bang, in either order. */
const BY = String.raw`(?:(?!\b${EATEN}\b)[^.?!\n]){0,100}`;
const BANG = new RegExp(String.raw`\b(?:${BANGS}|${BOTTI})\b`);

const FEAR = new RegExp(
  [
    String.raw`\b${SHAKES}\b(?=${BY}\b${BANGS}\b)`,
    String.raw`(?<!\b${EATEN}\b[^.?!\n]{0,100})(?<=\b${BANGS}\b${BY})\b${SHAKES}\b`,
    String.raw`\b${TREMA}\b(?=${BY}\b${BOTTI}\b)`,
    String.raw`(?<!\b${EATEN}\b[^.?!\n]{0,100})(?<=\b${BOTTI}\b${BY})\b${TREMA}\b`,
  ].join('|'),
  'g',
);

/**
 * Puts one word for the learned reader, "noisefear", in place of how an animal shows its fear of a
 * noise that is told in the same sentence of a folded text: "trembling all over, there are
 * fireworks". Whatever else is told stays.
 */
export const nameNoiseFear = (text: string): string =>
  BANG.test(text) ? text.replace(FEAR, 'noisefear') : text;
