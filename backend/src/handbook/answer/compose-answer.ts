import type { Source, Triage } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import type { Entry } from '../entry.js';
import { FIGURES, intentsOf, type Intent, type Match } from '../handbook.service.js';
import type { HandbookAnswerInput } from './question.js';
import { chooseMatches } from './choice.js';
import { figureFor } from './figures.js';
import { foodVerdict } from './foods.js';
import { fittingParts, joinParts, urgentParts } from './parts.js';
import { replyPlainly } from './plain-replies.js';
import type { Refusal } from './refusals.data.js';
import { refusalOf } from './refusals.js';
import { readSubject, type Subject } from './subject.js';
import { TEXTS } from './texts.js';

export interface HandbookAnswer {
  /** Markdown. */
  text: string;
  sources: Source[];
}

/** Everything the pieces of one answer build on. */
interface Draft {
  input: HandbookAnswerInput;
  subject: Subject;
  intents: Intent[];
  main: Match | undefined;
  also: Match | undefined;
  refusal: Refusal | null;
}

const EMERGENCY_PARTS = 3;
const PARTS_AFTER_ANSWER = 3;
const PARTS_AFTER_LEAD = 4;
const FOLLOW_UP_PARTS = 2;
const ASKS_TO_WAIT =
  /\bwait\b|\buntil (?:tomorrow|morning|monday)\b|\baspett\w+|\bfino a (?:domani|luned)/i;
const ASKS_DIAGNOSIS =
  /\bwhat(?:.s| is) wrong with\b|\b(?:what|which) (?:illness|disease|condition|sickness)\b|\bdiagnos\w*|\bis it (?:cancer|a tumou?r)\b|\b(?:does|could|might) (?!i\b)(?:my )?\w+ have (?!to\b|a fever)|\b(?:ha|potrebbe avere|pu[oò] avere) (?:il |la |un |l.)?(?:tumore|cancro|diabete|rabbia|parvo\w*|cimurro|leishmania)\b.*\?|\bche (?:malattia|cosa) ha\b|\bcos.ha\b|\bquale malattia\b|\b[eè] un (?:tumore|cancro)\b/i;
const ON_FOOD = /feeding|diet|meal|snack/;
const ON_EATING = /\beat\b|\bdiet\b|mangi|dieta/i;
/** Topics on which an illness of the profile changes what to do. */
const TOUCHES_CONDITIONS =
  /feeding|diet|meal|food|snack|weight|water|vaccin|neuter|worms|flea|tick|tablet|liquid|exercise|grooming|travel|heat|raw|condition|senior|medicine/;

/**
 * A personal answer from the best handbook entries: first what the safety rules demand, then the
 * direct answer, the parts that matter for this question, what is computed for this animal, and
 * when to call the vet. Says so when the handbook has nothing. Pure; never throws.
 */
export function composeHandbookAnswer(input: HandbookAnswerInput): HandbookAnswer {
  const { question, pet, triage } = input;
  const refusal = refusalOf(question);
  const { main, also } = chooseMatches(input, refusal);
  const subject = readSubject(question, pet, main?.entry);
  const draft: Draft = { input, subject, intents: intentsOf(question), main, also, refusal };
  const verdict = foodVerdict(question, subject, input.language);
  const isAnswered = main !== undefined || refusal !== null || verdict !== null;
  const plain = triage.level === 'routine' ? replyPlainly(input, isAnswered) : null;
  if (plain !== null) return { text: plain, sources: [] };

  const withIllness = main && eatingWith(input, main.entry) !== '' ? input.condition : undefined;
  const used = [main, also, withIllness].filter((match) => match !== undefined);
  const pieces = triage.level === 'routine' ? answer(draft, verdict) : alarm(draft);
  return {
    text: pieces.filter(Boolean).join('\n\n'),
    sources: distinct(used.flatMap(({ entry }) => entry.sources)),
  };
}

/** First the safety rules' word, then only what helps now. */
function alarm({ input, subject, main, refusal }: Draft): string[] {
  const { question, triage, language } = input;
  const texts = TEXTS[language];
  const opening = [
    ASKS_TO_WAIT.test(question) ? texts.doNotWait : '',
    refusal?.says[language] ?? '',
    ...readTriage(triage, subject.name, language),
  ];
  const said = opening.filter(Boolean).join(' ');
  if (!main) return [said];
  const text = main.entry[language];
  const parts = urgentParts(text, { question, language, most: EMERGENCY_PARTS, said, subject });
  return [said, parts.length > 0 ? texts.more : '', joinParts(parts.map(asItem)), `> ${text.vet}`];
}

function readTriage(
  { level, reasons, actions, since }: Triage,
  name: string | null,
  language: Language,
) {
  const kind = level === 'emergency' ? level : 'urgent';
  const texts = TEXTS[language];
  if (since !== undefined) return [texts.still[kind](name), actions[0] ?? ''];
  return [texts[kind](name), actions[0] ?? '', ...reasons];
}

const asItem = (part: string): string => (part.startsWith('- ') ? part : `- ${part}`);

function answer(draft: Draft, verdict: string | null): string[] {
  const { input, subject, intents, main, also, refusal } = draft;
  const { question, language, history } = input;
  const texts = TEXTS[language];
  const diagnosis = ASKS_DIAGNOSIS.test(question) ? texts.noDiagnosis(subject.name) : '';
  if (!main) return [refusal?.says[language] ?? verdict ?? ''];

  const text = main.entry[language];
  const figure = figureFor(main.entry.id, { question, intents, subject, language });
  const direct =
    refusal?.says[language] ??
    verdict ??
    (figure?.place === 'alone' ? figure.text : undefined) ??
    main.answered?.answer;
  const isRuled = refusal !== null || verdict !== null;
  const note = figure && !isRuled && figure.text !== direct ? figure.text : '';
  const isFollowUp = history.length > 0 && question.split(/\s+/).length <= 8;
  const isComplete =
    isFollowUp && direct !== undefined && FIGURES.some((one) => intents[0] === one);
  const most = direct === undefined ? PARTS_AFTER_LEAD : PARTS_AFTER_ANSWER;
  const parts = fittingParts(text, {
    question,
    language,
    most: isFollowUp ? FOLLOW_UP_PARTS : most,
    said: direct ?? text.lead,
    subject,
  });
  return [
    diagnosis,
    figure?.place === 'first' ? note : '',
    direct ?? text.lead,
    figure?.place === 'first' ? '' : note,
    joinParts(parts),
    also ? `${texts.also} ${also.answered?.answer ?? also.entry[language].lead}` : '',
    personalNote(draft, main),
    isComplete ? '' : `> ${text.vet}`,
  ];
}

function personalNote({ input, subject, intents }: Draft, { entry }: Match): string {
  const texts = TEXTS[input.language];
  const { name, conditions, stage } = subject;
  if (name === null) return '';
  const tellsOfSigns = intents.length === 0;
  const isTouched = conditions !== null && TOUCHES_CONDITIONS.test(entry.id);
  const notes = [
    isTouched ? texts.condition(name, conditions) : '',
    isTouched ? eatingWith(input, entry) : '',
    tellsOfSigns && stage === 'young' ? texts.young(name) : '',
    tellsOfSigns && stage === 'senior' ? texts.senior(name) : '',
  ];
  return notes.filter(Boolean).join(' ');
}

/** What the handbook says on eating with the illness of the profile. */
function eatingWith({ condition, language }: HandbookAnswerInput, entry: Entry): string {
  if (!condition || condition.entry.id === entry.id || !ON_FOOD.test(entry.id)) return '';
  const { questions } = condition.entry[language];
  return questions.find(({ question }) => ON_EATING.test(question))?.answer ?? '';
}

function distinct(sources: Source[]): Source[] {
  return [...new Map(sources.map((one) => [`${one.publisher}|${one.title}`, one])).values()];
}
