/** Where an animal hides from a noise: "under the sofa". */
const HIDDEN = String.raw`(?:under|behind|beneath) (?:(?:the|my|our|a) )?(?:bed|sofa|couch|table|desk|stairs|covers|duvet|blankets?|wardrobe|bath|toilet|chair|hedge|shed)`;
const NASCOSTO = String.raw`(?:da )?(?:sotto|dietro) (?:(?:a|al|alla|alle|il|la|le|un|una|mio|mia) ){0,2}(?:letto|divano|tavol\w+|scrivania|coperte?|piumone|armadio|lavatrice|sedia|scale|vasca|siepe|poltrona)`;
/**
 * What fear looks like, with where and how: "trembling all over and hiding under the bed". No words
 * match in two ways, and repetitions are bounded, against catastrophic backtracking.
 */
const FEARS = String.raw`(?:(?:shak|trembl|shiver|quiver)(?:es?|ing|ed)?|shook|shakey|(?:pant|drool|cower)(?:s|ing|ed)?|whin(?:es?|ing|ed)|pac(?:es?|ing|ed)|hid(?:es?|ing|den)?|breath(?:es|ing) (?:fast|quickly|heavily)|(?:wo ?n'?t|will not|does ?n'?t want to|refus(?:es?|ing) to) (?:come out|go (?:out|outside)|leave (?:my side|me|the (?:house|bathroom|room|crate|bed)))|${HIDDEN})(?: (?:all (?:over|night|day|evening)|like a leaf|so much|a bit|a lot|up and down|back and forth|(?:to|for) (?:a )?(?:pee|wee|walk)|for \w+ (?:hours?|hrs?|mins?|minutes)|(?:from )?(?:in|under|behind|beneath) (?:(?:the|a|my) )?\w+)){0,4}`;
const SHAKES = String.raw`${FEARS}(?:(?:,|,? (?:and|n|&))(?: (?:she|he|it|they|is|was|are|were)){0,2} ${FEARS}){0,4}`;
const TEME = String.raw`(?:trem(?:a|ano|ava|avano|are|ando|ato)|ansim\w+|sbav\w+|si nascond\w+|nascost\w|respira (?:veloce|forte|in fretta)|non (?:esce|usciva|vuole (?:piu )?uscire)(?: piu)?|${NASCOSTO})(?: (?:tutt\w|come una foglia|tantissimo|da morire|un po'?|avanti e indietro|da (?:ieri(?: sera)?|stanotte|\w+ or[ae]|un'ora)|a fare (?:la )?(?:pipi|passeggiata|i bisogni)|(?:da )?(?:sotto|dietro|in|nella|nel) (?:(?:al|alla|il|la|un|una) )?\w+)){0,4}`;
const TREMA = String.raw`${TEME}(?:(?:,| ed?) ${TEME}){0,4}`;
const BANGS = String.raw`(?:fireworks?|bonfire night|bangers|thunder\w*|(?:a|the|big|bad|huge) storms?|lightning|loud bangs?|gun ?shots)`;
const BOTTI = String.raw`(?:fuochi(?: d'artificio)?|bott[oi]|petard[oi]|mortaretti|temporal[ei]|tuon[oi]|fulmin[ei]|spar(?:[io]|ano|avano))`;
/** A noise of another time does not explain what an animal does in the next sentence. */
const BEFORE = String.raw`(?:yesterday|today|this morning|(?:last|other) (?:night|week|day|evening|year)|earlier|ago|oggi|ieri|stamattina|scors\w|l'altr\w)`;
const EATEN = String.raw`(?:ate|eat(?:s|en|ing)?|swallow\w*|chew\w*|mouth|burn\w*|mangi\w+|ingoi\w+|mastic\w+|bocca|brucia\w*)`;
const SAME = String.raw`(?:(?!\b${EATEN}\b)[^.?!\n]){0,100}`;
const NEAR = String.raw`(?:(?!\b(?:${EATEN}|${BEFORE})\b)[^.?!\n]){0,80}`;
/** Between the sign and the bang, in either order: in the same sentence or in the next one. */
const BY = String.raw`(?:${SAME}|${NEAR}[.?!]+ ${NEAR})`;
const BANG = new RegExp(String.raw`\b(?:${BANGS}|${BOTTI})\b`);
/** Signs that no noise explains, or a noise only supposed: everything is read unchanged. */
const MORE = new RegExp(
  String.raw`\b(?:stagger\w*|wobbl\w*|collaps\w*|fit(?:s|ting|ted)?|seiz\w*|foam\w*|rigid\w*|limp|unconscious|poison\w*|bait|pellets?|(?:thought|assumed|figured) (?:it|that|this)|barcoll\w*|croll\w*|convul\w*|schium\w*|svenut\w|velen\w*|avvelen\w*|esca|esche|granul\w|lumac\w+|pensavo|credevo)\b`,
);

/** Whether a folded text names a noise that animals fear. */
export const namesNoise = (text: string): boolean => BANG.test(text);

const AFRAID = new RegExp(String.raw`\b(?:${SHAKES}|${TREMA})\b`);
/** Not fear: something eaten, hurt or bleeding. */
const AFRAID_OF_NOTHING = new RegExp(
  String.raw`\b(?:${EATEN}|blood\w*|bleed\w*|vomit\w*|hit|fell|fall|sangu\w+|cadut\w|investit\w|blue|white|blu|bianch\w+)\b`,
);

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
 * Replaces the signs of an animal's fear of a noise with one word for the learned reader,
 * "noisefear", if the same or the next sentence of a folded text names the noise: "trembling all
 * over, there are fireworks". The rest of the text stays.
 */
export const nameNoiseFear = (text: string): string =>
  BANG.test(text) && !MORE.test(text) ? text.replace(FEAR, 'noisefear') : text;

const CALM =
  /\b(?:fine|ok(?:ay)?|better|normal\w*|calm\w*|himself|herself|happy|play\w*|wag\w*|eat(?:s|ing)|ate|asleep|sleep\w*|bene|meglio|tranquill\w+|calm\w*|scodinzola\w*|gioca\w*|mangia\w*|dorm\w+)\b/;
const NOT_CALM =
  /\b(?:not|isn'?t|wo ?n'?t|does ?n'?t|can'?t|no|non|still|but|except|ancora|ma|pero|if|se|maybe|perhaps|forse|probabil\w*)\b|\?/;

/**
 * Whether what was told after an alarm explains it by a noise, and the animal is calm again: "it
 * was the fireworks, now he is playing". All texts are folded.
 */
export const wasNoiseFear = (
  alarm: string,
  { since, said }: { since: string; said: string },
): boolean =>
  BANG.test(`${since} ${said}`) &&
  CALM.test(said) &&
  !NOT_CALM.test(said.replace(/^\W*(?:(?:ah|oh|no|ok(?:ay)?)\b\W*)+/, '')) &&
  !MORE.test(`${alarm} ${since} ${said}`) &&
  !AFRAID_OF_NOTHING.test(`${alarm} ${since}`) &&
  AFRAID.test(alarm);

/** How something that is usually heard may have been eaten: "found a chewed firework". */
const MOUTHED = new RegExp(
  String.raw`\b(?:${EATEN}|lick\w*|bit(?:e|es|ten)?|(?:has|had|got) (?:hold of )?(?:a|an|one|some) (?:fireworks?|bangers?)|got hold of|found|stole\w*|poison\w*|rosicchi\w+|sgranocchi\w+|mors[oi]|morde|lecc\w+|addent\w+|rubat\w|trovat\w|avvelen\w+)\b`,
);

/** Whether a text about something usually heard says that it may have been eaten. */
export const mayBeEaten = (text: string): boolean => MOUTHED.test(text);
