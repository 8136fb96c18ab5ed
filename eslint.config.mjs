import { defineConfig } from 'eslint/config';
import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The house's sizes: blank lines and comments do not count. */
const size = (lines, functionLines) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': [
    'error',
    { max: functionLines, skipBlankLines: true, skipComments: true, IIFEs: true },
  ],
});

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.cache/', '**/test-results/'] },
  eslint.configs.recommended,
  { rules: size(250, 50) },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['frontend/public/**/*.js', 'backend/sandbox/page/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-definitions': 'error',
      // A handler's parameter may be there for its DTO alone.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in config/ only.' },
      ],
    },
  },
  {
    files: [
      'backend/src/config/{env.module,tool-env}.ts',
      'backend/src/migrate.ts',
      'backend/sandbox/main.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [
      '**/*.{repository,spec}.ts',
      'backend/src/{migrations,sandbox}/**',
      'backend/src/migrate.ts',
      'backend/src/platform/database/run-prepared.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches([callee.property.name="query"], [callee.name="prepared"])',
          message: 'Raw SQL stands in *.repository.ts only.',
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['frontend/src/**/*.tsx', 'backend/sandbox/page/*.js'],
    rules: size(250, 90),
  },
  {
    files: [
      '**/*.{spec,test}.{ts,tsx,mjs}',
      'backend/{test,bench}/**',
      'frontend/browser/**',
      'frontend/vite.config.ts',
    ],
    rules: { 'max-lines-per-function': 'off', 'no-restricted-properties': 'off' },
  },
);
