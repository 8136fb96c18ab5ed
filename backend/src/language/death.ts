import { SPECIES_NAMES } from './animals.js';
import { fold } from './text.js';
import { withList } from './patterns.js';

const SPECIES = [
  ...Object.values(SPECIES_NAMES),
  String.raw`rats?|mouse|snakes?|fish|goldfish|chickens?|cucciol\w|serpent\w+|pesc\w+`,
].join('|');
const ANIMALS = `${SPECIES}|pets?|boy|girl|baby|friend|companion|animal\\w*|amic[oa]|compagn[oa]|piccol[oa]`;
// Consecutive names are one animal: "my dog Kitty".
const NAMED_SPECIES = new RegExp(`\\b(?:${SPECIES})(?: (?:${SPECIES}))*\\b`, 'g');
const OWN = "(?:my|our|mi[oa]|nostr[oa]|il|la|l')";
const himOr = (animal: string) => `(?:him|her|it|(?:my|our) (?:\\w+ ){0,3}?${animal})`;
const DIED =
  "(?:(?:has|have|had|just|sadly|suddenly|recently) )*(?:died|passed away|passed on|(?:didn't|did not) make it|(?:was|had to be) (?:put to sleep|euthani[sz]ed)|had to be put down)";
const MORTO =
  '(?:mi |ci )?(?:e|sono) (?:appena |purtroppo )?(?:mort[oaie]|mancat[oa]|venut[oa] a mancare)';
const WHEN =
  '(?:yesterday|today|tonight|last night|this morning|this afternoon|this evening|on \\w+day|last (?:week|month|year)|(?:a|two|three|few) (?:days?|weeks?|months?) ago|ieri|oggi|stanotte|stamattina|stasera|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato)';
/** What may come before "he died" and "e morto". */
const OPENING = `(?:(?:thank you|thanks|grazie|unfortunately|sadly|purtroppo|alla fine|in the end|poi|${WHEN}),? ){0,2}`;

/** That an animal of the owner's has died. */
const DEATH = withList(ANIMALS, (animal) =>
  [
    `\\b${OWN} ?(?:\\w+ ){0,3}?${animal}(?: \\w+){0,2} (?:${DIED}|is (?:dead|gone now)|${MORTO})\\b`,
    `^(?:and |but |e )?${OPENING}(?:[a-z]+ )?(?:${DIED}|${MORTO})\\b`,
    `^${OPENING}(?:he|she) is dead\\b`,
    `\\b(?:he|she|it) (?:was|has been|had been) put down ${WHEN}\\b`,
    `\\b(?:mi|ci) e mort[oa]\\b`,
    `\\be (?:mort[oa]|mancat[oa]) (?:ieri |oggi |stanotte |stamattina )?${OWN} ?(?:\\w+ ){0,2}?${animal}\\b`,
    `\\b(?:we|i) (?:have |had )?(?:just )?(?:(?:had to )?(?:put|have|had|let) ${himOr(animal)}(?: be)? (?:put )?(?:to sleep|euthani[sz]ed)|had to (?:(?:put|have) ${himOr(animal)} (?:put )?down|let ${himOr(animal)} go(?! (?:out|for|to|off|on|in))))\\b`,
    `\\b(?:abbiamo|ho|l'abbiamo|l'ho) (?:dovut[oa] )?(?:sopprim\\w+|soppress[oa]|far(?:l[oa])? (?:addormentare|sopprimere)|lasciarl[oa] andare|addormentarl[oa]|addormentat[oa]|fatt[oa] (?:addormentare|sopprimere))\\b`,
    `\\bse n'e andat[oa] per sempre\\b`,
    `^(?:(?:my|our|il|la|mi[oa]) ){0,2}[a-z]+ (?:is no longer with us|non e piu (?:con|tra) noi)[\\s.!]*$`,
    `\\b(?:crossed (?:over )?(?:the )?rainbow bridge|ponte dell'arcobaleno)\\b`,
    `\\b(?:we|i) (?:said|(?:have |had )?had to say) (?:our |my )?(?:last |final )?goodbyes? to (?:\\w+ ){1,4}?${WHEN}\\b`,
    `\\b(?:we|i)(?: have|'ve)? (?:just |sadly )?lost (?:\\w+ ){1,4}?to (?:cancer|a tumou?r|(?:\\w+ )?(?:failure|disease))\\b`,
  ].join('|'),
);

/** Words for what else may be lost, or no longer be there. */
const NO_NAME =
  "(?:the|an?|some|all|both|half|one|two|three|four|his|her|him|it|its|their|them|our|my|most|several|track|sight|contact|count|time|sleep|hope|patience|control|power|electricity|signal|internet|wi-?fi|water|keys?|phone|weight|appetite|interest|balance|blood|fur|hair|feathers?|teeth|tooth|claws?|nails?|voice|consciousness|conoscenza|coscienza|sensi|lead|leash|bag|ball|toy|way|job|il|lo|la|i|gli|le|un[oa]?|l'\\w+|due|tre|tutt\\w|mi[oa]|nostr[oa]|peso|tempo|sonno|speranza|pazienza|sangue|pelo|piume|dent[ei]|chiavi|telefono|guinzaglio|acqua|luce|corrente|battito|respiro|polso|pipi|cacca|febbre|tosse|vomito|gonfiore|dolore|cibo|pappa|niente|nulla|posto|qui|qua|che|ora|adesso|ma|se|non)";
/** The end of a sentence that says no more, and so nothing about another animal. */
const ALONE = "(?: (?:after|to|at|aged?|dopo|per|all'eta)\\b(?:(?! and | e )[^,;])*)?[\\s.!]*$";
const NAME = `(?!${NO_NAME}\\b)[a-z]+`;

/** The same, in words that also fit an animal that ran away. */
const LOSS = withList(ANIMALS, (animal) =>
  [
    `^(?:and |so )?${OPENING}(?:we|i)(?: have|'ve)? (?:just |sadly )?lost (?!.*\\b${animal}\\b)(?:our |my )?(?:\\w+ ){0,1}?${NAME} (?:\\w+ ){0,2}?${WHEN}${ALONE}`,
    `^(?:e )?${OPENING}(?:abbiamo|ho) (?:appena |purtroppo )?perso (?!.*\\b${animal}\\b)(?:(?:il|la) (?:mi|nostr)[oa] )?${NAME} (?:\\w+ ){0,2}?${WHEN}${ALONE}`,
    `^(?:(?:il|la) (?:mi|nostr)[oa] )?(?:mi[oa]|${NAME}) non c'e piu(?: da (?:ieri|oggi|stamattina|stanotte|\\w+ (?:giorni|settimane|mesi)|una settimana|un mese))?(?: purtroppo)?(?:,? (?:e )?mi manca(?: \\w+){0,2})?[\\s.!]*$`,
    `^${OPENING}(?:(?:my|our|il|la|mi[oa]) ){0,2}${NAME} (?:has |just |sadly ){0,2}(?:left us|ci ha lasciat[oaie])(?: (?:${WHEN}|for ever|forever|per sempre))?[,.!]*$`,
    `\\b(?:we|i)(?: have|'ve)? (?:just |sadly )?lost (?:(?:him|her) (?:\\w+ ){0,2}?${WHEN}|${himOr(animal)} (?:\\w+ ){0,2}?(?:at the vet\\S*|after \\w+ years))`,
    `\\bl'(?:ho|abbiamo) pers[oa] ${WHEN}`,
    `\\bse n'e andat[oa] (?:via )?${WHEN}`,
    `\\b${OWN} ?(?:\\w+ ){0,3}?${animal}(?: \\w+)? non c'e piu\\b`,
  ].join('|'),
);
const RAN_AWAY =
  /\b(?:walk\w*|park|gardens?|yard|woods?|outside|outdoors|escap\w+|r[au]n|find|finding|found|look\w*|search\w*|missing|microchip|collar|passeggiat\w*|parco|giardino|bosco|fuori|scapp\w+|cerc\w+|trov\w+|torn\w+|porta|finestra|balcone|casa|collare)\b/;

/** Said of something that has not happened or is not certain, or as a figure of speech. */
const NOT_SO =
  /\b(?:almost|nearly|think|thought|seems?|looks?|might|may|maybe|if|could|would|afraid|fear|scared|dying|quasi|sembra\w*|credo|forse|pare|come se|stava per|paura|temo|rischi\w+|morendo|mort[oaie] (?:di|dal|dalla))\b/;
/** Mentions another animal, or something current. */
const OTHERS =
  /\b(?:other|others|another|rest|both|too|also|mine|same|now|next|second|third|remaining|surviv\w+|one of|two of|some of|while|but|altr[oiae]|anche|ora|adesso|stess[oiae]|un[oa] de\w+|due de\w+|tutt[ie]|mentre|invece|ma)\b|\bas well\b/;
/** Says that the animal itself is alive, or was only put to sleep for a while. */
const LIVES =
  /\b(?:he|she|it|they) (?:is|isn't|are|can't|cannot|can|won't|keeps?|has no|doesn't)\b(?! (?:dead|gone))|\b(?:lui|lei) (?:sta|non|e)\b|\bfor (?:an? |the |his |her )?(?:scan|surgery|operation|x-?ray|dental|teeth)\b/;
/** Changes to another animal, which it names: "my dog died this morning, Rex is vomiting". */
const TURNS_TO_ANOTHER =
  /(?:,| and| e) ?(?:and |e )?(?!(?:he|she|it|we|i|they|there|this|that|the|my|our|his|her|its|everyone|everybody|everything|nobody|nothing|heart|life|vet|lui|lei|noi|io|mi|ci|non|si|il|la|lo|che|cosa|tutto|nessuno|niente|casa|cuore) )[a-z]+ (?:is|isn't|has|hasn't|can't|cannot|won't|keeps|sta|ha|non|vomita|trema|e) /;
/** A short question by itself that does not ask for the reason: "is my hamster dead?". */
const ASKED_WHETHER = /^(?!.*\b(?:why|what|how|perche|cosa|come)\b)(?:\S+ ){0,6}\S+\s*\?+\s*$/;

const PERSON =
  '(?:old )?(?:vet|veterinarian|doctor|neighbou?r|grand(?:mother|father|ma|pa|parents?)|gran(?:ny|ma|dad)?|mother|father|mum|mom|dad|husband|wife|partner|son|daughter|brother|sister|uncle|aunt|breeder|owner)s?';
const PERSONA =
  'veterinari[oa]|dottor(?:e|essa)|vicin[oa]|nonn[oa]|mamma|papa|padre|madre|marito|moglie|figli[oa]|fratello|sorella|zi[oa]|allevat(?:ore|rice)|padron[ea]|proprietari[oa]';
const THING =
  '(?:plant|grass|flower|tree|bush|shrub|herb|seedling|phone|battery|car|engine|laptop|computer|tv|heater|filter|lamp|bulb|pump|collar|camera|feeder)s?';
const COSA =
  'piant[ae]|piantina|erba|fior[ei]|alber[oi]|telefono|cellulare|batteri[ae]|pil[ae]|macchina|auto|motore|computer|portatile|lampad[ae]|pompa|filtro|riscaldatore|collare|telecamera';
/** A plant, a thing or a person that died. */
const OF_NO_ANIMAL = new RegExp(
  [
    `\\b${THING}(?: \\w+)? ${DIED}\\b`,
    `(?<!\\b(?:at|with|from|by) )\\b(?:my|our|the|his|her) ${PERSON} ${DIED}\\b`,
    `\\b(?:${COSA}|${PERSONA})(?: (?:del|della|dello|dell'|di)(?: (?:mi[oa]|nostr[oa]))? ?\\w+)? ${MORTO}\\b`,
    `\\be mort[oaie] (?:(?:il|lo|la|i|gli|le|un|una|mi[oa]|nostr[oa]|l') ?){0,2}(?:${COSA}|${PERSONA})\\b`,
  ].join('|'),
);

const SOMEBODY =
  '(?:friend|neighbou?r|colleague|sister|brother|cousin|aunt|uncle|boss|vicin[oaie]|amic[oahei]+|colleg[ahei]+|sorella|fratello|cugin[oaei]|zi[oaie]|suocer[oaei])';
/** Somebody else's animal that died: "my friend's cat", "la gatta della vicina". */
const OF_OTHERS = new RegExp(
  [
    `\\b(?:${SOMEBODY}s?'?s?'?|their|(?<!\\b(?:and|with|of|lost) )her|his) (?:\\w+ )?(?:${SPECIES}) (?:\\w+ )?${DIED}\\b`,
    `\\b(?:su[oa]|loro) (?:${SPECIES})(?: \\w+)? ${MORTO}\\b`,
    `\\b(?:${SPECIES})(?: \\w+)? (?:de(?:l|lla|llo|i|gli|lle|ll')|di) ?(?:(?:mi[oa]|miei|un[oa]?|un'|nostr[oa]) ?)?${SOMEBODY}(?: \\w+)? ${MORTO}\\b`,
  ].join('|'),
);

/** What the owner feels about it. */
const GRIEF =
  /^(?:and |but |so |e |ma )*(?:i|we|it|my heart|non|mi|ci|sto|sono|siamo|il dolore|il vuoto)\b.*\b(?:cry\w*|miss\w*|guilt\w*|heartbroken|devastated|sad|grie\w+|hurts?|sleep|cope|believe|lonely|piang\w+|manc\w+|colpa|distrutt[oiae]|triste|dolore|dorm\w+|accett\w+|creder\w+)\b/;

/** How many kinds of animals a sentence names. */
const namedIn = (sentence: string): number => new Set(sentence.match(NAMED_SPECIES)).size;

/**
 * Words of which each of the patterns above contains one. These take 50 ms to compile, so a process
 * compiles them at the first such word rather than at startup.
 */
const WORD_OF_DEATH =
  /\b(?:died|dead|gone|passed|make it|put|sleep|down|euthani\w+|let|rainbow|goodbyes?|lost|mort\w|manca\w+|soppr\w+|addorment\w+|lasciarl\w|andat\w|arcobaleno|pers\w|piu|left us|lasciat\w|no longer)\b/;

const saysSo = (sentence: string, hasRunAway: boolean): boolean => {
  if (!WORD_OF_DEATH.test(sentence)) return false;
  return DEATH.test(sentence) || (!hasRunAway && LOSS.test(sentence));
};

const isDeath = (sentence: string, hasRunAway: boolean): boolean =>
  saysSo(sentence, hasRunAway) &&
  !NOT_SO.test(sentence) &&
  !OTHERS.test(sentence) &&
  !OF_NO_ANIMAL.test(sentence) &&
  !OF_OTHERS.test(sentence) &&
  namedIn(sentence) < 2 &&
  !LIVES.test(sentence) &&
  !TURNS_TO_ANOTHER.test(sentence) &&
  !ASKED_WHETHER.test(sentence);

/**
 * A message without the sentences that say that an animal has died, and how its owner feels: no
 * alarm helps it, and "call a vet now" hurts the reader. A sentence that also mentions another
 * animal or something current is kept.
 * @returns the unchanged text if it mentions no death; possibly empty.
 */
export function withoutDeath(text: string): string {
  const sentences = text.split(/(?<=[.!?;\n])\s*/);
  const hasRunAway = RAN_AWAY.test(fold(text));
  const others = sentences.filter((sentence) => !isDeath(fold(sentence).trim(), hasRunAway));
  if (others.length === sentences.length) return text;
  return others.filter((sentence) => !GRIEF.test(fold(sentence).trim())).join(' ');
}

const DEATH_WORDS =
  /(?:\b(?:has|have|had|just|recently)\s+)*\b(?:died|passed away|passed on)\b|(?:\b(?:mi|ci)\s+)?(?<!\p{L})[èée]['’]?\s+(?:appena\s+|purtroppo\s+)?mort[oaie]\b/giu;

/**
 * A message without the words about the death of a plant, a thing or a person: the rest is what its
 * owner asks about.
 */
export function withoutOtherDeath(text: string): string {
  if (!WORD_OF_DEATH.test(fold(text))) return text;
  const clauses = text.split(/(?<=[.!?;,\n])/);
  return clauses
    .map((clause) =>
      OF_NO_ANIMAL.test(fold(clause)) ? clause.replaceAll(DEATH_WORDS, '') : clause,
    )
    .join('');
}

/** Whether a message says, as a fact, that an animal has died. */
export const tellsOfDeath = (text: string): boolean => withoutDeath(text) !== text;
