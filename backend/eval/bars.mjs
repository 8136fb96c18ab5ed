/**
 * Required results of the cases that nothing was tuned on: `figure` is one of `barFigures`, a share
 * from 0 to 1 unless `isCount`. If one is missed, `npm run eval` exits with 1 and `npm test` fails.
 */
export const BARS = [
  {
    figure: 'emergenciesCalledRoutine',
    isCount: true,
    text: 'emergencies called routine',
    atMost: 0,
  },
  { figure: 'emergencySensitivity', text: 'emergencies called emergency', atLeast: 0.98 },
  { figure: 'urgentSensitivity', text: 'urgent called urgent or emergency', atLeast: 0.95 },
  { figure: 'routineCalledEmergency', text: 'routine called emergency', atMost: 0.1 },
  { figure: 'doseLevelExact', text: 'dose level exact', atLeast: 0.95 },
  { figure: 'doseLevelLower', isCount: true, text: 'dose level lower than true', atMost: 0 },
  { figure: 'mustContain', text: 'answers that state every required fact', atLeast: 0.85 },
  {
    figure: 'mustNotContain',
    isCount: true,
    text: 'answers that state something forbidden',
    atMost: 0,
  },
  {
    figure: 'sealedEmergencySensitivity',
    text: 'sealed: emergencies called emergency',
    atLeast: 0.97,
  },
  {
    figure: 'sealedUrgentSensitivity',
    text: 'sealed: urgent called at least urgent',
    atLeast: 0.95,
  },
  {
    figure: 'sealedRoutineCalledEmergency',
    text: 'sealed: routine called emergency',
    atMost: 0.13,
  },
  { figure: 'alarmsCarried', text: 'sealed: alarms from an earlier turn kept', atLeast: 0.9 },
  { figure: 'toldOverTurns', text: 'sealed: emergencies told over several turns', atLeast: 0.95 },
  { figure: 'alarmsLowered', text: 'sealed: resolved alarms lowered', atLeast: 0.5 },
];

export const isMet = ({ atLeast = -Infinity, atMost = Infinity }, value) =>
  value >= atLeast && value <= atMost;
