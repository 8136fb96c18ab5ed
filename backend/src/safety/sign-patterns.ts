import { words } from './rule.js';

// "Did not eat the chocolate" is no lost appetite.
const NOT_A_POISON = String.raw`(?!(?: \w+){0,3} ?'?(?:choc|ciocc|lil|gigl|uv|grap|rais|poiso|velen|onion|cipoll|garlic|agli|pill|tablet|compress|plant|piant))`;

export const NOT_EATING = words(
  String.raw`(?:not|stopped|refus\w+|won'?t|quit|no longer|\w+n'?t)(?: \w+){0,2} (?:eat\w*|ate|touch\w* (?:his|her|its|any) food)\b${NOT_A_POISON}`,
  String.raw`off (?:his|her|its) food|no appetite|lost (?:his|her|its) appetite`,
  String.raw`non (?:\w+ ){0,3}(?:mangi\w*|tocca\w* (?:il |la )?(?:cibo|fieno|verdur\w|pappa|ciotola))\b${NOT_A_POISON}`,
  String.raw`smesso di mangiare|rifiuta (?:il |di |ogni )?(?:cibo|mangiare|fieno)|senza appetito|inappeten\w*|digiuna`,
);
export const NO_DROPPINGS = words(
  String.raw`no (?:poo\w*|droppings|faeces|feces)|(?:not|stopped|\w+n'?t)(?: \w+){0,2} (?:poo\w*|defecat\w*|pass\w*(?: \w+){0,2} droppings)`,
  String.raw`non (?:\w+ ){0,3}(?:cacca|feci|palline|defeca\w*)|niente (?:feci|cacca|palline)`,
);
export const SWOLLEN_BELLY = words(
  String.raw`(?:swollen|bloated|distended|tight|hard|huge)(?: \w+){0,2} (?:belly|stomach|abdomen|tummy)`,
  String.raw`(?:belly|stomach|abdomen|tummy)(?: \w+){0,3} (?:swollen|bloated|distended|tight|hard|swelling)`,
  String.raw`bloat(?:ed|ing)?\b|(?:pancia|addome|stomaco|ventre)(?: \w+){0,3} (?:gonfi\w*|tes[oa]|dur[oa])`,
);
export const EMPTY_RETCHING = words(
  String.raw`retch\w*|dry heav\w*|gagging|nothing (?:comes|is coming|came) (?:up|out)|(?:try\w*|tries|tried)(?: \w+){0,2} (?:vomit|throw up|be sick|puke)`,
  String.raw`conat\w+|(?:cerca|prova|tenta)\w* (?:di|a) vomitare|vomit\w* a vuoto|non esce n\w+`,
);
export const SEIZURE = words(
  String.raw`seizur\w*|convuls\w*|(?:had|having|has) (?:an? |one |two |another )?fits?\b|is fitting\b|(?:crisi|attacc\w+) epilettic\w+`,
);
export const RECOVERED =
  /\b(?:back to normal|recovered|(?:fine|ok|okay|normal) now|si e ripres\w|(?:ora|adesso) sta bene|tornat\w (?:normale|come prima))/;
