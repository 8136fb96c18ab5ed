import type { ReactNode } from 'react';
import type { VetTexts } from './vet-texts';
import { withTexts } from '../shared/texts/first';

/** A page of vets below `/vet`, inside the shell: whoever sees it has passed the second factor. */
interface VetRoute {
  /** Relative to `/vet`; empty for the page that the shell opens with. */
  path: string;
  /** Its name in the vets' menu; pages without one are reached from others. */
  label?: (texts: VetTexts) => string;
  load: () => Promise<ReactNode>;
}

export const VET_PATH = '/vet';

/** Below `VET_PATH`. */
export const CASES_PATH = 'cases';

export const vetRoutes: VetRoute[] = [
  {
    path: '',
    label: ({ desk }) => desk,
    load: async () => {
      const { DeskPage } = await withTexts(import('./desk/desk-page'));
      return <DeskPage />;
    },
  },
  {
    path: CASES_PATH,
    label: ({ cases }) => cases,
    load: async () => {
      const { QueuePage } = await withTexts(import('./cases/queue-page'));
      return <QueuePage />;
    },
  },
  {
    path: 'cases/:caseId',
    load: async () => {
      const { CasePage } = await withTexts(import('./cases/case-page'));
      return <CasePage />;
    },
  },
];
