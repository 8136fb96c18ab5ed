import type { Source } from '../../contract/chat.js';
import type { Entry } from '../entry.js';
import { ANSWERING_FIT, intentsOf, type Match } from '../handbook.service.js';
import { alarm } from './alarm.js';
import { askBack, type AskBack } from './ask-back.js';
import type { Draft, HandbookAnswer, HandbookAnswerInput } from './question.js';
import { chooseMatches } from './choice.js';
import { directAnswer, type Asking } from './direct.js';
import { figureFor } from './figures.js';
import { furtherAnswers, type Further } from './further.js';
import { foodVerdict, isAboutFood, withoutName } from './foods.js';
import { fittingParts, joinParts } from './parts.js';
import { isFaint, replyPlainly } from './plain-replies.js';
import { explainPrescription, prescriptionIn } from './prescribed.js';
import { refusalOf } from './refusals.js';
import { readSubject } from './subject.js';
import { isUnnamed } from './unnamed.js';
import { tellsOfDeath } from '../../language/death.js';
import { TEXTS } from './texts.js';

const PARTS_AFTER_ANSWER = 3;
const PARTS_AFTER_LEAD = 4;
const FOLLOW_UP_PARTS = 2;
/** Fit of an entry's very question, and the minimum number of parts after its answer. */
const [SURELY_ANSWERED, LEAST_AFTER_ANSWER] = [0.9, 2];
/**
 * An entry that names a smaller share of the question is presented only as the closest one. Of 23
 * such questions, by an author who had seen no entry, its beginning answered one, and six partly.
 */
const LEAST_NAMED = 0.5;
/** How many earlier replies an answer must not repeat. */
const REPLIES_IN_MIND = 2;
const ASKS_DIAGNOSIS =
  /\bwhat(?:.s| is) wrong with\b|\b(?:what|which) (?:illness|disease|condition|sickness)\b|\bdiagnos\w*|\bis it (?:cancer|a tumou?r)\b|\b(?:does|could|might) (?!i\b)(?:my )?\w+ have (?!to\b|a fever)|\b(?:ha|potrebbe avere|pu[oò] avere) (?:il |la |un |l.)?(?:tumore|cancro|diabete|rabbia|parvo\w*|cimurro|leishmania)\b.*\?|\bche (?:malattia|cosa) ha\b(?! bisogno)|\bcos.ha\b|\bquale malattia\b|\b[eè] un (?:tumore|cancro)\b/i;
const ON_EATING = /\beat\b|\bdiet\b|mangi|dieta/i;
/** Topics for which an illness in the profile changes what to do. */
const TOUCHES_CONDITIONS =
  /feeding|diet|meal|food|snack|weight|water|vaccin|neuter|worms|flea|tick|tablet|liquid|exercise|grooming|travel|heat|raw|condition|senior|medicine/;

/**
 * A personal answer from the best handbook entries: first what the safety rules require, then the
 * direct answer, the parts that matter for this question, figures for this animal, and when to call
 * the vet. Says so if the handbook has nothing. Pure; never throws.
 */
export function composeHandbookAnswer(input: HandbookAnswerInput): HandbookAnswer {
  const { question, pet, triage, history, language } = input;
  const isRoutine = triage.level === 'routine';
  const prescription = prescriptionIn(question, history);
  const refusal = prescription === null ? refusalOf(question) : null;
  const asking = askingOf({ input, intents: intentsOf(question) }, saidBefore(input));
  const { main, also } = chooseMatches({
    ...input,
    matches: answering(input, asking),
    refusal,
    // In an alarm, or where nothing is asked, a second topic would only distract.
    isAlone: !isRoutine || asking.intents.length === 0,
    direct: (match) => directAnswer(match, asking),
  });
  const told = readSubject(question, pet, main?.entry);
  const subject = isUnnamed(input) ? { ...told, name: null } : told;
  const draft: Draft = { input, subject, intents: intentsOf(question), main, also, refusal };
  if (isRoutine && prescription !== null) {
    return {
      text: explainPrescription(question, prescription, language),
      sources: sourcesOf([main]),
    };
  }
  const verdict = foodVerdict(withoutName(question, pet.name), subject, {
    language,
    before: asking.before,
  });
  const isKnown = main !== undefined && (!isFaint(main, input) || ASKS_DIAGNOSIS.test(question));
  const isAnswered = isKnown || refusal !== null || verdict !== null;
  const plain = isRoutine ? replyPlainly(input, isAnswered) : null;
  if (plain !== null) return plain;

  const back = isRoutine && main && !refusal ? askBack({ ...draft, ...input, main }) : null;
  const withIllness = main && eatingWith(input, main.entry) !== '' ? input.condition : undefined;
  const ruled = refusal?.says[language] ?? verdict;
  const { pieces, further } = isRoutine
    ? answer(draft, ruled, back)
    : { pieces: alarm(draft), further: [] };
  return {
    text: pieces.filter(Boolean).join('\n\n'),
    sources: sourcesOf([main, ...further.map(({ match }) => match), also, withIllness]),
    ...(back && { answers: back.answers }),
  };
}

/** The matches, with one that answers the very question first if the best one does not. */
function answering({ matches }: HandbookAnswerInput, asking: Asking): Match[] {
  const [best] = matches;
  if (!best || directAnswer(best, asking).answersIt) return matches;
  const other = matches.find(
    (match) => (match.fit ?? 0) >= ANSWERING_FIT && directAnswer(match, asking).answersIt,
  );
  return other ? [other, ...matches.filter((match) => match !== other)] : matches;
}

const sourcesOf = (matches: readonly (Match | undefined)[]): Source[] =>
  distinct(matches.flatMap((match) => match?.entry.sources ?? []));

/** What the conversation has already said. */
const saidBefore = ({ history }: HandbookAnswerInput): string =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-REPLIES_IN_MIND)
    .map(({ content }) => content)
    .join('\n');

function answer(
  draft: Draft,
  ruled: string | null,
  back: AskBack | null,
): { pieces: string[]; further: Further[] } {
  const { input, subject, main, also } = draft;
  const { question, language, isCarried = false } = input;
  const texts = TEXTS[language];
  if (!main) return { pieces: [ruled ?? ''], further: [] };
  const text = main.entry[language];
  const said = saidBefore(input);
  const { first, note, isNoteFirst, isAnswered } = opening(draft, {
    main,
    ruled,
    said,
    isAsked: back !== null,
  });
  const further = furtherAnswers(input, main, [first, note, said].join('\n'));
  const others = further.map((one) => one.text);
  const parts = fittingParts(text, {
    question,
    language,
    most: isCarried ? FOLLOW_UP_PARTS : first === text.lead ? PARTS_AFTER_LEAD : PARTS_AFTER_ANSWER,
    least: isAnswered ? LEAST_AFTER_ANSWER : undefined,
    said: [first, ...others].join('\n'),
    told: isCarried ? said : '',
    subject,
  });
  const pieces = [
    tellsOfDeath(question) ? texts.sorry(input.pet.name) : '',
    ASKS_DIAGNOSIS.test(question) ? texts.noDiagnosis(subject.name) : '',
    back?.text ?? '',
    isNoteFirst ? note : '',
    first,
    isNoteFirst ? '' : note,
    ...others,
    joinParts(parts),
    also && further.length === 0
      ? `${texts.also} ${directAnswer(also, askingOf(draft, said)).text}`
      : '',
    personalNote(draft, main),
    first.includes(text.vet) || (isCarried && said.includes(text.vet)) ? '' : `> ${text.vet}`,
  ];
  return { pieces, further };
}

const askingOf = ({ input, intents }: Pick<Draft, 'input' | 'intents'>, said: string): Asking => ({
  question: input.clause ?? input.question,
  intents: input.clause === undefined ? intents : intentsOf(input.clause),
  language: input.language,
  isCarried: input.isCarried ?? false,
  before: input.history.findLast(({ role }) => role === 'user')?.content ?? '',
  said,
});

interface Opening {
  main: Match;
  /** What a refusal or the verdict on a food says. */
  ruled: string | null;
  said: string;
  /** Whether a question is asked back first. */
  isAsked: boolean;
}

/** The beginning of an answer, and the figures for this animal. */
function opening(draft: Draft, { main, ruled, said, isAsked }: Opening) {
  const { input, subject, intents } = draft;
  const { question, language } = input;
  const figure = figureFor(main.entry.id, { question, intents, subject, language });
  const isNoteFirst = figure?.place === 'first';
  if (ruled !== null) return { first: ruled, note: '', isNoteFirst, isAnswered: false };
  if (figure?.place === 'alone')
    return { first: figure.text, note: '', isNoteFirst, isAnswered: false };
  const { text, answersIt, isLead } = directAnswer(main, askingOf(draft, said));
  const { title } = main.entry[language];
  const isNearest = isLead && !input.isCarried && (main.named ?? 1) < LEAST_NAMED;
  const own = answersIt || isAsked ? text : TEXTS[language].noneItself(intents[0], title);
  const first = isNearest && answersIt && !isAsked ? TEXTS[language].closest(title, text) : own;
  const isAnswered = first === own && answersIt && !isLead && (main.fit ?? 0) >= SURELY_ANSWERED;
  return { first, note: figure?.text ?? '', isNoteFirst, isAnswered };
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

/** What the handbook says about eating with the illness in the profile. */
function eatingWith({ condition, language }: HandbookAnswerInput, entry: Entry): string {
  if (!condition || condition.entry.id === entry.id || !isAboutFood(entry)) return '';
  const { questions } = condition.entry[language];
  return questions.find(({ question }) => ON_EATING.test(question))?.answer ?? '';
}

function distinct(sources: Source[]): Source[] {
  return [...new Map(sources.map((one) => [`${one.publisher}|${one.title}`, one])).values()];
}
