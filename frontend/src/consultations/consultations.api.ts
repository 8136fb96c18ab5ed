import type {
  CaseDuty,
  Consultation,
  ConsultationAvailability,
  ConsultationRating,
  NewConsultation,
} from '@contract/consultations';
import { api } from '../shared/api';

export const fetchAvailability = (petId: number): Promise<ConsultationAvailability> =>
  api.get(`/api/consultations/availability?petId=${petId}`);

export const fetchDuty = (id: number): Promise<CaseDuty> =>
  api.get(`/api/consultations/${id}/duty`);

export const askVets = (asked: NewConsultation): Promise<Consultation> =>
  api.post('/api/consultations', asked);

export const withdraw = (id: number): Promise<Consultation> =>
  api.post(`/api/consultations/${id}/withdraw`);

export const rate = (id: number, rating: ConsultationRating): Promise<Consultation> =>
  api.post(`/api/consultations/${id}/rating`, rating);
