import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../contract/languages.js';
import { parseEntry } from '../entry-parser.js';
import type { Entry, EntryText } from '../entry.js';
import { FOOD_DETAILS } from './food-details.data.js';
import { FOODS } from './foods.data.js';
import { foodVerdict } from './foods.js';

const NOBODY = {
  name: null,
  age: null,
  weightKg: null,
  stage: null,
  neutered: null,
  conditions: null,
};
const YES = /^(?:Yes|Sì)[,.]/;
const FOLDER = new URL('../entries/', import.meta.url);
const entries = readdirSync(FOLDER).map((name) =>
  parseEntry(name, readFileSync(new URL(name, FOLDER), 'utf8')),
);
/** Dogs and cats have verdicts of their own; their entries forbid much in one illness only. */
const ofOthers = entries.filter(
  ({ species }) => species.length === 1 && species[0] !== 'cane' && species[0] !== 'gatto',
);

/** "**Never**: onion, citrus", "No nuts, seeds or fruit", "Niente zucchero". */
const FORBIDS = /^(?:- )?(?:\*\*(?:never|mai)\*\*:?|(?:never|mai):?|no|niente)\s+(.*)/i;
const ASKS_WHAT_HARMS =
  /\b(?:bad for|dangerous|cannot|not eat|poisonous)\b|fanno male|pericolos|velenos/;
/** What stands for a group of foods. */
const SUCH_AS: readonly (readonly [group: RegExp, foods: string])[] = [
  [
    /^(?:much )?(?:fresh )?(?:fruit|frutta(?! secca))\b/i,
    'apple, banana, orange, mela, fragole, arancia',
  ],
  [/^(?:citrus|agrumi)/i, 'orange, tangerine, arancia, mandarino'],
  [/^(?:raw |dried )?beans|^fagioli|^legumi/i, 'green beans, fagiolini'],
  [/^(?:vegetables|verdur)/i, 'carrot, cucumber, carota, zucchine'],
];

/** The foods that an entry forbids, in its own words. */
function forbiddenBy({ body, questions }: EntryText): string[] {
  const answers = questions.map(({ question, answer }) =>
    ASKS_WHAT_HARMS.test(question) ? `No ${answer}` : answer,
  );
  const lists = [...body.split('\n'), ...answers].flatMap((text) =>
    text.split(/(?<=[.!?]) /).flatMap((sentence) => FORBIDS.exec(sentence)?.[1] ?? []),
  );
  return lists
    .flatMap((list) => list.split(/[,;:.]| (?:or|and|nor|for|o|e|né|per) /))
    .map((food) =>
      food
        .replace(/ (?:in (?:any amount|quantity|quantità)|are poisonous|sono velenosi).*/, '')
        .trim(),
    )
    .flatMap((food) => [
      food,
      ...(SUCH_AS.find(([group]) => group.test(food))?.[1] ?? '').split(', '),
    ])
    .filter((food) => food !== '' && food.split(' ').length < 4);
}

/** Forbidden foods that one of an entry's animals is allowed all the same. */
function allowedAgainst(entry: Entry): string[] {
  const animals = entry.animals.length > 0 ? entry.animals : [null];
  const eaters = entry.species.flatMap((species) =>
    (species === 'altro' ? animals : [null]).map((animal) => ({ ...NOBODY, species, animal })),
  );
  return LANGUAGES.flatMap((language) =>
    forbiddenBy(entry[language]).flatMap((food) =>
      eaters.flatMap((eater) => {
        const asked = language === 'en' ? `Can it eat ${food}?` : `Può mangiare ${food}?`;
        const says = foodVerdict(asked, eater, { language, before: '' });
        return says !== null && YES.test(says)
          ? [`${eater.animal ?? eater.species}, ${food}: ${says}`]
          : [];
      }),
    ),
  );
}

describe('the verdict on a food beside the entries', () => {
  it.each(ofOthers)('allows nothing that $id forbids', (entry) => {
    expect(allowedAgainst(entry)).toEqual([]);
  });

  it('reads what the entries forbid', () => {
    const of = new Map(ofOthers.map(({ id, en }) => [id, forbiddenBy(en)]));
    expect(of.get('degu-care')).toEqual(expect.arrayContaining(['apple', 'carrot', 'raisins']));
    expect(of.get('hamster-diet')).toEqual(expect.arrayContaining(['orange', 'tomato leaves']));
    expect(of.get('tortoise-diet')).toEqual(expect.arrayContaining(['peas', 'green beans']));
  });

  it('is never yes for every animal at once', () => {
    const general = [...FOODS, ...FOOD_DETAILS].flatMap(({ says: { any, altro } }) =>
      [any, altro].flatMap((saying) => (saying ? [saying.en, saying.it] : [])),
    );
    expect(general.filter((saying) => YES.test(saying))).toEqual([]);
  });
});
