import { shareOf } from './share.mjs';

/** Each turn with the level it was `called`, the true level before it, and its kind. */
export const callConversations = (conversations, { converse }) =>
  conversations.flatMap((one) => {
    const called = converse(one);
    return one.turns.map(({ level, accept = [] }, index) => ({
      id: `${one.id}, turn ${index + 1}`,
      kind: one.kind,
      level,
      // A level that a reasonable vet could choose too counts as the right one.
      called: accept.includes(called[index].level) ? level : called[index].level,
      before: one.turns[index - 1]?.level ?? null,
    }));
  });

const goes = (from, to) => (turn) => turn.before === from && turn.level === to;

/** The figures of called turns. */
export function conversationFigures(turns) {
  const share = (isMeant, isRight) => shareOf(turns.filter(isMeant), isRight);
  const isEmergency = ({ called }) => called === 'emergency';
  return {
    firstEmergency: share(goes(null, 'emergency'), isEmergency),
    carried: share(goes('emergency', 'emergency'), isEmergency),
    toldOverTurns: share(
      ({ before, level }) => level === 'emergency' && ['routine', 'urgent'].includes(before),
      isEmergency,
    ),
    lowered: share(goes('emergency', 'routine'), ({ called }) => called === 'routine'),
    harmless: share(
      ({ before, level, kind }) => before !== null && level === 'routine' && kind === 'harmless',
      ({ called }) => called !== 'emergency',
    ),
  };
}
