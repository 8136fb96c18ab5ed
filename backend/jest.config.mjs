/** As `tsconfig.json` has it; types are checked by the linter. */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

/**
 * Timeout in milliseconds, and number of attempts. Tests that only compute run in the background of
 * a busy machine; tests of whole processes get a second attempt there, a day of faults does not.
 */
const PATIENCE = {
  unit: [60_000, 1],
  processes: [120_000, 2],
  faults: [process.env.FAULTS === 'long' ? 1_200_000 : 400_000, 1],
  long: [1_200_000, 1],
};

const project = (displayName, testMatch) => ({
  displayName,
  testMatch,
  rootDir: import.meta.dirname,
  testEnvironment: displayName === 'unit' ? 'node' : '<rootDir>/test/harness/environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    // With the search tables of the build: without them, each spec would compute them anew.
    'handbook-files\\.js$': '<rootDir>/dist/handbook/handbook-files.js',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '\\.ts$': ['@swc/jest', swc] },
  setupFilesAfterEnv: ['<rootDir>/test/harness/patience.ts'],
  globals: { PATIENCE: PATIENCE[displayName] },
});

export default {
  // When a file runs alone, something in its world still keeps Jest from exiting.
  forceExit: true,
  projects: [
    project('unit', [
      '<rootDir>/{src,sandbox}/**/*.spec.ts',
      '<rootDir>/{launcher,eval}/**/*.spec.mjs',
    ]),
    project('processes', ['<rootDir>/test/*.test.ts']),
    project('faults', ['<rootDir>/test/faults/*.test.ts']),
    project('long', ['<rootDir>/test/long/*.test.ts']),
  ],
};
