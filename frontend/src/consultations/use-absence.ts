import type { Consultation } from '@contract/consultations';
import type { Language } from '@contract/languages';
import { useQuery } from '@tanstack/react-query';
import { formatTime, formatWeekday } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { vetDuty as english } from '../shared/texts/en/vet-duty';
import { vetDuty as italian } from '../shared/texts/it/vet-duty';
import { useToday } from '../shared/use-now';
import { fetchDuty } from './consultations.api';

/** Outside the catalogue that the chat loads first. */
const TEXTS: Record<Language, typeof english> = { en: english, it: italian };

/** No event reports when a vet goes on or off duty. */
const READ_AGAIN_MS = 60_000;

/** The message for the owner of an open case while no vet is there for it; null while one is. */
export const useAbsence = ({ id, state }: Consultation): string | null => {
  const language = useLanguage();
  const today = useToday();
  const texts = TEXTS[language];
  const { data } = useQuery({
    queryKey: ['api', 'consultations', 'duty', id, state],
    queryFn: () => fetchDuty(id),
    refetchInterval: READ_AGAIN_MS,
    staleTime: 0,
  });
  if (data === undefined || data.onDuty) return null;
  const isTaken = state === 'taken';
  const { nextAt } = data;
  if (nextAt === null) return isTaken ? texts.awayLong : texts.nobodySoon;
  const isToday = new Date(nextAt).toDateString() === today;
  const day = isToday ? null : formatWeekday(nextAt, language);
  return (isTaken ? texts.away : texts.nobody)(day, formatTime(nextAt));
};
