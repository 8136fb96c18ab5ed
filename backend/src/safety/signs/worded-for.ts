import type { TriageLevel } from '../../contract/chat.js';
import { hoofedNames } from '../../language/animals.js';
import type { Kind } from '../kind.js';
import type { Text } from '../rule.js';
import { HABITS } from '../reading/habits.data.js';
import { COOL_SMALL_FIRST, STOP_COOLING } from './advice.data.js';
import { type BadWater, badWaterIn } from './bad-water.js';
import { AXOLOTL_WATER, RINSE_SKIN, WET_BOX } from './by-kind/amphibian.data.js';
import { CLEAN_WATER, LEAVE_IN_WATER } from './by-kind/fish.data.js';
import { ADVICE_BY_KIND } from './by-kind/index.js';
import { REASONS_BY_KIND } from './by-kind/reasons.data.js';
import { HOOFED_YOUNG } from './labour.js';

/** What the words of a card depend on. */
export interface Patient {
  kind: Kind;
  isAxolotl: boolean;
  /** What is said to be wrong with its water. */
  badWater: BadWater | null;
  /** Whether it is said to be female. */
  isFemale: boolean;
  /** Whether it is said to have a fit, not only to tremble or to be stiff. */
  hasFit: boolean;
  /** Whether a mother is said to be still in labour. */
  isInLabour: boolean;
  /** Whether the mother of a newborn is said to be ill herself. */
  isMotherIll: boolean;
  /** Whether a part of the body other than the tail is named. */
  isHurtElsewhere: boolean;
  /** Whether it is said to be cold by now. */
  isColdNow: boolean;
}

const FEMALE =
  /\b(?:she|her|hers|female|bitch|queen|mum|mother|mare|hen|sow|doe|jill|femmina|gatta|gattina|cagn\w+|micia|mamma|lei|incinta|gravida|pregnant)\b/;

const FIT =
  /\b(?:s(?:ei|ie)z(?:ure|ing)\w*|fits?|fitting|convuls\w*|epile\w*|jerk\w*|twitch\w*|paddl\w*|foam\w*|froth\w*|spasm\w*|crisi|scatt[ai]\w*|contrazion\w*|pedala\w*|schiuma)\b/;

/** A newborn foal that strains to pass droppings is in no labour. */
const STILL_IN_LABOUR =
  /\b(?:in labou?r|strain(?:s|ing)(?! to )|pushing|bearing down|(?:another|second|next) (?:one|kid|lamb|foal|twin)|stuck|sping[eo]\w*|doglie|travaglio|incastrat\w)\b/;
const MOTHER = `(?:${hoofedNames('mother')}|goat|dam|mum|mother|mamma|madre)`;
const YOUNG = `(?:${HOOFED_YOUNG})`;
const NOT_SO = String.raw`(?<!\b(?:not|never|n'?t|no|non|senza|without|stopped)(?: \w+)? )`;
const ILL = [
  String.raw`${NOT_SO}\b(?:collaps\w+|down|flat|roll\w*|colic\w*|shak\w+|shiver\w*|trembl\w*|tremor\w*|sweat\w*|paw(?:s|ing)|groan\w*|weak|cold|on (?:her|its) side|bleed\w*|l(?:ies|ying) down|look(?:s|ing) at her (?:flank|side|belly)|crollat\w|a terra|rotol\w+|colic(?:a|he)|debole|fredda|senza forze|trem(?:a|ano|ante)|sud(?:a|ata)|raspa|geme|stesa|sdraiata|sanguina|si guarda (?:il fianco|la pancia))\b`,
  String.raw`\b(?:(?:can(?:'?t|not| not)|(?:do|does|is)(?:n'?t| not)|w(?:on'?t|ill not)|refuses to) (?:get up|stand|rise|eat(?:ing)?)|non (?:si (?:ri)?alza|riesce ad? (?:ri)?alzarsi|sta in piedi|mangia))\b`,
].join('|');
const SHE = String.raw`(?=she|lei)(?<!\b${YOUNG}\b[^.!?\n]{0,60}\b)(?:she|lei)`;
/** In one clause, before the young one is named: "the mare sweats, her foal does not suck". */
const MOTHER_ILL = new RegExp(
  String.raw`\b(?:${MOTHER}|${SHE})\b(?:(?!\b${YOUNG}\b)[^.!?;,\n]){0,90}?(?:${ILL})`,
);
const BUT_THE_TAIL =
  /\b(?:legs?|paws?|foot|feet|hips?|spine|back|belly|sides?|neck|head|face|eyes?|ears?|zamp\w+|gamb[ae]|anca|schiena|pancia|fianco|collo|testa|muso|occhi\w*|orecchi\w*)\b/;

/** The animal itself, not its ears: those may be cold in a shock. */
const COLD_NOW =
  /(?<!\b(?:ears?|feet|paws?|nose|legs?|skin|belly|room|hutch|cage|floor|weather|it was|water|house|shed|garage|outside|i gave|towels?|air|tiles?|mat|ice|acqua|pavimento|ghiaccio|aria|asciugamano|fuori|orecchio|naso|pelle|pancia|zampa|stanza|gabbia|casa)(?: che (?:\w+ ){1,3}| (?:is|now|e|ora|adesso))? ?)(?:\b(?:is|feels?|seems?|now|and|e|ora|adesso|sembra|sento)|'s)(?: (?:now|so|very|too|all|really|quite|limp|weak|wet|and|e|ora|adesso|tutt[oa]|molto|troppo|molle|debole|bagnat[oa])){0,3} (?:(?:ice |stone |freezing )?cold|freezing|icy|chilled|hypothermic|(?:fredd|gelat|gelid|ghiacciat|ipotermic)[oa])\b(?! (?:(?:now )?(?:here )?in (?:here|(?:the|our|this|my) (?:room|house|shed|garage|garden|kitchen|flat|car|hutch)\b)|here (?:in|now|today)|outside|water|l'aria|fuori|qui|in casa)\b)/;

/** They drown in the water of an axolotl. */
const BREATHES_AIR =
  /\b(?:\w*frogs?|\w*toads?|newts?|salamanders?|ran[ae]|raganell[ae]|rosp[oi]|triton[ei]|salamandr[ae])\b/;
/** The profile's breed decides; without one, an axolotl beside which no frog is named. */
const isAxolotlIn = (text: string, breed: string): boolean =>
  breed.includes('axolotl') ||
  (!BREATHES_AIR.test(breed) && text.includes('axolotl') && !BREATHES_AIR.test(text));

/** Both texts are folded. */
export const patientOf = (
  { text, breed }: { text: string; breed: string },
  kind: Kind,
): Patient => ({
  kind,
  isAxolotl: isAxolotlIn(text, breed),
  badWater: badWaterIn(text),
  isFemale: FEMALE.test(text),
  hasFit: FIT.test(text),
  isInLabour: STILL_IN_LABOUR.test(text),
  isMotherIll: MOTHER_ILL.test(text),
  isHurtElsewhere: BUT_THE_TAIL.test(text),
  isColdNow: COLD_NOW.test(text.replace(HABITS, ' ')),
});

/** Reasons that mention males. */
const OF_MALES: ReadonlySet<string> = new Set(['blocked-bladder']);

/** The reason of a group of signs, worded for an animal if it has such words. */
export const reasonFor = (group: { id: string; reason: Text }, patient: Patient): Text =>
  (patient.isFemale && OF_MALES.has(group.id)
    ? undefined
    : REASONS_BY_KIND[group.id]?.[patient.kind]) ?? group.reason;

/** What would leave an animal in bad water; chlorine is bound in the water of a fish. */
function outOfBadWater(text: Text, badWater: BadWater | null | undefined): Text {
  if (badWater && text === WET_BOX) return RINSE_SKIN;
  return badWater === 'poisoned' && text === LEAVE_IN_WATER ? CLEAN_WATER : text;
}

/** Advice for an animal: what does not fit its kind is replaced or left out. */
export const adviceFor = (
  advice: readonly Text[],
  { kind, isAxolotl, badWater, isColdNow }: Pick<Patient, 'kind'> & Partial<Patient>,
): Text[] =>
  advice
    .flatMap((text) => ADVICE_BY_KIND[kind]?.get(text) ?? [text])
    .map((text) => outOfBadWater(text, badWater))
    .map((text) => (isAxolotl && text === WET_BOX ? AXOLOTL_WATER : text))
    .map((text) => (isColdNow && text === COOL_SMALL_FIRST ? STOP_COOLING : text));

/**
 * Groups of signs that another one explains: straining in labour is no blocked bladder, and a thread
 * that hangs out no broken leg. Their level counts, their words do not.
 */
const EXPLAINED_BY: Readonly<Record<string, readonly string[]>> = {
  'blocked-bladder': ['birth', 'egg-binding'],
  urine: ['birth', 'egg-binding', 'blocked-bladder'],
  pain: ['birth', 'egg-binding', 'blocked-bladder'],
  vomiting: ['cannot-vomit'],
  collapse: ['no-water'],
  bite: ['snake-bite'],
  fracture: ['foreign-body', 'seizure'],
  'near-drowning': ['burn'],
  fever: ['burn'],
  appetite: ['newborn-hoofed'],
  cold: ['newborn-hoofed'],
  'low-sugar': ['newborn-hoofed'],
  'skin-and-ears': ['foreign-body', 'eye', 'bloat', 'prolapse', 'burn', 'torn-tail'],
};
/** Limp from the cold, a small animal has to be warmed, not carried on a board. */
const COLD_NOT_COLLAPSED = { collapse: ['cold'] };
/** Stands for substances: what lowers the sugar has the advice of low sugar itself. */
const POISON = 'poison';
const USUAL: ReadonlySet<string> = new Set(['mild-medicine', 'pet-medicine']);
const EXPLAINED_IN: Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  // Swollen eyes and faces of reptiles and fish are hardly ever an allergy.
  // Stuck skin and bubbles are no broken bone.
  reptile: {
    allergy: ['eye', 'mouth', 'skin-and-ears'],
    fracture: ['skin-and-ears', 'breathing'],
    birth: ['egg-binding'],
    breathing: ['heatstroke-small'],
  },
  // One that floats has not drowned; a poison in the water is no smoke, and a limp fish not lame.
  fish: {
    allergy: ['eye', 'skin-and-ears', 'bloat'],
    'near-drowning': ['breathing', 'collapse', 'caustic', 'insecticide', 'smoke'],
    smoke: ['caustic', 'insecticide'],
    fracture: ['out-of-water', 'was-out-of-water'],
  },
  amphibian: { 'near-drowning': ['breathing', 'collapse'] },
  // A full crop is no lump and no bad tooth; from a burnt pan a bird needs air, not water.
  bird: {
    'skin-and-ears': ['crop'],
    mouth: ['crop'],
    burn: ['ptfe', 'smoke'],
    birth: ['egg-binding'],
    'bird-illness': ['heatstroke-small'],
    collapse: ['heatstroke-small'],
  },
  grazer: COLD_NOT_COLLAPSED,
  rodent: COLD_NOT_COLLAPSED,
  hedgehog: COLD_NOT_COLLAPSED,
  // Hurt, blocked or poisoned, a ferret must not be fed.
  ferret: {
    'low-sugar': [
      POISON,
      'suspected-bait',
      'coolant',
      'foreign-body',
      'bleeding',
      'inner-bleeding',
      'electric-shock',
      'burn',
      'machine',
      'snake-bite',
      'heatstroke-small',
      'near-drowning',
      'smoke',
    ],
  },
  // Weak and off her food late in pregnancy, a goat needs no honey for a puppy.
  // A sheep on its back bloats and cannot get up because it lies there; gas stops the breath.
  ruminant: {
    'low-sugar': ['birth'],
    collapse: ['cast', 'bloat'],
    breathing: ['bloat', 'cast'],
    bloat: ['cast'],
    'gut-stasis': ['cast'],
    'skin-and-ears': ['cast'],
  },
  // A horse with sore hooves that "does not move" has not collapsed.
  horse: {
    bloat: ['colic'],
    'gut-stasis': ['colic', 'bloat', 'donkey-appetite'],
    womb: ['cough'],
    collapse: ['hoof'],
    fracture: ['hoof'],
    vomiting: ['choke'],
    appetite: ['donkey-appetite'],
    birth: ['red-bag'],
    prolapse: ['red-bag'],
    'kept-afterbirth': ['red-bag'],
  },
};

/** Of two urgent signs: a head tilt alone is no collapse, and an animal that has one may eat. */
const EXPLAINED_IF_URGENT: Readonly<Record<string, readonly string[]>> = { collapse: ['balance'] };

const TOLD = ['hasFit', 'isInLabour', 'isMotherIll', 'isHurtElsewhere', 'isColdNow'] as const;

/** What explains a finding, unless this is said of the patient. */
const EXPLAINED_UNLESS: Readonly<
  Record<(typeof TOLD)[number], Readonly<Record<string, readonly string[]>>>
> = {
  // The cold alone makes an animal shiver and stiff.
  hasFit: { seizure: ['cold'] },
  // Young that are born, and an afterbirth that hangs, end a birth unless the mother goes on.
  isInLabour: { birth: ['newborn-hoofed', 'kept-afterbirth'] },
  // A foal that does not suckle has no colic: its first milk must not be taken away.
  isMotherIll: {
    collapse: ['newborn-hoofed'],
    colic: ['newborn-hoofed'],
    'milk-fever': ['newborn-hoofed'],
    'gut-stasis': ['newborn-hoofed'],
  },
  // One that was cooled after a heatstroke has not been too cold.
  isColdNow: { cold: ['heatstroke-small'] },
  // A tail without its skin shows bone and flesh.
  isHurtElsewhere: { fracture: ['torn-tail'], wound: ['torn-tail'] },
};

/** Findings without those that another one explains. */
export function withoutExplained<Found extends { id: string; level: TriageLevel; isSign: boolean }>(
  found: readonly Found[],
  patient: Patient,
): Found[] {
  const ids = ({ id, isSign }: Found) => (isSign || USUAL.has(id) ? [id] : [id, POISON]);
  const shown = new Set(found.flatMap(ids));
  const unless = TOLD.filter((told) => !patient[told]).map((told) => EXPLAINED_UNLESS[told]);
  const isExplained = ({ id, level }: Found): boolean =>
    [
      ...(EXPLAINED_BY[id] ?? []),
      ...(EXPLAINED_IN[patient.kind]?.[id] ?? []),
      ...(level === 'urgent' ? (EXPLAINED_IF_URGENT[id] ?? []) : []),
      ...unless.flatMap((explained) => explained[id] ?? []),
    ].some((by) => shown.has(by));
  return found.filter((one) => !isExplained(one));
}
