/** What a message says about the room, the tank or the stove around the animal. */
export const SURROUNDINGS = [
  'fumesIndoors',
  'sprayedTank',
  'fishFloats',
  'backInWater',
  'onlyFoodBurnt',
] as const;

type Surrounding = (typeof SURROUNDINGS)[number];

/** The place where the animal is, now: not a pub, a film or every evening. */
const FUMES_INDOORS =
  /\b(?:room|house|home|flat|kitchen|garage|stable|barn|shed|stanza|casa|cucina|appartamento|stalla|camera) (?:(?:is|e) )?(?:still |all |tutt[oa] |ancora )?(?:full of|filled with|pien[oa] di) (?:\w+ )?(?:fumes|smoke|fum[oi]|vapori)\b/;
const EVERY_DAY =
  /\b(?:every (?:day|night|evening|time)|always|often|usually|last (?:week|month|year)|years? ago|ogni (?:giorno|sera|volta)|sempre|spesso|di solito|anni fa|(?:anno|mese) scorso)\b/;

const FISH = String.raw`(?:fish|goldfish|bettas?|koi|gupp(?:y|ies)|tetras?|cichlids?|axolotls?|pesc[ei]|pesciolin[oi])`;
const AIR_CARE = String.raw`(?:air ?fresheners?|febreze|aerosols?|(?:hair ?|fly |bug |insect )?spray|deodor\w+|perfumes?|incense|profum[oi]|lacca|insetticid[ai]|incens[oi])`;
/** Something else than water, near a fish. */
const SPRAYED_TANK = new RegExp(
  String.raw`^(?=[^]*\b(?:${FISH}|aquarium|acquario)\b)(?=[^]*(?:(?<!\b(?:not|never|n't|non|mai|nobody|nessuno)(?: \w+)? )\b(?:sprayed|spruzzat[oaie])\b(?! (?:\w+ ){0,3}(?:water|acqua)\b)|\b(?:used|lit|burned|usato|acceso) (?:\w+ ){0,3}?${AIR_CARE}\b))`,
);
const FISH_FLOATS = new RegExp(
  String.raw`\b${FISH} (?:now |all |just |both )?(?:floats?|floating|(?:is|are) (?:now |all |just |both )?floating|galleggia(?:no)?)\b(?! (?:plants?|for food|to (?:eat|feed)|normal\w*))`,
);

/** Done already: not "should I put it back?". */
const BACK_IN_WATER =
  /\b(?:(?<!\b(?:should|can|could|do|must|shall|would|if|did) )(?:i|we|he|she|they|husband|wife|and|then|got) (?:have |has |'ve |just |quickly |immediately |straight away |then )*(?:put|dropped|placed|scooped|popped) (?:him|her|it|them) (?:straight |right |quickly )?back|(?:is|are|was|were|been|now) (?:\w+ )?back in (?:the|his|her|its|their) (?:water|tank|bowl|pond|aquarium)|(?:ho|abbiamo|ha|hanno|stat[oaie]|subito) (?:subito )?rimess[oaie]|rimess[oaie] (?:subito )?(?:dentro|in acqua|nell|in vasca))/;
const BURNT = String.raw`(?:burnt|burned|bruciat[oaie])`;
const COOKED = String.raw`(?:(?:frying|non.?stick|teflon) )?(?:pan|saucepan|toast|food|dinner|supper|cake|padell\w+|pentol\w+|cena|pranzo|cibo|torta|arrosto|toast)`;
const FOOD_BURNT = new RegExp(
  String.raw`\b${BURNT} (?:(?:an?|the|some|my|our|una?|il|la|lo|l') ?)?${COOKED}\b|(?<!\b(?:on|by|with|against|nella|dalla|con|contro) (?:\w+ ){0,2})\b${COOKED} (?:(?:is|was|got|has|e|si e|ha) )?(?:just )?${BURNT}\b`,
  'g',
);
const ANY_BURNT = new RegExp(
  String.raw`\b(?:${BURNT}|ustion\w+|scald\w+|scott\w+|scorch\w+|burns?)\b`,
);

/** Whether food or a pan burnt, and nothing else. */
function tellsOnlyFoodBurnt(text: string): boolean {
  const rest = text.replace(FOOD_BURNT, ' ');
  return rest !== text && !ANY_BURNT.test(rest);
}

const TOLD: Record<Surrounding, (text: string) => boolean> = {
  fumesIndoors: (text) => FUMES_INDOORS.test(text) && !EVERY_DAY.test(text),
  sprayedTank: (text) => SPRAYED_TANK.test(text),
  fishFloats: (text) => FISH_FLOATS.test(text),
  backInWater: (text) => BACK_IN_WATER.test(text),
  onlyFoodBurnt: tellsOnlyFoodBurnt,
};

/**
 * Facts about what surrounds the animal, which no single word shows.
 * @param text folded.
 */
export const surroundingsOf = (text: string): Surrounding[] =>
  SURROUNDINGS.filter((fact) => TOLD[fact](text));
