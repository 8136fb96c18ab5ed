import type { Message } from '../contract/chat.js';
import type {
  Consultation,
  ConsultationRating,
  OwnCase,
  WaitingCase,
} from '../contract/consultations.js';
import { messageView, type MessageRow } from '../chat/chat.views.js';
import { raisesAlarm } from '../chat/question-triage.js';
import type { ConsultationEntity } from './consultation.entity.js';
import type { CaseRow } from './consultations.repository.js';

export const ratingOf = ({
  stars,
  ratingWords,
}: Pick<ConsultationEntity, 'stars' | 'ratingWords'>): ConsultationRating | null =>
  stars === null ? null : { stars, words: ratingWords };

export const consultationView = (row: ConsultationEntity): Consultation => ({
  id: row.id,
  petId: row.petId,
  sessionId: row.sessionId,
  state: row.state,
  level: row.level,
  question: row.question,
  shared: row.shared,
  askedAt: row.askedAt.toISOString(),
  vet: row.vet,
  takenAt: row.takenAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  advice: row.advice,
  rating: ratingOf(row),
  version: row.version,
});

export const waitingView = (row: CaseRow): WaitingCase => ({
  id: row.id,
  petName: row.petName,
  species: row.species,
  level: row.level,
  language: row.language,
  askedAt: row.askedAt.toISOString(),
});

export const ownCaseView = (row: CaseRow): OwnCase => ({
  ...waitingView(row),
  state: row.state === 'closed' ? 'closed' : 'taken',
  takenAt: (row.takenAt ?? row.askedAt).toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** The same signed path under the case's URL: the vet has no other access to the photo. */
const pathForVet = (path: string, consultationId: number): string =>
  path.replace('/api/photos/', `/api/vet/consultations/${String(consultationId)}/photos/`);

/** A message with its photos, for the vet of a case. */
export function messageForVet(row: MessageRow, consultationId: number): Message {
  const { photos, ...message } = messageView(row);
  if (!photos) return message;
  const shown = photos.map(({ url, thumbnailUrl, ...photo }) => ({
    ...photo,
    url: pathForVet(url, consultationId),
    thumbnailUrl: pathForVet(thumbnailUrl, consultationId),
  }));
  return { ...message, photos: shown };
}

/** Whether a reply only carries the triage of a message to a vet, without raising an alarm. */
export const saysNothing = ({ role, content, triage }: MessageRow): boolean =>
  role === 'assistant' && content === '' && !raisesAlarm(triage);
