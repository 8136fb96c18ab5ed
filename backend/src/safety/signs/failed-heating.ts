const DEVICE = String.raw`(?:heat(?:ing)? ?(?:mat|lamp|pad|cable|bulb|plate)s?|(?:tank |space )?heaters?|tappetin[oi](?: riscaldant[ei]| termic[oi])?|lampad[ae] (?:riscaldant[ei]|di calore|a infrarossi|da terrario|del terrario)|riscaldator[ei]|cav(?:o|etto) riscaldante|serpentin[ae]|stufett[ae])`;
const FAILED = String.raw`\b(?:broke|broken|failed|fails|failing|faulty|off|died|dead|stopped|(?:not|isn'?t|wasn'?t|doesn'?t|didn'?t|won'?t) (?:been )?(?:working|work|come on|turn on)|went out|blew|blown|packed up|unplugged|tripped|rott[oaie]|spent[oaie]|guast[oaie]|guastat[oaie]|fulminat[oaie]|bruciat[oaie]|staccat[oaie]|saltat[oaie]|non (?:funziona\w*|andava|va|scalda\w*|si accende\w*))\b`;
/** In the same clause, before or after it. */
const FAILED_DEVICE = new RegExp(
  String.raw`\b${DEVICE}\b(?=[^.!?,;\n]{0,30}${FAILED})|(?<=${FAILED}[^.!?,;\n]{0,15})\b${DEVICE}\b`,
  'g',
);
const ANY_DEVICE = new RegExp(String.raw`\b${DEVICE}\b`, 'g');
const IS_COLD =
  /\b(?:cold|freezing|chilled|hypotherm\w+|fredd[oaie]|gelat[oaie]|gelid[oaie]|ipoterm\w+)\b/;
const IS_HOT =
  /\b(?:pant(?:s|ed|ing)?|gap(?:es?|ed|ing)|open mouth(?:ed)?|overheat\w*|heat ?stroke|sun ?stroke|too (?:hot|warm)|(?:so|very|really|boiling) hot|ansim\w+|bocca aperta|surriscald\w+|colp[oi] di (?:calore|sole)|troppo cald\w|caldissim\w|bollente)\b/;
/** A lamp that "burnt out" or "si è bruciata" only went dark. */
const SMOKES =
  /\b(?:smok\w*|fumes?|(?:carbon )?monoxide|gas (?:leak|smell)|smell\w* (?:\w+ )?(?:gas|burning)|burn(?:s|t|ed|ing)?(?! out\b)|scald\w*|melt\w*|spark\w*|fum[oia]|fumava|vapori|esalazion\w+|monossido|(?:odore|puzza|fuga|perdita) di (?:gas|bruciato)|ustion\w*|scottat\w*|scintill\w+|sciolt[oaie]|fus[oaie])\b/;

/**
 * Heating that has failed is no heat and gives off no fumes: it leaves the animal in a cold place.
 * Nor does a heat mat warm an animal that is said to be cold. Unchanged if the animal pants, gapes or
 * is too hot, or if something smokes, burns or smells of gas. Text folded.
 */
export function nameFailedHeating(text: string): string {
  if (IS_HOT.test(text) || SMOKES.test(text)) return text;
  const named = text.replace(FAILED_DEVICE, 'failed heating,');
  return IS_COLD.test(text) ? named.replace(ANY_DEVICE, ' ') : named;
}
