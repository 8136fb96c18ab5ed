/** Length of the measured answers, in characters. */
export const LONG = 12_000;

const SECTIONS = [
  `## How much she needs in a day

An adult cat of her size needs **about 190 kcal a day**, and a little less when she sleeps most of the time [1]. Read the energy on the packet and divide: *the number of the packet counts for a hundred grams*, not for a portion.

- Weigh her food on a **kitchen scale** for a week, since a cup is wrong by a fifth.
- Count the treats: they are part of the day, and no more than a tenth of it [2].
- Share the day into **three or four small meals**, the last one late in the evening.
- Offer fresh water away from the bowl, best in two places.

`,
  `### What the kinds of food are good for

| Food | Water | For whom | Good to know |
| --- | --- | --- | --- |
| Wet food | high | cats that drink little | open trays keep for a day in the cold |
| Dry food | low | cats that nibble | keep it closed, dark and cool |
| Both | middle | most cats | count the two together [1] |

Change from one kind to another **over a week to ten days**, a little more of the new one each day. A cat that suddenly gets something else often leaves it, and some get a soft stool for a day or two [2].

`,
  `## How to see whether it is right

1. Stand above her: behind the ribs there is a **waist**, not a straight line.
2. Lay both hands on her sides: the ribs can be felt *without pressing*.
3. Look from the side: the belly rises towards the back legs.
4. Weigh her **every two weeks** at the same hour, and write it down.

> One figure says little. What counts is where the line goes over a month or two [1].

Between two weighings a change of a few grams means nothing. Her coat, her play and her \`appetite\` tell as much as the scale does, and she is the one to show it first.

`,
];

/** Fixed Markdown like the product's prompt requests, somewhat richer. */
export const longAnswer = Array.from({ length: Math.ceil(LONG / 500) }, (_, at) => SECTIONS[at % 3])
  .join('')
  .slice(0, LONG)
  .trimEnd();

/** An answer of typical length. */
export const usualAnswer = SECTIONS[0].slice(SECTIONS[0].indexOf('An adult')).trimEnd();
