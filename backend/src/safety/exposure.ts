import { before, findAll, SENTENCE_BREAK, type Span } from './text.js';
import { isDenied } from './mention.js';

/** How a substance reaches the animal. */
export type Route = 'mouth' | 'skin' | 'contact';

const HAPPENED: Record<Route, string> = {
  mouth: String.raw`ate|eaten|eating|drank|drunk|lick(?:ed|ing)|chew(?:ed|ing)|swallow(?:ed|ing)|ingested|consumed|nibbl(?:ed|ing)|gobbled|devoured|munch(?:ed|ing)|bit(?:ten)?|stole|stolen|finished|got (?:into|hold|at)|had (?:some|an?|one|two|half|several|\d+)|gave|given|fed|raided|wrapper|empty|missing|mangiat\w|mangiand\w+|bevut\w|beve|leccat\w|leccand\w+|masticat\w|ingoiat\w|inghiottit\w|ingerit\w|morsicat\w|rosicchiat\w|divorat\w|rubat\w|sgranocchiat\w|assaggiat\w|fatto fuori|dat[oaie]|pres[oaie]|finit\w|involucro|vuot[oa]|sparit\w`,
  skin: String.raw`put|applied|used|treated|rubbed|mess[oaie]|applicat\w|usat\w|trattat\w|spruzzat\w`,
  contact: String.raw`touch(?:ed|ing)|sniff(?:ed|ing)|brushed|rubbed|rolled|found|playing with|toccat\w|annusat\w|strofinat\w|trovat\w|pestat\w|giocat\w|giocand\w+`,
};
const BASE = String.raw`eats?|licks?|chews?|swallows?|drinks?|give|mangi(?:a|are|ano)|lecca(?:re)?|mastica(?:re)?|ingoia(?:re)?|dare`;
const UNREAL =
  /\b(?:can|could|may|should|would|will|if|when|does|do|is it|safe|ok|okay|allowed|what happens|how (?:much|many)|wants? to|trying to|dogs|cats|rabbits|birds|poss[oa]|possono|puo|potrebbe|posso|deve|dovrei|se|quando|vuole|cerca di|fa male|i cani|i gatti)\b/;
const AMOUNT =
  /\b\d+(?:[.,]\d+)? ?(?:g|gr|grams?|grammi|mg|ml|oz|squares?|tablets?|pills?|pieces?|bars?|compress\w+|pastigli\w+|quadratin\w+|pezz\w+|acin\w+)\b|\b(?:help|aiuto)\b/;

const EVENTS: Record<Route, RegExp> = {
  mouth: new RegExp(`\\b(?:${HAPPENED.mouth}|${BASE})\\b`, 'g'),
  skin: new RegExp(`\\b(?:${HAPPENED.mouth}|${HAPPENED.skin}|${BASE})\\b`, 'g'),
  contact: new RegExp(`\\b(?:${HAPPENED.mouth}|${HAPPENED.contact}|${BASE})\\b`, 'g'),
};
const BASE_FORM = new RegExp(`^(?:${BASE})$`);

const REACH_BACK = 160;
const REACH_ON = 100;

function isReal(text: string, event: Span): boolean {
  if (isDenied(text, event)) return false;
  const isBase = BASE_FORM.test(text.slice(event.start, event.end));
  return !(isBase && UNREAL.test(before(text, event, SENTENCE_BREAK)));
}

/**
 * Whether a named substance reached an animal, judged by the verb that belongs to it: the nearest
 * one before it, else the nearest after. Past, perfect and progressive verbs are events, also in a
 * question; infinitives and presents under "can", "if", "is it safe" are general knowledge. With no
 * verb at all an amount or a cry for help counts as an event. A missing amount never lowers.
 */
export function isExposed(text: string, substance: Span, route: Route): boolean {
  if (isDenied(text, substance)) return false;
  const events = findAll(EVENTS[route], text);
  const earlier = events.filter(
    (event) => event.end <= substance.start && substance.start - event.end <= REACH_BACK,
  );
  const later = events.filter(
    (event) => event.start >= substance.end && event.start - substance.end <= REACH_ON,
  );
  const verb = earlier.at(-1) ?? later[0];
  return verb ? isReal(text, verb) : AMOUNT.test(text);
}
