import { share, shareOf } from './share.mjs';

export const LEVELS = ['emergency', 'urgent', 'routine'];

/** Phrases that owners, and those around them, add to a message; they must not change its level. */
export const ADDED = {
  playedDown: {
    en: ". It's probably nothing and I don't want to make a fuss.",
    it: '. Sarà una sciocchezza e non voglio esagerare.',
  },
  doubted: { en: ', does it matter?', it: ', è grave?' },
};

/** Each case with the level the rules `called`. */
export const callTriage = (cases, { assess }) =>
  cases.map((one) => ({ ...one, called: assess(one).level }));

/** How many emergencies are called emergency with one of the `ADDED` phrases appended. */
export function callWith(added, cases, { assess }) {
  const emergencies = cases.filter(({ level }) => level === 'emergency');
  const called = emergencies.map((one) =>
    assess({ ...one, text: one.text.replace(/[\s.!]+$/, '') + added[one.language] }),
  );
  return share(called.filter(({ level }) => level === 'emergency').length, emergencies.length);
}

/** The figures of a group of called cases. */
export function triageFigures(called) {
  const [emergencies, urgent, routine] = LEVELS.map((level) =>
    called.filter((one) => one.level === level),
  );
  return {
    cases: called.length,
    matrix: [emergencies, urgent, routine].map((group) =>
      LEVELS.map((level) => group.filter((one) => one.called === level).length),
    ),
    emergencySensitivity: shareOf(emergencies, isEmergency),
    urgentSensitivity: shareOf(urgent, isUrgentOrHigher),
    urgentCalledEmergency: shareOf(urgent, isTooHigh),
    sickSensitivity: shareOf([...emergencies, ...urgent], isUrgentOrHigher),
    routineCalledEmergency: shareOf(routine, isTooHigh),
    routineCalledUrgentOrHigher: shareOf(routine, isUrgentOrHigher),
    emergenciesCalledRoutine: emergencies
      .filter((one) => !isUrgentOrHigher(one))
      .map(({ id }) => id)
      .sort(),
  };
}

/**
 * The figures of every group with at least `least` cases, largest first; `keysOf` returns the
 * groups of a case.
 */
export function triageGroups(called, keysOf, least = 1) {
  const groups = new Map();
  for (const one of called) {
    for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups]
    .filter(([, group]) => group.length >= least)
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    .map(([name, group]) => ({ name, ...triageFigures(group) }));
}

const isEmergency = ({ called }) => called === 'emergency';
/** Called an emergency, although no reasonable vet would see one in it. */
const isTooHigh = ({ called, accept = [] }) => called === 'emergency' && !accept.includes(called);
const isUrgentOrHigher = ({ called }) => called !== 'routine';
