import type { Amount } from './amount.js';
import { mgOf } from './dose.js';
import type { Scene } from './scene.js';
import { strayCount } from './stray-count.js';
import type { Form, Range, Mention } from './toxin.js';

/** What had to be assumed, always on the side of greater danger. */
export type Assumption = 'amount' | 'weight' | 'strength';

/** How much of one substance reached the animal, in mg. */
export interface Eaten {
  mg: Range;
  isUnknown: boolean;
  /** Name for answers, from the form that contributes most. */
  name: string;
  assumed: Assumption | null;
}

const PERCENT_REACH = 40;
const HINT_REACH = 30;
const MEASURED = 2;
const SOME = -1;
const UNLIMITED = Number.MAX_VALUE / 1e6;
const NOTHING: Range = { least: 0, most: 0 };

interface Strength {
  form: Form;
  perGram: number;
  name: string;
}

/** The content per gram, by the percentage on the label if one is stated nearby. */
function strengthOf(mention: Mention, form: Form, { quantities }: Scene): Strength {
  const { perPercent, minPercent = 0 } = form;
  const name = form.as ?? mention.substance.id;
  const stated = quantities.percents.find(
    ({ value, start }) =>
      value >= minPercent &&
      value <= 100 &&
      Math.min(Math.abs(start - mention.end), Math.abs(mention.start - start)) <= PERCENT_REACH,
  );
  if (!stated || perPercent === undefined) return { form, perGram: form.mgPerGram ?? 1000, name };
  return { form, perGram: stated.value * perPercent, name: form.asPercent ?? name };
}

interface Part extends Strength {
  mg: Range;
  /** 2: weighed or measured, 1: counted or by cups, 0: a container, -1: "a few". */
  sureness: number;
  isFurther: boolean;
}

function surenessOf({ count, isHousehold, isSome }: Amount): number {
  if (isSome) return SOME;
  if (count?.unit === 'pack' && count.eachMg === undefined) return 0;
  return (count && count.eachMg === undefined) || isHousehold ? 1 : MEASURED;
}

/** One strength, with the number stated separately: "500 mg ... two gone". */
function timesTold(text: string, amount: Amount): Amount {
  const { mg, count } = amount;
  const isOne = count?.number === 1 && count.eachMg !== undefined;
  if (!isOne && !amount.isSome && mg === undefined) return amount;
  const times = strayCount(text, amount);
  if (amount.isSome)
    return times > 1 && count
      ? { ...amount, isSome: false, count: { ...count, number: times } }
      : amount;
  return count
    ? { ...amount, count: { ...count, number: times } }
    : { ...amount, mg: (mg ?? 0) * times };
}

/** "200 mg, half a tablet" is half of 200 mg. */
function joinStrength(text: string, amounts: readonly Amount[], form: Form): readonly Amount[] {
  const masses = amounts.filter(({ mg }) => mg !== undefined);
  const counts = amounts.filter(({ count }) => count && count.eachMg === undefined);
  const [each, tablets] = [masses[0]?.mg, counts[0]?.count];
  if (!form.isDosed || masses.length + counts.length !== 2 || !tablets || each === undefined) {
    return amounts.length === 1 && form.isDosed
      ? amounts.map((one) => timesTold(text, one))
      : amounts;
  }
  return counts.map((amount) => ({ ...amount, count: { ...tablets, eachMg: each } }));
}

/** The possible mass of an amount; "a few" has no upper bound of its own. */
function massOf(amount: Amount, form: Form, perGram: number, perMl: number | null): Range {
  const told = mgOf(amount, form, perGram, perMl);
  return amount.isSome ? { ...told, most: form.most ?? UNLIMITED } : told;
}

const partsOf = (scene: Scene, mention: Mention, form: Form): Part[] => {
  const strength = strengthOf(mention, form, scene);
  return joinStrength(scene.text, scene.owned.get(mention) ?? [], form).map((amount) => ({
    ...strength,
    mg: massOf(amount, form, strength.perGram, scene.quantities.mgPerMl),
    sureness: surenessOf(amount),
    isFurther: amount.isFurther ?? false,
  }));
};

/** A generic mention, with the form that the words beside it show. */
function hinted({ text }: Scene, mention: Mention): Mention {
  const beside = text.slice(Math.max(0, mention.start - HINT_REACH), mention.end + HINT_REACH);
  const form = mention.substance.forms.find(({ hint }) => hint?.test(beside));
  return form ? { ...mention, form } : mention;
}

const sum = (a: Range, b: Range): Range => ({ least: a.least + b.least, most: a.most + b.most });

/**
 * The surest and largest amount of one form, which may be mentioned twice, and the further ones.
 */
function whole(parts: readonly Part[]): Part[] {
  const isBetter = (a: Part, b: Part) =>
    a.sureness > b.sureness || (a.sureness === b.sureness && a.mg.most > b.mg.most);
  const [first, ...others] = parts.filter(({ isFurther }) => !isFurther);
  const best = first && others.reduce((kept, one) => (isBetter(one, kept) ? one : kept), first);
  const [main, ...more] = [...(best ? [best] : []), ...parts.filter((one) => one.isFurther)];
  if (!main) return [];
  const add = (all: Part, one: Part): Part => ({
    ...all,
    mg: sum(all.mg, one.mg),
    sureness: Math.min(all.sureness, one.sureness),
  });
  return [more.reduce(add, main)];
}

/**
 * Adds up all mentions of one substance: for each form, its largest amount and the further ones.
 */
export function eatenOf(scene: Scene, mentions: readonly [Mention, ...Mention[]]): Eaten {
  const exact = mentions.find(({ form }) => !form.generic) ?? hinted(scene, mentions[0]);
  const ofForm = new Map<Form, Part[]>();
  for (const mention of mentions) {
    const form = mention.form.generic && !mention.form.pure ? exact.form : mention.form;
    ofForm.set(form, [...(ofForm.get(form) ?? []), ...partsOf(scene, mention, form)]);
  }
  const told = [...ofForm.values()].flatMap(whole);
  const pure = told.filter(({ form, sureness }) => form.pure && sureness === MEASURED);
  const parts = (pure.length > 0 ? pure : told).sort((a, b) => b.mg.most - a.mg.most);
  const [main] = parts;
  if (!main) {
    const { form, name } = strengthOf(exact, exact.form, scene);
    const mg = { least: 0, most: form.most ?? UNLIMITED };
    return { mg, isUnknown: true, name, assumed: 'amount' };
  }
  const mg = parts.reduce((total, part) => sum(total, part.mg), NOTHING);
  const isGuess = parts.some(({ mg: one }) => one.most > one.least);
  const isSome = parts.some(({ sureness }) => sureness === SOME);
  const isUnknown = isSome || (isGuess && parts.some(({ form }) => form.isDosed));
  const guessed = isGuess ? 'strength' : null;
  return { mg, isUnknown, name: main.name, assumed: isSome ? 'amount' : guessed };
}
