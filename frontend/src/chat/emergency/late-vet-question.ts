import { late } from '../../shared/late';

export const VetQuestion = late(async () => (await import('./vet-question')).VetQuestion);
