const RED_BAG =
  /\b(?:(?:red|velvety|maroon)(?: velvety)? (?:bag|sac|sack)|sacc[oa] (?:ross[oa]|vellutat[oa]))\b/;
const LONG_AGO =
  /\b(?:last (?:year|spring|summer|autumn|fall|season|time)|the (?:year|season|time) before|(?:an?|one|two|three|four|five|few|\d+) (?:years?|seasons?) (?:ago|before)|in (?:19|20)\d\d|(?:anno|primavera|estate|stagione|volta) (?:scors[oa]|passat[oa]|prima)|scors[oa] (?:anno|primavera|estate|stagione)|ultima volta|(?:un|due|tre|quattro|cinque|pochi|\d+) ann[oi] (?:fa|prima)|nel (?:19|20)\d\d)\b/;
const BIRTH =
  /\b(?:foal(?:s|ed|ing)?|colts?|fill(?:y|ies)|births?|born|covered|stallion|labou?r)\b/;
const BIRTH_IN_ITALIAN =
  /\b(?:puledr\w+|partorit\w+|part[oi]|nat[oaie]|copert[oa]|stallone|montata|travaglio)\b/;
const MOTHER = /\b(?:mare|jenny|jennet|cavalla|fattrice|giumenta|asina|mula)\b/;
/** Up to a full stop or comma, or to a word for the present. */
const CLAUSE =
  /(?:(?!\b(?:and|but|e|ma)? ?(?:now|tonight|today|this (?:morning|evening)|ora|adesso|stanotte|oggi|stasera|stamattina)\b)[^.!?;,:\n])+/g;

/**
 * A mare with a red bag may have foaled before: what is told of a birth in another year says nothing
 * about this one, so only the animal is left of such a clause. Unchanged if no clause names a red
 * bag, or the same one does. Text folded.
 */
export function leaveOutEarlierBirth(text: string): string {
  if (!RED_BAG.test(text)) return text;
  return text.replace(CLAUSE, (clause) => {
    const mother = motherIn(clause);
    const isEarlier = mother !== undefined && LONG_AGO.test(clause) && !RED_BAG.test(clause);
    return isEarlier ? ` ${mother} ` : clause;
  });
}

/** Whose birth a clause tells of. */
function motherIn(clause: string): string | undefined {
  const isEnglish = BIRTH.test(clause);
  if (!isEnglish && !BIRTH_IN_ITALIAN.test(clause)) return undefined;
  return MOTHER.exec(clause)?.[0] ?? (isEnglish ? 'mare' : 'cavalla');
}
