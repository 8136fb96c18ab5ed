import { fold } from '../language/text.js';

const ANIMAL = [
  'dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|kitty|rabbits?|bunn(?:y|ies)|birds?|parrots?|budgies?|canar(?:y|ies)|cockatiels?|hamsters?|gerbils?|guinea pigs?|piggies|piggy|chinchillas?|ferrets?|rats?|mouse|tortoises?|turtles?|snakes?|lizards?|geckos?|fish|goldfish|hens?|chickens?|pets?|boy|girl|baby|friend|companion',
  'can[ei]|cagnolin\\w|cucciol\\w|gatt\\w|gattin\\w|mici[oa]|conigli\\w*|uccell\\w+|pappagall\\w+|canarin\\w+|cocorit\\w+|cricet\\w+|porcellin\\w+|cavi[ae]|furett\\w+|tartarug\\w+|serpent\\w+|pesc\\w+|gallin\\w+|animal\\w+|amic[oa]|compagn[oa]|piccol[oa]',
].join('|');
const OWN = "(?:my|our|mi[oa]|nostr[oa]|il|la|l')";
const DIED =
  "(?:(?:has|have|had|just|sadly|suddenly|recently) )*(?:died|passed away|passed on|(?:didn't|did not) make it|(?:was|had to be) (?:put to sleep|euthani[sz]ed)|had to be put down)";
const MORTO =
  '(?:mi |ci )?(?:e|sono) (?:appena |purtroppo )?(?:mort[oaie]|mancat[oa]|venut[oa] a mancare)';

/** That an animal of the owner's has died. */
const DEATH = new RegExp(
  [
    `\\b${OWN} ?(?:\\w+ ){0,3}?(?:${ANIMAL})(?: \\w+){0,2} (?:${DIED}|is (?:dead|gone now)|${MORTO})\\b`,
    `^(?:and |but |e )?(?:[a-z]+ )?(?:${DIED}|${MORTO})\\b`,
    `\\b(?:mi|ci) e mort[oa]\\b`,
    `\\be (?:mort[oa]|mancat[oa]) (?:ieri |oggi |stanotte |stamattina )?${OWN} ?(?:\\w+ ){0,2}?(?:${ANIMAL})\\b`,
    `\\b(?:we|i) (?:have |had )?(?:just )?(?:(?:had to )?(?:put|have|had|let) (?:him|her|it|(?:my|our) (?:\\w+ ){0,2}?(?:${ANIMAL}))(?: be)? (?:put )?(?:to sleep|euthani[sz]ed)|had to (?:put|have) (?:him|her|it|(?:my|our) (?:\\w+ ){0,2}?(?:${ANIMAL})) (?:put )?down)\\b`,
    `\\b(?:abbiamo|ho|l'abbiamo|l'ho) (?:dovut[oa] )?(?:sopprim\\w+|soppress[oa]|far(?:l[oa])? (?:addormentare|sopprimere)|fatt[oa] (?:addormentare|sopprimere))\\b`,
  ].join('|'),
);

/** Said of what has not happened or is not certain, or in a figure of speech. */
const NOT_SO =
  /\b(?:almost|nearly|think|thought|seems?|looks?|might|may|maybe|if|could|would|afraid|fear|scared|dying|quasi|sembra\w*|credo|forse|pare|come se|stava per|paura|temo|rischi\w+|morendo|mort[oaie] (?:di|dal|dalla))\b/;
/** Names another animal, or what is the case now. */
const OTHERS =
  /\b(?:other|others|another|rest|both|too|also|mine|same|now|next|second|third|remaining|surviv\w+|one of|two of|some of|while|but|altr[oiae]|anche|ora|adesso|stess[oiae]|un[oa] de\w+|due de\w+|tutt[ie]|mentre|invece|ma)\b/;
/** Tells of the animal itself as alive, or was only put to sleep for a while. */
const LIVES =
  /\b(?:he|she|it|they) (?:is|isn't|are|can't|cannot|can|won't|keeps?|has no|doesn't)\b(?! (?:dead|gone))|\b(?:lui|lei) (?:sta|non|e)\b|\bfor (?:an? |the |his |her )?(?:scan|surgery|operation|x-?ray|dental|teeth)\b/;
/** A short question on its own: "is my hamster dead?". */
const ASKED_WHETHER = /^(?:\S+ ){0,6}\S+\s*\?+\s*$/;

/** What the owner feels about it. */
const GRIEF =
  /^(?:and |but |so |e |ma )*(?:i|we|it|my heart|non|mi|ci|sto|sono|siamo|il dolore|il vuoto)\b.*\b(?:cry\w*|miss\w*|guilt\w*|heartbroken|devastated|sad|grie\w+|hurts?|sleep|cope|believe|lonely|piang\w+|manc\w+|colpa|distrutt[oiae]|triste|dolore|dorm\w+|accett\w+|creder\w+)\b/;

const isDeath = (sentence: string): boolean =>
  DEATH.test(sentence) &&
  !NOT_SO.test(sentence) &&
  !OTHERS.test(sentence) &&
  !LIVES.test(sentence) &&
  !ASKED_WHETHER.test(sentence);

/**
 * A message without the sentences that say that an animal has died, and what its owner feels: no
 * alarm helps it, and "call a vet now" hurts who reads it. A sentence that also names another animal
 * or what is the case now is kept.
 * @returns the text as it was if it tells of no death; possibly nothing.
 */
export function withoutDeath(text: string): string {
  const sentences = text.split(/(?<=[.!?;\n])\s*/);
  const others = sentences.filter((sentence) => !isDeath(fold(sentence).trim()));
  if (others.length === sentences.length) return text;
  return others.filter((sentence) => !GRIEF.test(fold(sentence).trim())).join(' ');
}

/** Whether a message says, as a fact, that an animal has died. */
export const tellsOfDeath = (text: string): boolean => withoutDeath(text) !== text;
