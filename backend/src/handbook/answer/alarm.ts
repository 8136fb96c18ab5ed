import type { EmergencyContact, Triage } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import { fold } from '../../language/text.js';
import { topicWords } from '../handbook.service.js';
import { forbiddenByOtherName, saysInAlarm } from './alarm-words.js';
import { ALARM_TEXTS } from './alarm.texts.js';
import { leavesFood, wordOnMeal } from './meal-in-alarm.js';
import { joinParts } from './parts.js';
import { replyAboutAssistant } from './product.js';
import type { Draft, HandbookAnswerInput } from './question.js';
import { questionWithin } from '../../language/questions.js';
import { talkOf } from './talk.js';
import { isSafeInAlarm, urgentParts } from './urgent-parts.js';

const MOST_PARTS = 3;
const ASKS_TO_WAIT =
  /\b(?:can|could|may|shall|should|ok(?:ay)? to|fine to|safe to|better to|have to|need to|if) (?:(?:i|we|it|he|she|this|they|that) )?(?:\w+ )?wait\b|\bwait(?:ing)? (?:(?:for|till|until) )?(?:a|the|one|another|tomorrow|morning|monday|and see)\b|\buntil (?:tomorrow|morning|monday)\b|\b(?:posso|possiamo|puo|devo|dobbiamo|meglio|conviene|se) (?:\w+ )?aspett\w+|\baspett(?:o|iamo|are)\b|\bfino a (?:domani|luned)/;
const ASKS_WHAT_TO_DO =
  /\bwhat (?:do|should|can|shall) (?:i|we) do\b|\b(?:cosa|che) (?:(?:devo|posso|dobbiamo) )?(?:fare|faccio|facciamo)\b/;
const ASKS_TO_GIVE =
  /\b(?:can|could|may|shall|should|what if|ok to|e se|posso|possiamo|puo|devo)\b.*\b(?:give|have|eat|drink|use|put|apply|rub|dar\w+|do|mangiare|bere|usare|mett\w+)\b/;
/** "while we wait" does not ask about waiting. */
const MEANWHILE = /\b(?:while|until|till|mentre|finch[eé]|intanto che)\b.*$/i;
/** Advice to go at any hour, whatever the signs: it cannot end an answer that gives a day. */
const AT_ANY_HOUR =
  /^(?:go now|vai ora), (?:at any hour|a qualunque ora|(?:even|anche) (?:if|se) )/;
/** The action of the safety rules that tells the owner to call. */
const CALL = /^(?:call|chiama)\b.*\b(?:vet|clinic|veterinari[oa]|clinica)\b/;

const kindOf = ({ level }: Triage) => (level === 'emergency' ? level : 'urgent');

/**
 * In an alarm: first what the safety rules say, with the call, then only what helps now. In an
 * emergency the rules include the call: what an entry says about when to see a vet would repeat or
 * delay it. An alarm that is still open is recalled in one sentence, and nothing is repeated.
 */
export function alarm(draft: Draft): string[] {
  const { input, main, subject } = draft;
  const { question, triage, language, history } = input;
  const isCarried = triage.since !== undefined;
  const told = history.map(({ role, content }) => (role === 'assistant' ? content : '')).join('\n');
  const opening = isCarried ? reminder(draft, told) : firstWords(draft);
  const said = opening.filter(Boolean).join(' ');
  if (!main) return [said, isCarried ? wordOn(draft, told) : ''];
  const { donts, level } = triage;
  const isHelp =
    !isCarried ||
    ASKS_WHAT_TO_DO.test(fold(question)) ||
    saysInAlarm(question, 'again') ||
    hasNews(triage, told);
  const { vet, parts: lines } = main.entry[language];
  const choosing = { question, language, said, subject, donts, most: MOST_PARTS };
  const parts = isHelp ? urgentParts(lines, choosing) : [];
  return [
    said,
    parts.length > 0 ? ALARM_TEXTS[language].more : '',
    joinParts(parts.map(asItem)),
    isCarried ? wordOn(draft, told) : '',
    level === 'emergency' || hasNoPart(draft, parts) || told.includes(vet) ? '' : endingWith(vet),
  ];
}

/** Whether the best entry has no part in the reply to a message while an alarm is open. */
const hasNoPart = ({ input, refusal }: Draft, parts: readonly string[]): boolean =>
  input.triage.since !== undefined && parts.length === 0 && !refusal && !input.asked;

const endingWith = (vet: string): string => (AT_ANY_HOUR.test(fold(vet)) ? '' : `> ${vet}`);

/** Opens a new alarm: what it is, first aid that comes before the call, the call, and why. */
function firstWords({ input, subject, refusal }: Draft): string[] {
  const { question, triage, language } = input;
  const { actions, contacts, reasons } = triage;
  const texts = ALARM_TEXTS[language];
  const [first = ''] = actions;
  const call = actions.find((action) => CALL.test(fold(action))) ?? first;
  return [
    ASKS_TO_WAIT.test(fold(question)) ? texts.doNotWait : '',
    texts.alarm[kindOf(triage)](subject.name),
    first,
    call === first ? '' : call,
    contacts.length > 0 ? texts.poisonLine(firstOfEachCountry(contacts)) : '',
    refusal?.says[language] ?? forbiddenIn(input),
    ...reasons,
  ];
}

/** The first line of each country: if the owner's is unknown, a line's name ends with its own. */
const firstOfEachCountry = (lines: readonly EmergencyContact[]): EmergencyContact[] => {
  const country = ({ name }: EmergencyContact) => /\([A-Z]{2}\)$/.exec(name)?.[0];
  return lines.filter((line, place) => {
    const before = lines[place - 1];
    return before === undefined || country(before) !== country(line);
  });
};

/** Opens the reply while an alarm is still open: a reminder with the call, and what is new. */
function reminder({ input, subject, refusal }: Draft, told: string): string[] {
  const { question, triage, language } = input;
  const texts = ALARM_TEXTS[language];
  const [first = ''] = triage.actions;
  const way = hasNews(triage, told) ? null : wayOf(question);
  if (way !== null) return [texts[way](subject.name)];
  const isNewStep = !CALL.test(fold(first)) && !told.includes(first);
  return [
    ASKS_TO_WAIT.test(fold(question)) ? texts.doNotWait : '',
    saysInAlarm(question, 'toGo') ? texts.goAnyway : '',
    texts.still[kindOf(triage)](subject.name),
    isNewStep ? first : '',
    refusal?.says[language] ?? '',
    ...triage.reasons.filter((reason) => !told.includes(reason)),
  ];
}

/** Whether the owner is at a vet's or on the way there, or the vet on the way to them. */
const wayOf = (question: string): 'atVet' | 'onTheWay' | 'vetComes' | null =>
  (['vetComes', 'atVet', 'onTheWay'] as const).find((way) => saysInAlarm(question, way)) ?? null;

/** Whether a message adds a reason for the alarm that was not mentioned before. */
const hasNews = ({ reasons }: Triage, told: string): boolean =>
  reasons.some((reason) => !told.includes(reason));

/** The reply to a message while an alarm is open: an answer only if it delays nothing. */
function wordOn(draft: Draft, told: string): string {
  const { input, refusal, subject } = draft;
  const { question, language, asked, isBeside = false, triage, pet } = input;
  const texts = ALARM_TEXTS[language];
  const folded = fold(question);
  const isAnswered =
    refusal !== null ||
    ASKS_TO_WAIT.test(folded) ||
    ASKS_WHAT_TO_DO.test(folded) ||
    saysInAlarm(question, 'toGo') ||
    wayOf(question) !== null;
  if (isAnswered) return '';
  const objection = wordOnObjection(question, triage, language);
  if (objection !== '') return objection;
  if (talkOf(question) !== null) return '';
  const ofAssistant = replyAboutAssistant(question, { name: pet.name, language });
  if (ofAssistant !== null) return ofAssistant;
  if (saysInAlarm(question, 'harmfulAmount')) return texts.harmfulAmount;
  if (saysInAlarm(question, 'changes')) return texts.changesNothing;
  if (questionWithin(question) === '') return wordOnFact(draft, told);
  const forbidden = forbiddenIn(input);
  if (forbidden !== '') return forbidden;
  const onMeal = wordOnMeal(draft);
  if (onMeal !== '') return onMeal;
  if (triage.level === 'urgent' && saysInAlarm(question, 'ifWorse')) return texts.ifWorse;
  const answer = asked?.answered?.answer;
  return answer !== undefined && isSafeInAlarm(answer)
    ? `${texts.onYourQuestion} ${answer}`
    : isBeside
      ? texts.later(subject.name)
      : texts.askTheVet;
}

/** The reply to what keeps an owner from going: the price, a doubt, or having been put off. */
function wordOnObjection(question: string, { level }: Triage, language: Language): string {
  const texts = ALARM_TEXTS[language];
  const isPutOff = level === 'emergency' && saysInAlarm(question, 'putOff');
  const words = [
    isPutOff ? texts.putOff : '',
    saysInAlarm(question, 'doubts') ? texts.doubts : '',
    saysInAlarm(question, 'cost') ? texts.cost : '',
  ];
  return words.filter(Boolean).join(' ');
}

/** The reply to a message that asks nothing; never the same one twice. */
function wordOnFact({ input }: Draft, told: string): string {
  const { question, triage, language } = input;
  const texts = ALARM_TEXTS[language];
  const isWell = triage.level === 'emergency' && saysInAlarm(question, 'looksWell');
  const word = isWell
    ? texts.looksWell
    : saysInAlarm(question, 'figure')
      ? texts.keepReady
      : texts.tellTheVet;
  return told.includes(word) ? '' : word;
}

/** The reply with the don't for a thing that the owner asks to give; empty if there is none. */
function forbiddenIn({ question, triage, language }: HandbookAnswerInput): string {
  const dont =
    forbiddenByOtherName(questionWithin(question), triage.donts) ??
    (ASKS_TO_GIVE.test(fold(question)) ? namedIn(question, triage.donts, language) : undefined);
  return dont === undefined ? '' : ALARM_TEXTS[language].forbidden(dont);
}

function namedIn(question: string, donts: readonly string[], language: Language) {
  const asked = topicWords(question.replace(MEANWHILE, ''), language);
  const isMeal = saysInAlarm(question, 'meal');
  return donts.find((dont) => {
    if (isMeal && leavesFood(dont)) return false;
    const known = new Set(topicWords(dont, language));
    return asked.some((word) => known.has(word));
  });
}

const asItem = (part: string): string => (part.startsWith('- ') ? part : `- ${part}`);
