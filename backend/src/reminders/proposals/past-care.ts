import { AGAINST_FLEAS, AGAINST_WORMS } from '../../care/parasite-products.js';
import type { PastCare } from './need.js';

type VaccineSubject = 'core' | 'lepto' | 'rabies';
type ParasiteSubject = 'worms' | 'fleas';

/** Abbreviations of the core vaccines: DHPPi, DAPP, DA2PP, CHP, FVRCP, HCP, C5, F3. */
const CORE_ABBREVIATED = String.raw`\bdh[alp]|\bda2?l?pp?i?[clrv]*\d?\b|\bchl?p|\b(?:fv)?[hr]cp|\b[cf][345]\b`;

/** Words for each vaccine, in English and Italian; names of diseases are similar in both. */
const VACCINES: Record<VaccineSubject, RegExp> = {
  core: new RegExp(
    String.raw`\bcore|di base|(?:tri|quadri|tetra|penta|hexa|esa|epta|otta|octa|pol[iy]|multi)valent|combin|\bcombo|first vaccines|primi vaccini|distemper|cimurro|parvo|epatite|hepatitis|panleu[ck]|calici|rh?inotrach|(?:cat|feline) flu|influenza felina|enterit|tricat|${CORE_ABBREVIATED}`,
    'i',
  ),
  lepto: /lepto|\bl[24]\b|\b(?:dh|da2?|ch)(?:lp|p+i?[-+/]?l)/i,
  rabies: /\b(?:anti)?(?:rabb?ies|rabisin|rabb?i(?:a|c[ao]|che|ci))\b/i,
};

const PARASITES: Record<ParasiteSubject, RegExp> = {
  worms: new RegExp(String.raw`(?<!heart[ -]?)worm|verm|${AGAINST_WORMS.source}`, 'iu'),
  fleas: new RegExp(`flea|tick|pulc|zecc|${AGAINST_FLEAS.source}`, 'iu'),
};

/** A word that names nothing: a place in the course, or all that were due. */
const NO_NAME =
  /^(?:\d+(?:st|nd|rd|th|[ªº])?|the|of|one|ones|her|his|its|them|this|years?|s|all|both|first|second|third|fourth|final|last|next|initial|primary|course|round|routine|usual|regular|normal|standard|basic|full|complete|required|necessary|il|la|i|le|di|del|dell|della|anno|quest|quello|quelli|tutt[eio]|entramb[ei]|(?:prim|second|terz|quart|ultim|solit|complet|obbligatori|necessari)[aeio]?|ciclo|normal[ei])$/iu;

/** Words, and makers' names for a range, that leave open which vaccine it was. */
const ANY_VACCINE =
  /vacc|booster|richiam|annual|yearly|\bdos[ei]|shot|\bjabs?\b|inject|iniez|puntur|pupp|kitten|cucciol|gattin|\b\d{1,2}[ -]?(?:in[ -]?1|way)\b|nobivac|eurican|versican|purevax|vanguard|canigen|feligen|duramune|felocell|recombitek|fevaxyn/i;

/** Vaccines besides the three. */
const OTHER_VACCINE =
  /leish|kennel cough|toss[ei] (?:(?:dei|da|di|del) )?canil|bordet|parainflu|\bkc\b|felv|leuk?[ck]?a?emi|leucosi|\bfiv\b|lyme|borreli|myxo|mixo|\brhd|herpes|corona|\bfip\b|ch?lamyd|clamid|babes|piropl|ringworm|microspor|tricofi|tetan/i;

/** Treatments besides those of worms, fleas and ticks. */
const OTHER_PARASITE = /heart[ -]?worm|filari|heartgard|leish/i;

/** The day of the newest vaccine that was, or may have been, this one. */
export const lastVaccine = (past: readonly PastCare[], subject: VaccineSubject): string | null =>
  dayOf(past, 'vaccine', (text) => VACCINES[subject].test(text) || isAnyVaccine(text));

/** The day of the newest treatment against these; one that names no parasite counts for all. */
export const lastTreatment = (past: readonly PastCare[], subject: ParasiteSubject): string | null =>
  dayOf(past, 'parasites', (text) => PARASITES[subject].test(text) || isAnyTreatment(text));

/** The day of the newest vaccine that names this one. */
export const lastNamed = (past: readonly PastCare[], subject: VaccineSubject): string | null =>
  dayOf(past, 'vaccine', (text) => VACCINES[subject].test(text));

export const lastEntry = (past: readonly PastCare[], kind: PastCare['kind']): string | null =>
  dayOf(past, kind, () => true);

/** Whether a treatment says what it is against. */
export const namesParasite = (text: string): boolean =>
  [...Object.values(PARASITES), OTHER_PARASITE].some((words) => words.test(text));

const dayOf = (
  past: readonly PastCare[],
  kind: PastCare['kind'],
  counts: (text: string) => boolean,
): string | null =>
  past.find((entry) => entry.kind === kind && counts(entry.text?.trim() ?? ''))?.day ?? null;

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** A name that is not known here is that of another vaccine. */
const isAnyVaccine = (text: string): boolean =>
  wordsOf(text).every((word) => NO_NAME.test(word)) ||
  (ANY_VACCINE.test(text) &&
    ![...Object.values(VACCINES), OTHER_VACCINE].some((words) => words.test(text)));

const isAnyTreatment = (text: string): boolean => !namesParasite(text);
