/** Who may import whom: docs/architecture.md tells why. */
const B = '^backend/src/';
const F = '^frontend/src/';
/** The stand-in of the payment provider: the product knows its address only. */
const S = '^backend/sandbox/';
const features = 'chat|pets|account|billing|site|support|consultations|vet';

/** A room, and the rooms it may import beside itself. */
const may = {
  language: [],
  care: [],
  safety: ['language'],
  handbook: ['language', 'care'],
  mail: [],
  backup: [],
  accounts: ['mail'],
  billing: ['accounts', 'mail'],
  photos: ['accounts', 'tokens'],
  pets: ['accounts', 'billing', 'language', 'photos'],
  tokens: ['accounts', 'billing'],
  webhooks: ['accounts', 'billing', 'mail', 'tokens'],
  diary: ['accounts', 'pets', 'billing', 'care', 'safety', 'language', 'webhooks'],
  reminders: ['accounts', 'pets', 'billing', 'mail', 'care', 'diary', 'push', 'webhooks'],
  chat: ['accounts', 'pets', 'photos', 'billing', 'safety', 'language', 'tokens', 'webhooks'],
  replies: ['accounts', 'chat', 'billing', 'push', 'webhooks'],
  assistant: [
    'replies',
    'chat',
    'billing',
    'pets',
    'photos',
    'diary',
    'reminders',
    'safety',
    'handbook',
    'language',
  ],
  push: ['accounts'],
  calendar: ['accounts', 'billing', 'reminders'],
  support: ['accounts', 'billing', 'mail'],
  status: [],
  'usage-reports': ['accounts', 'mail'],
  summaries: ['pets', 'diary', 'chat', 'billing', 'language'],
  'data-export': [
    'accounts',
    'pets',
    'photos',
    'diary',
    'reminders',
    'summaries',
    'chat',
    'billing',
    'support',
    'push',
    'calendar',
    'tokens',
    'webhooks',
    'staff',
    'consultations',
  ],
  'test-panel': ['accounts', 'billing'],
  operator: ['replies', 'mail', 'billing', 'push', 'reminders', 'webhooks'],
  worries: ['chat', 'handbook'],
  'public-api': ['pets', 'diary', 'reminders', 'chat', 'tokens'],
  mcp: ['tokens', 'pets', 'diary', 'reminders', 'chat', 'worries'],
  staff: ['accounts'],
  consultations: [
    'accounts',
    'pets',
    'photos',
    'diary',
    'summaries',
    'chat',
    'billing',
    'mail',
    'push',
    'staff',
  ],
};

const room = `(${Object.keys(may).join('|')})`;

/** Files by which a room may be entered from another room. */
const frontDoors =
  '\\.(module|service|queue|port|entity|guard)\\.ts$|/(language/\\w+|care/[\\w-]+|safety/triage|accounts/(dto/account-life\\.dto|life/account-mails|owner-zone|question-counts\\.repository)|chat/(question-triage|(messages|consultation-messages|chat-sessions)\\.repository)|(pets|diary|reminders|chat)/dto/\\w+\\.dto|pets/pet\\.view|handbook/entry|pets/memories/(memory-(check|profile|reading)|reading/[\\w.-]+)|reminders/(reading/(read-reminder|task)|recurrence/(read-rule|occurrences))|chat/chat\\.views|photos/(photo-paths|send-photo|dto/photo-file\\.dto)|diary/diary\\.view|photos/photos\\.repository|webhooks/webhook-outbox\\.repository|pets/pet-weights\\.repository|replies/reply-(generator|tick))\\.ts$';

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const rooms = Object.entries(may).map(([name, others]) =>
  rule(
    `${name}-imports-only-[${others.join(',')}]`,
    { path: `${B}${name}/`, pathNot: '\\.spec\\.ts$' },
    { path: `${B}${room}/`, pathNot: `${B}(${[name, ...others].join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    rule('no-circles', {}, { circular: true }),
    rule('no-orphans', { orphan: true, pathNot: ['\\.(spec|test|d)\\.tsx?$', `${S}page/`] }, {}),
    rule(
      'contract-stands-alone',
      { path: `${B}contract/` },
      { pathNot: [`${B}contract/`, 'node_modules/@jest/'] },
    ),
    rule(
      'frontend-sees-only-the-contract',
      { path: '^frontend/', pathNot: '\\.fixture\\.tsx$' },
      { path: '^backend/', pathNot: `${B}contract/` },
    ),
    rule('backend-never-sees-the-frontend', { path: B }, { path: '^frontend/' }),
    rule('product-never-sees-the-sandbox', { pathNot: [S, '\\.fixture\\.tsx$'] }, { path: S }),
    rule('sandbox-never-sees-the-product', { path: S }, { path: '^(backend/src|frontend)/' }),
    rule(
      'ground-floor-knows-no-room',
      { path: `${B}(config|platform)/` },
      { path: `${B}${room}/` },
    ),
    ...rooms,
    rule(
      'enter-rooms-by-the-front-door',
      { path: `${B}${room}/`, pathNot: '\\.spec\\.ts$' },
      { path: `${B}${room}/`, pathNot: [`${B}$1/`, frontDoors] },
    ),
    rule(
      'doors-are-hung-by-their-module',
      { pathNot: '(module|\\.spec)\\.ts$' },
      { path: `${B}.*\\.(controller|gateway|processor)\\.ts$` },
    ),
    rule(
      'api-doors-open-in-the-api',
      { pathNot: `${B}api\\.module\\.ts$` },
      { path: '\\.api\\.module\\.ts$' },
    ),
    rule(
      'worker-doors-open-in-the-worker',
      { pathNot: `${B}worker\\.module\\.ts$` },
      { path: '\\.worker\\.module\\.ts$' },
    ),
    rule(
      'one-file-knows-openai',
      { path: B, pathNot: `${B}assistant/openai\\.client\\.ts$` },
      { path: 'node_modules/openai/' },
    ),
    rule(
      'one-file-knows-stripe',
      { path: B, pathNot: `${B}(billing/stripe/stripe\\.client\\.ts$|.*\\.spec\\.ts$)` },
      { path: 'node_modules/stripe/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'stripe-shapes-stay-where-they-are-spoken',
      { path: B, pathNot: `${B}billing/` },
      { path: 'node_modules/stripe/' },
    ),
    rule(
      'features-do-not-meet',
      { path: `${F}(${features})/` },
      { path: `${F}(${features}|app)/`, pathNot: `${F}$1/` },
    ),
    rule('shared-knows-no-feature', { path: `${F}shared/` }, { path: `${F}(app|${features})/` }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'frontend/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'] },
  },
};
