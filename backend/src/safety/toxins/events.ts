import { isDenied } from '../mention.js';
import { findAll, type Span } from '../text.js';
import type { ToxinRoute } from './toxin.js';

const TRACES = String.raw`(?:bite|teeth|tooth|paw|claw) ?(?:marks|prints)|covered (?:in|with)|sporc[oah]\w*|coperto di|coperta di|let (?:him|her|it|them|the \w+) (?:have|eat|lick|try)|shar(?:ed|es)|got (?:one|a (?:bit|piece|taste))\b|in (?:his|her|its|the) (?:poo\w*|stools?|vomit|sick|run|cage|bowl|water bowl|mouth)|(?:ended up|landed|fell|dripped) (?:in|on)|on (?:his|her|its|the|my) (?:\w+ )?(?:fur|coat|paws?|skin|neck|back|kitten|cat|rabbit|bunny|whiskers)\b|(?:sul|sulla|sulle|sui) (?:zamp\w+|pelo|mantello|baffi|gatt\w|mici\w|conigli\w)|(?:nel|nella|nelle) (?:vomito|feci|cacca|ciotola|gabbia)|mess[oa] (?:al|alla) \w+|by mouth|per bocca|only find|ne mancan?o?|(?:credo|penso) (?:sia|che sia|si tratti)|temo (?:sia|che|l)|sospetto (?:sia|che)|suspect|must be|half (?:gone|eaten)|mezz[oa] mangiat\w`;
const EATEN = String.raw`ate|eat+en|eatin|drank|drunk|lick(?:ed|ing)|chew(?:ed|ing)|swal+ow(?:ed|ing)|ingested|consumed|nibbl(?:ed|ing)|gobbled|devoured|munch(?:ed|ing)|(?<!\ba )(?<!\ba little )bit(?:ten)?|stole|stolen|snatched|scoffed|wolfed|raided|lapped|finished|got (?:into|hold|at)|gotten into|had (?:some|an?|one|two|half|several|a few|\d+)|been (?:given|at|into)|gave|given|fed|wrapper|empty|missing|gone|torn|mang+i?at\w|mangaito|mangio(?=')|mangiand\w+|si e pappat\w|pappat\w|spazzolat\w|fregat\w|bevut\w|beve|leccat\w|leccand\w+|masticat\w|ingoiat+\w|inghiottit\w|ingerit\w|ingurgitat\w|mandat\w giu|morsicat\w|mors[oa]|rosicchiat\w|divorat\w|rubat\w|sgranocchiat\w|assaggiat\w|fatto fuori|dat[oaie]|somministrat\w|pres[oaie]|finit\w|involucro|vuot[oa]|sparit\w|manca(?:no)?|helped (?:him|her|it)self|dug up|destroyed|pinched|grabbed|nicked|hoovered up|crunched|gnaw(?:ed|ing)|picked (?:up|it up|one up|some up|them up)|punctured|ripped|emptied|demolished|polished off|(?:he|she|it|they|dog|cat|pup|puppy|kitten|rabbit|bird|parrot|pig|mine|ferret|hamster) (?:just )?had|mordicchiat\w|sbranat\w|brucat\w|bucat\w|beccat\w|beccand\w+|pecked|pecking|pizzicat\w|sgraffignat\w|arraffat\w|sbafat\w|inghiott\w+|trangugiat\w|raccolt\w|acchiappat\w|trovat\w (?:il|la|lo|un|una) \w+ (?:vuot\w|rott\w|apert\w)|\w*rott[oa]|svuotat\w|rovesciat\w|(?:all over|on|around|round|in) (?:his|her|its) (?:mouth|chin|muzzle|nose|face|lips|tongue|teeth)|(?:sul|intorno al|attorno al|nel) (?:muso|musetto|naso|becco)|(?:in|dalla|sulla|alla) (?:bocca|lingua)|tra i denti|chomp\w+|slurp\w+|inhaled|tuck(?:ed|ing) into|suck(?:ed|ing)|tore into|tearing (?:into|up)|tasted|tasting|laps|lapping|crunch\w+|nibbles|gnaws|got (?:his|her|its) (?:paws|teeth|mouth) (?:on|into)|dug (?:into|up)|choked down|has had|swiped|has been (?:at|in|into|on)|pooped? out|went for|took (?:a|the|one|two|some|my|an) |takes|mangiucchi\w+|ciucci\w+|succhi(?:at\w|ava)|morde|mordev\w+|mordicchi\w+|sbocconcell\w+|spilucc\w+|sparat\w|mangiava(?:no)?|leccava(?:no)?|masticava|beveva|rosicchiava|brucava|beccava|becca|addentat\w|azzannat\w|rimess[oa]|merenda con|tirat\w giu|afferrat\w|ingurgit\w+|divor[ao]\w*|frugat\w|sbranat\w|strappat\w|accesso a|messo (?:il muso|la bocca|il naso)`;
const APPLIED = String.raw`put|applied|used|treated|rubbed|dropped|spilled|sprayed|spilt|mess[oaie]|applicat\w|usat\w|trattat\w|spruzzat\w|versat\w`;
const TOUCHED = String.raw`touch(?:ed|ing)|sniff(?:ed|ing)|brushed|rubbed|rolled|walked|found|playing with|played|knocked|drank|swam|swimming|swim in|bagno|tuffat\w|on (?:his|her|its|the) (?:fur|nose|face|coat|paws?)|toccat\w|annusat\w|strofinat\w|trovat\w|pestat\w|giocat\w|giocand\w+|nuotat\w|addosso|sul (?:muso|naso|pelo)|fatto cadere|rovesciat\w|stood|sat|slept|spilled|lay|cadut\w|rotolat\w|sedut\w|dormit\w|strusciat\w|passat\w (?:tra|vicino|accanto)`;
const BREATHED = String.raw`burn\w*|overheat\w*|(?:is|was|turned|switched|left) on\b|\bon and\b|running|left|forgot\w*|full of|fill\w*|spray(?:ed|ing)|used|using|melt\w*|breath\w*|inhal\w*|fried|cooking|cleaned|bruciat\w|surriscaldat\w|dimenticat\w|lasciat\w|spruzzat\w|usat\w|pien[oa] di|respirat\w|inalat\w|acces[oa]`;
const GERUND = 'eating|drinking|ingesting';
const BASE = String.raw`eats?|licks?|chews?|swallows?|drinks?|give|gives|mangi(?:a|are|ano)|lecca(?:re)?|mastica(?:re)?|ingoia(?:re)?|dare|diamo`;

const pattern = (...verbs: string[]) =>
  new RegExp(`\\b(?:${[...verbs, TRACES, EATEN, GERUND, BASE].join('|')})(?![a-z])`, 'g');
const EVENTS: Record<ToxinRoute, RegExp> = {
  mouth: pattern(),
  skin: pattern(APPLIED),
  contact: pattern(TOUCHED),
  air: pattern(BREATHED),
};

const IS_BASE = new RegExp(`^(?:${BASE})$`);
const IS_GERUND = new RegExp(`^(?:${GERUND})$`);
const EATS =
  /^(?:grab|pick|snatch|nick|pinch|lick|chew|swallow|raccolt|acchiapp|leccat|ate|eat|eaten|drank|drunk|eating|drinking|had|mangi|bev|beve|pres|finit|assaggiat)/;
const UNREAL =
  /\b(?:can|could|may|should|would|will|if|when|does|do|is it|safe|ok|okay|allowed|what happens|how (?:much|many)|wants? to|trying to|never|dogs|cats|rabbits|birds|poss[oa]|possono|puo|potrebbe|deve|dovrei|se|quando|vuole|cerca di|fa male|si puo|i cani|i gatti)\b/;
const NEARLY =
  /\b(?:almost|nearly|about to|tried to|trying to|wanted to|before (?:he|she|it|they|my \w+)(?: could| had)?|quasi|per poco|stava per|ha cercato di|cercava di|voleva|prima che(?: lo| la| li)?)(?: \w+){0,2} ?$/;
const OWNER =
  /(?:\b(?:i|we|my (?:husband|wife|son|daughter|kids?|partner|mum|mom|friend)|i've|i'm|i was|we've)(?: (?:just|have|was|am|had|already))*|(?<!\bgli )(?<!\ble )(?<!')\b(?:ho|abbiamo|io|noi|mio (?:marito|figlio)|mia (?:moglie|figlia))(?: (?:ha|ho|gia|appena|sto|ne))*) ?$/;
const ACTS =
  /\b(?:is|was|are|were|been|be|he's|she's|it's|keeps?|kept|caught|found|saw|started|just|after|from)(?: \w+){0,3} ?$/;
const CLAUSE = /[.!?;,:\n()]+|\b(?:but|however|because|and then|ma|pero|perche|quindi)\b/;

function clauseBefore(text: string, event: Span): string {
  return (
    text
      .slice(Math.max(0, event.start - 120), event.start)
      .split(CLAUSE)
      .at(-1) ?? ''
  );
}

/** What a verb says: it happened, it did not (or only might), or somebody else did it. */
export type EventKind = 'real' | 'unreal' | 'other';

export function judgeEvent(text: string, event: Span): EventKind {
  const verb = text.slice(event.start, event.end);
  const clause = clauseBefore(text, event);
  if (EATS.test(verb) && OWNER.test(clause)) return 'other';
  if (isDenied(text, event) || NEARLY.test(clause)) return 'unreal';
  if (IS_BASE.test(verb) && UNREAL.test(clause)) return 'unreal';
  if (IS_GERUND.test(verb) && (!ACTS.test(clause) || /^ ?(?:is|are) ?$/.test(clause)))
    return 'other';
  return 'real';
}

/** Verbs and traces ("empty packet") by which a substance reaches an animal on this route. */
export function findEvents(text: string, route: ToxinRoute): Span[] {
  return findAll(EVENTS[route], text);
}
