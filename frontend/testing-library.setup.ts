import { configure } from '@testing-library/react';

// The first use of a lazily loaded screen compiles it: more than the default second on a cold machine.
configure({ asyncUtilTimeout: 20_000 });
