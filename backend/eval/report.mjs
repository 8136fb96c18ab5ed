import { BARS, isMet } from './bars.mjs';
import { contentFigures } from './measure-content.mjs';
import { barFigures } from './measure.mjs';
import { LEVELS, triageGroups } from './measure-triage.mjs';
import { PUBLISHED } from './published.mjs';
import { exactBounds, ratio } from './share.mjs';
import { table } from './table.mjs';

/** A tag with fewer cases is not significant. */
const MIN_TAG_CASES = 5;
const SPECIES = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'other animal',
};
const LANGUAGES = { en: 'English', it: 'Italian' };

const percent = (value) => (100 * value).toFixed(1);
const counted = (one) => `${one.count}/${one.of}`;
const short = (one) => (one.of === 0 ? '–' : `${percent(ratio(one))} % of ${one.of}`);

/** "97.7 % (210/215; 94.7–99.2)": share, counts and exact 95 % confidence interval. */
function exact(one) {
  if (one.of === 0) return '–';
  const { lower, upper } = exactBounds(one);
  return `${percent(ratio(one))} % (${counted(one)}; ${percent(lower)}–${percent(upper)})`;
}

const bounded = (one) => {
  if (one.of === 0) return '–';
  const { lower, upper } = exactBounds(one);
  return `${counted(one)} (${percent(lower)}–${percent(upper)})`;
};

/** The report as Markdown. Contains ids and figures, never the text of a case. */
export const report = ({ measuring, tuning, sealed, search, answers, speed }) =>
  [
    ['Against the bar', barsTable({ ...measuring.figures, sealed })],
    ['Triage', matrix(measuring.figures.triage), triageTable(measuring, tuning)],
    [
      'Triage by group',
      groupTable('language', measuring, ({ language }) => [LANGUAGES[language]]),
      groupTable('species', measuring, ({ species }) => [SPECIES[species]]),
      groupTable('theme', measuring, ({ theme }) => [theme]),
      groupTable('tag', measuring, ({ tags }) => tags, MIN_TAG_CASES),
    ],
    ['Sources not used for training', sealedTable(sealed), conversationTable(sealed)],
    ['Doses', dosesTable(measuring, tuning)],
    ['Answers from the handbook', contentTable(measuring, tuning), kindTable(measuring)],
    ['Finding the right handbook entry', searchTable(search)],
    ['Finding the right passage', answerTable(answers)],
    ['Published figures from elsewhere', publishedTable()],
    ['Time', times(speed)],
  ]
    .map(([title, ...parts]) => [`### ${title}`, ...parts].join('\n\n'))
    .join('\n\n');

/** How a reader that learned from the other sources judges each source, as Markdown. */
export const leaveOutReport = ({ called, endsSeen, endedWrongly }) =>
  [
    groupTable('source', { called }, ({ source }) => [source, 'all']),
    `Ends of an alarm seen: ${exact(endsSeen)}; seen where there was none: ${exact(endedWrongly)}.`,
  ].join('\n\n');

function barsTable(figures) {
  const values = barFigures(figures);
  const rows = BARS.map((bar) => {
    const show = (value) => (bar.isCount ? value : `${percent(value)} %`);
    const wanted = bar.atLeast === undefined ? `≤ ${show(bar.atMost)}` : `≥ ${show(bar.atLeast)}`;
    const value = values[bar.figure];
    return [bar.text, wanted, show(value), isMet(bar, value) ? 'met' : 'missed'];
  });
  return table(['measuring part', 'bar', 'measured', ''], rows);
}

const matrix = (figures) =>
  table(
    ['measuring part', ...LEVELS.map((level) => `called ${level}`)],
    LEVELS.map((level, row) => [`is ${level}`, ...figures.matrix[row]]),
  );

const TRIAGE_ROWS = [
  ['emergencies called emergency', ({ emergencySensitivity }) => exact(emergencySensitivity)],
  ['the same, played down in an added sentence', ({ playedDown }) => exact(playedDown)],
  ['the same, with a doubt added ("does it matter?")', ({ doubted }) => exact(doubted)],
  ['urgent called urgent or emergency', ({ urgentSensitivity }) => exact(urgentSensitivity)],
  [
    'urgent and emergencies called at least urgent',
    ({ sickSensitivity }) => exact(sickSensitivity),
  ],
  ['routine called emergency', ({ routineCalledEmergency }) => exact(routineCalledEmergency)],
  ['routine called urgent or emergency', (one) => exact(one.routineCalledUrgentOrHigher)],
  ['emergencies called routine', ({ emergenciesCalledRoutine: ids }) => ids.length],
];

const triageTable = (measuring, tuning) => {
  const missed = measuring.figures.triage.emergenciesCalledRoutine;
  return [
    sideBySide('triage', TRIAGE_ROWS, measuring, tuning),
    `Emergencies called routine: ${missed.join(', ') || 'none'}.`,
  ].join('\n\n');
};

const sealedTable = ({ messages, bySource }) => {
  const groups = [...bySource, { name: 'together', ...messages }];
  const rows = [
    ...TRIAGE_ROWS.filter(([title]) => !title.includes(' added')),
    ['urgent called emergency', ({ urgentCalledEmergency }) => exact(urgentCalledEmergency)],
  ];
  return table(
    ['messages', ...groups.map(({ name, cases }) => `${name} (${cases})`)],
    rows.map(([title, figure]) => [title, ...groups.map(figure)]),
  );
};

const CONVERSATION_ROWS = [
  ['first message an emergency, called emergency', ({ firstEmergency }) => exact(firstEmergency)],
  ['alarm from an earlier turn kept', ({ carried }) => exact(carried)],
  [
    'emergency told over several turns, called emergency at the deciding one',
    ({ toldOverTurns }) => exact(toldOverTurns),
  ],
  ['alarm resolved by a fact, lowered', ({ lowered }) => exact(lowered)],
  [
    'later turn of a harmless conversation, not called emergency',
    ({ harmless }) => exact(harmless),
  ],
];

const conversationTable = ({ conversations }) =>
  table(
    ['conversations', 'turns'],
    CONVERSATION_ROWS.map(([title, figure]) => [title, figure(conversations)]),
  );

/** Compares both parts, figure by figure. */
const sideBySide = (kind, rows, measuring, tuning) =>
  table(
    [kind, 'measuring part', 'tuning part'],
    rows.map(([title, figure]) => [
      title,
      ...[measuring, tuning].map(({ figures }) => figure(figures[kind])),
    ]),
  );

const groupTable = (title, { called }, keysOf, least) =>
  table(
    [
      title,
      'emergency as such',
      'as routine',
      'urgent or higher',
      'routine as emergency',
      'routine as any',
    ],
    triageGroups(called, keysOf, least).map((group) => [
      group.name,
      bounded(group.emergencySensitivity),
      group.emergenciesCalledRoutine.length,
      bounded(group.urgentSensitivity),
      bounded(group.routineCalledEmergency),
      bounded(group.routineCalledUrgentOrHigher),
    ]),
  );

const DOSE_ROWS = [
  ['substance found', ({ found }) => exact(found)],
  ['level exact', ({ levelExact }) => exact(levelExact)],
  ['level lower than true', ({ levelLower }) => exact(levelLower)],
  ['mg per kg within tolerance', ({ withinTolerance }) => exact(withinTolerance)],
];

const dosesTable = (measuring, tuning) => sideBySide('doses', DOSE_ROWS, measuring, tuning);

const CONTENT_ROWS = [
  ['every required fact is stated', ({ mustContain }) => exact(mustContain)],
  ['individual required facts stated', ({ groups }) => exact(groups)],
  ['something forbidden is stated', ({ mustNotContain }) => exact(mustNotContain)],
];

const contentTable = (measuring, tuning) => sideBySide('content', CONTENT_ROWS, measuring, tuning);

function kindTable({ content }) {
  const group = (name, keyOf) =>
    [...new Set(content.map(keyOf))].sort().map((key) => {
      const figures = contentFigures(content.filter((one) => keyOf(one) === key));
      return [
        name(key),
        short(figures.mustContain),
        short(figures.groups),
        counted(figures.mustNotContain),
      ];
    });
  return table(
    ['measuring part', 'every fact', 'individual facts', 'forbidden'],
    [
      ...group(
        (theme) => theme,
        ({ theme }) => theme,
      ),
      ...group(
        (language) => LANGUAGES[language],
        ({ language }) => language,
      ),
    ],
  );
}

const searchTable = (search) =>
  table(
    [
      'questions',
      'right entry first',
      'among the first three',
      'nothing found where none is right',
    ],
    search.map(({ source, first, amongThree, nothing }) => [
      source,
      exact(first),
      exact(amongThree),
      nothing.of > 0 ? exact(nothing) : '',
    ]),
  );

const answerTable = (answers) =>
  table(
    ['everyday messages', 'begins with a passage that answers', 'has one'],
    answers.map(({ source, begins, has }) => [source, exact(begins), exact(has)]),
  );

const publishedTable = () =>
  table(
    ['who', 'cases', 'found', 'source'],
    PUBLISHED.map(({ what, cases, found, source }) => [what, cases, found, source]),
    { isText: true },
  );

const times = ({ triage, search }) =>
  [
    ['One triage', triage],
    ['one handbook search with its triage', search],
  ]
    .map(([what, { median, p99 }]) => `${what}: median ${ms(median)}, 99th percentile ${ms(p99)}`)
    .join('; ')
    .concat('.');

const ms = (value) => `${value.toFixed(2)} ms`;
