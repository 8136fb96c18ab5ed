import { readCases, readPhrasings, SEALED_PHRASINGS } from './cases.mjs';
import { contentFigures, judgeContent } from './measure-content.mjs';
import { doseFigures, judgeDoses } from './measure-doses.mjs';
import { callConversations, conversationFigures } from './measure-conversations.mjs';
import { ADDED, callTriage, callWith, triageFigures, triageGroups } from './measure-triage.mjs';
import { ratio } from './share.mjs';
import { partOf } from './split.mjs';

/**
 * Runs every case of a part, 'tuning' or 'measuring'. @returns the judged cases as `called`,
 * `doses` and `content`, and their `figures`.
 */
export function measure(subject, part) {
  const casesOf = (kind) => readCases(kind).filter(({ id }) => partOf(id) === part);
  const triage = casesOf('triage');
  const called = callTriage(triage, subject);
  const doses = judgeDoses(casesOf('doses'), subject);
  const content = judgeContent(casesOf('knowledge'), subject);
  return {
    called,
    doses,
    content,
    figures: {
      triage: {
        ...triageFigures(called),
        playedDown: callWith(ADDED.playedDown, triage, subject),
        doubted: callWith(ADDED.doubted, triage, subject),
      },
      doses: doseFigures(doses),
      content: contentFigures(content),
    },
  };
}

/**
 * The sources that nothing was learned from or tuned on: the figures of their messages by source and
 * together, and of their conversations. The sealed phrasings, of which nine in ten are harmless, are
 * shown as a source and not counted together with the others.
 */
export function measureSealed(subject) {
  const called = callTriage(readCases('sealed'), subject);
  const phrasings = readPhrasings().filter(({ source }) => source === SEALED_PHRASINGS);
  return {
    messages: triageFigures(called),
    bySource: triageGroups([...called, ...callTriage(phrasings, subject)], ({ source }) => [
      source,
    ]),
    conversations: conversationFigures(
      callConversations(readCases('sealed-conversations'), subject),
    ),
  };
}

/** The figures with a bar, by their names in `bars.mjs`. */
export const barFigures = ({ triage, doses, content, sealed }) => ({
  emergenciesCalledRoutine: triage.emergenciesCalledRoutine.length,
  emergencySensitivity: ratio(triage.emergencySensitivity),
  urgentSensitivity: ratio(triage.urgentSensitivity),
  routineCalledEmergency: ratio(triage.routineCalledEmergency),
  doseLevelExact: ratio(doses.levelExact),
  doseLevelLower: doses.levelLower.count,
  mustContain: ratio(content.mustContain),
  mustNotContain: content.mustNotContain.count,
  sealedEmergencySensitivity: ratio(sealed.messages.emergencySensitivity),
  sealedUrgentSensitivity: ratio(sealed.messages.urgentSensitivity),
  sealedRoutineCalledEmergency: ratio(sealed.messages.routineCalledEmergency),
  alarmsCarried: ratio(sealed.conversations.carried),
  toldOverTurns: ratio(sealed.conversations.toldOverTurns),
  alarmsLowered: ratio(sealed.conversations.lowered),
});
