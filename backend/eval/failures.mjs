/** The failing cases with their texts; for the tuning part only. */
export const failures = ({ called, doses, content }) =>
  [
    ...called.filter((one) => one.called !== one.level).map(triageFailure),
    ...doses.filter((one) => !one.isExact || isOff(one)).map(doseFailure),
    ...content
      .filter(({ missing, forbidden }) => missing.length > 0 || forbidden.length > 0)
      .map(contentFailure),
  ].join('\n');

const isOff = ({ expected, isHarmless, isWithin }) =>
  expected.mgPerKg !== null && !isHarmless && !isWithin;

const heading = ({ theme, id }) => `[${theme}] ${id}`;

const triageFailure = (one) =>
  `${heading(one)} ${one.level} called ${one.called}: ${[animalOf(one), one.text].join('; ')}`;

const doseFailure = (one) =>
  `${heading(one)} ${one.expected.level} called ${one.level}: ${[animalOf(one), one.text].join('; ')}` +
  `\n    expected ${JSON.stringify(one.expected)}\n    found ${JSON.stringify(one.doses)}`;

const contentFailure = (one) =>
  [
    `${heading(one)} ${[animalOf(one), ...(one.history ?? []), one.text].join('; ')}`,
    ...one.missing.map((group) => `    must contain one of: ${group.join(' | ')}`),
    ...one.forbidden.map((words) => `    must not contain: ${words}`),
    `    answer: ${one.answer.replaceAll('\n', ' ')}`,
  ].join('\n');

const animalOf = ({ species, ageYears, weightKg, condition }) =>
  [
    species,
    ageYears !== undefined && `${ageYears} years`,
    weightKg !== undefined && `${weightKg} kg`,
    condition,
  ]
    .filter(Boolean)
    .join(', ');
