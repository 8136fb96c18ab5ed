import { late } from '../../shared/late';
import { withTexts } from '../../shared/texts/first';

export const VetQuestion = late(
  async () => (await withTexts(import('./vet-question'))).VetQuestion,
);
