const begin = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Names in texts are the pet's; amounts come formatted. */
export const en = {
  /** Between the ends of a range. */
  to: ' to ',
  weights: (count: number, since: string) =>
    count === 1 ? `1 weight, ${since}` : `${count} weights since ${since}`,
  entries: (count: number, from: string, to: string) =>
    count === 1 ? `1 diary entry, ${to}` : `${count} diary entries, ${from} to ${to}`,
  days: (days: number) => {
    if (days < 14) return days === 1 ? '1 day' : `${days} days`;
    return days < 60 ? `${Math.round(days / 7)} weeks` : `${Math.round(days / 30.4)} months`;
  },
  weight: {
    few: 'Weight: not enough entries yet',
    fewAdvice: (name: string) => `Three weighings on different days show where ${name} is heading.`,
    old: (days: string) => `Last weighed ${days} ago`,
    oldAdvice: (name: string) => `Weigh ${name} again: older weights say nothing about today.`,
    lost: (percent: string, days: string) => `${percent} lost in ${days}`,
    gained: (percent: string, days: string) => `${percent} gained in ${days}`,
    stable: (days: string) => `Weight steady over ${days}`,
    stableAdvice: 'Up to 5% either way is the scatter of a scale. Weigh again in two weeks.',
    lostMuch: (name: string) =>
      `If you did not plan this, ring your vet today or tomorrow, even if ${name} seems well.`,
    lostSome: (name: string) =>
      `If you did not plan this, ask your vet this week. Ring sooner if ${name} eats less or seems ill.`,
    lostSlowly:
      'If you planned it, the pace is safe. If you did not, mention it to your vet this month.',
    smallStable: 'Small ups and downs are the scatter of a scale. Weigh again in a week.',
    smallLostMuch: (name: string) =>
      `Ring your vet today, even if ${name} seems well: small animals hide illness, and tomorrow may be too late.`,
    smallLostLittle: (name: string) =>
      `Weigh again in two or three days, in the morning before food. Ring your vet if the weight falls further, and the same day if ${name} eats less.`,
    lostTooFast:
      'That is faster than is safe, even on a diet: ask your vet this week how to go on.',
    gainedAdvice:
      'Weigh the food for a week and count the treats. Ask your vet if the weight keeps rising.',
    stillGrowing: 'A growing animal gains weight. Keep weighing every week or two.',
    jump: (percent: string) => `The last weight is ${percent} below the one before`,
    jumpAdvice: (name: string) =>
      `Please weigh again on the same scale. If it is true, ring your vet today, even if ${name} seems well.`,
    youngLost: (percent: string, days: string) => `${percent} lighter than ${days} ago`,
    youngAdvice: (name: string) =>
      `A young animal should gain. Ring your vet today; at once if ${name} does not eat or is weak.`,
    growing: (amount: string, days: string) => `Gained ${amount} in ${days}`,
    growingAdvice: 'On course. Keep weighing once a week.',
    still: (days: string) => `No heavier than ${days} ago`,
    stillAdvice:
      'A young animal gains every week. Weigh again in two days, and ask your vet if nothing changes.',
    undoubled: 'Not yet twice the weight of birth',
    undoubledAdvice: 'Puppies double it by day 12. Ring your vet today.',
    newbornLost: 'Lost weight in the first days',
    newbornStill: 'No weight gained in the first days',
    newbornAdvice:
      'Ring your vet now. Keep the little one warm and see that it drinks while you wait.',
  },
  food: {
    few: 'Food: not enough entries yet',
    fewAdvice: 'Five days with every meal, in kcal or in grams with the label, make a comparison.',
    more: (kcal: string, need: string) => `${kcal} kcal a day, more than the usual ${need}`,
    moreAdvice:
      'Healthy animals differ by 30%. Let the scale decide: weigh in two weeks before you change much.',
    less: (kcal: string, need: string) => `${kcal} kcal a day, less than the usual ${need}`,
    lessAdvice: (name: string) =>
      `If every meal is in the diary and ${name} is not on a diet, ask your vet this week. A cat that eats nothing for a day needs a vet that day.`,
    right: (kcal: string, need: string) => `${kcal} kcal a day, within the usual ${need}`,
    rightAdvice: 'Keep going, and weigh every two weeks.',
  },
  symptoms: {
    afterFood: (what: string, days: number, span: number) =>
      `${what} on ${days} of the ${span} days after the new food`,
    afterFoodAdvice: (name: string) =>
      `Go back to the old food today and ask your vet this week. Later, mix the new one in over seven to ten days. Ring sooner if ${name} stops eating.`,
    often: (what: string, days: number) => `${what} on ${days} of the last 7 days`,
    oftenAdvice: (name: string) =>
      `Ask your vet this week, and bring the diary. Ring sooner if it gets worse or ${name} stops eating.`,
    blood: (what: string) => `Blood: "${what}"`,
    severe: (what: string) => `${what}: you called it severe`,
    severeAdvice: 'Call your vet today. Say when it began, and what else has changed.',
    few: (what: string, days: number) => `${what} on ${days} of the last 28 days`,
    fewAdvice: 'Keep writing it down. Three days within a week would be a reason to ask your vet.',
  },
  behaviour: {
    often: (what: string, count: number) => `${what}: ${count} times in four weeks`,
    after: (what: string, count: number, of: number, before: string) =>
      `${what}: ${count} of ${of} times after "${before}"`,
    advice: (name: string) =>
      `Note what comes before and after each time. Ask in the chat what ${name} may be telling you.`,
  },
  medicine: {
    better: (medicine: string, what: string, before: number, since: number) =>
      `${begin(what)} on ${since}% of days since ${medicine}, ${before}% before`,
    betterAdvice: 'This shows what came together, not the cause. Give it as long as your vet said.',
    notBetter: (medicine: string, what: string, before: number, since: number) =>
      `No better: ${what} on ${since}% of days since ${medicine}, ${before}% before`,
    notBetterAdvice: 'Tell your vet this week. Do not stop or change the dose on your own.',
  },
  breaths: {
    few: 'Sleeping breaths: not enough entries yet',
    fewAdvice: (count: number) =>
      `Three counts on calm evenings make a baseline. ${count === 0 ? 'There are none' : count === 1 ? 'There is one' : 'There are two'} so far.`,
    high: (rate: string) =>
      `${rate} sleeping breaths a minute, more than 30 in two of the last three`,
    risen: (rate: string, baseline: string) =>
      `${rate} sleeping breaths a minute, a quarter more than the usual ${baseline}`,
    highAdvice: 'Count again during sleep. If it stays that high, ring your vet today.',
    veryHigh: (rate: string) => `${rate} sleeping breaths a minute`,
    veryHighAdvice:
      'Count again while your pet is asleep. If it is still above 40, ring your vet or a night clinic now.',
    calm: (rate: string) => `Sleeping breaths calm at ${rate} a minute`,
    calmAdvice: 'Up to 30 is fine. Count once a week if your vet asked for it.',
  },
  temperature: {
    veryHigh: (degrees: string) => `Temperature ${degrees}: dangerously high`,
    veryHighAdvice:
      'Ring your vet or a night clinic now and set off. Give no medicine of your own, and use no ice.',
    high: (degrees: string) => `Temperature ${degrees}: a fever`,
    highAdvice:
      'Measure again after twenty minutes of rest. If it stays that high, ring your vet today. Give no medicine for people.',
    veryLow: (degrees: string) => `Temperature ${degrees}: dangerously low`,
    veryLowAdvice: (name: string) =>
      `Ring your vet or a night clinic now. Wrap ${name} up warmly on the way, and give no food while the body is cold.`,
    low: (degrees: string) => `Temperature ${degrees}: below normal`,
    lowAdvice: (name: string) =>
      `Measure again, with the thermometer one to two centimetres deep. If it stays that low, ring your vet today; at once if ${name} is weak or feels cold.`,
    lowBeforeBirth:
      'The temperature also falls shortly before birth: labour may then begin within a day.',
  },
  own: {
    diary: 'Counted in your own diary',
    safety: 'Rules of the emergency check',
  },
};

export type InsightTexts = typeof en;
