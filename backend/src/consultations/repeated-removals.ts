import { idIn, LINES, type RepeatedRemoval } from '../platform/logging/repeated-removal.js';

const LEFT = `consultations.state = 'taken' AND consultations."vetUserId" = line.id
  AND consultations."takenAt" <= line.at`;

const WITHDRAWN = `consultations.id = line.id AND consultations.state IN ('waiting', 'taken')`;

/** As `routeMessages` does it for one session. */
const toAssistant = (which: string): string =>
  `UPDATE chat_sessions SET "consultationId" = NULL FROM consultations, ${LINES}
   WHERE chat_sessions."consultationId" = consultations.id AND ${which}`;

/** As `ConsultationsRepository.move` does it. */
export const CONSULTATION_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'cases of removed vets put back',
    idIn: idIn('userId', 'vet-removed'),
    statements: [
      toAssistant(LEFT),
      `UPDATE consultations SET state = 'waiting', "vetId" = NULL, "vetUserId" = NULL, vet = NULL,
         "takenAt" = NULL, "waitsSince" = line.at, version = version + 1
       FROM ${LINES} WHERE ${LEFT}`,
    ],
  },
  {
    what: 'questions to vets withdrawn',
    idIn: idIn('consultationId', 'consultation-withdrawn'),
    statements: [
      toAssistant(WITHDRAWN),
      `UPDATE consultations SET state = 'withdrawn', "closedAt" = line.at, version = version + 1
       FROM ${LINES} WHERE ${WITHDRAWN}`,
    ],
  },
];
