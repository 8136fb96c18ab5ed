import { StrictMode } from 'react';
import { CrashBoundary } from './crash-boundary';
import { Screens } from './screens';

/** The whole client: the same tree in the browser and in the pages written at build time. */
export const App = () => (
  <StrictMode>
    <CrashBoundary>
      <Screens />
    </CrashBoundary>
  </StrictMode>
);
