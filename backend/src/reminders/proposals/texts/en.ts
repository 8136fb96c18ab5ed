/** A title and the reason for it. */
interface Wording {
  title: string;
  why: string;
}

export const ENGLISH = {
  puppyCourse: {
    title: 'Next dose of the first vaccines',
    why: "The young have a dose every 2 to 4 weeks until 16 weeks or more, because the mother's antibodies can block the early ones.",
  },
  youngBooster: {
    title: 'Booster after the first vaccines',
    why: 'A dose at about 26 weeks, at the latest at one year, protects those that did not respond to the first ones.',
  },
  core: {
    title: 'Core vaccines',
    why: 'In grown dogs and cats they last for years: a booster is due every three years, or when your vet has written it down.',
  },
  lepto: {
    title: 'Leptospirosis vaccine',
    why: 'Where leptospirosis occurs, its protection needs renewing every year.',
  },
  rabies: {
    title: 'Rabies vaccine',
    why: 'For travel it has to be valid: for one or three years, by its label. The date in the passport counts.',
  },
  rabbitVaccine: {
    title: 'Vaccine against myxomatosis and RHD',
    why: 'Rabbits can have it from 5 to 7 weeks of age; its protection lasts a year.',
  },
  askVaccines: {
    title: 'Ask the vet which vaccines are due',
    why: "The diary does not say when the core vaccines were given. Your vet's records tell when the next one is due.",
  },
  wormsYoung: {
    title: 'Worming',
    why: 'Most puppies and kittens get worms early on, so they are wormed often while they are small.',
  },
  wormsIndoors: {
    title: 'Worming or a droppings test',
    why: 'At home the risk of worms is low but not zero: once or twice a year is enough. Going out or hunting makes it every three months.',
  },
  wormsOutdoors: {
    title: 'Worming or a droppings test',
    why: 'For animals that go out, four times a year is advised.',
  },
  wormsHunts: {
    title: 'Worming or a droppings test',
    why: 'Hunters and those that eat raw meat catch worms more easily: at least every three months, or monthly if your vet says so.',
  },
  heartworm: {
    title: 'Ask the vet about heartworm',
    why: 'Mosquitoes carry it in all of Italy. Dogs are tested before the season, then protected once a month.',
  },
  fleas: {
    title: 'Flea and tick protection',
    why: 'Fleas live in heated homes all year and ticks wake at about 7 °C. Most products last a month: yours says for how long.',
  },
  weighYoung: {
    title: 'Weigh-in',
    why: 'While they grow, a weight every week shows whether they gain steadily.',
  },
  weighSmall: {
    title: 'Weigh-in',
    why: 'Small animals hide when they are ill; the scale often shows it first. Once a week is a good habit.',
  },
  weigh: {
    title: 'Weigh-in',
    why: 'A weight every four weeks shows a change before the eye does.',
  },
  checkYearly: {
    title: 'Yearly check at the vet',
    why: 'A healthy adult is best seen by the vet at least once a year.',
  },
  checkSenior: {
    title: 'Six-monthly check at the vet',
    why: 'In later life a check every six months finds early what can be treated.',
  },
  teeth: {
    title: 'Have the teeth checked',
    why: 'Most cats hide sore teeth and gums. The vet looks at the mouth once a year.',
  },
  nails: {
    title: 'Look at the nails',
    why: "Rabbits' nails are looked at every two weeks and clipped about every four to eight.",
  },
  heatFirst: {
    title: 'First heat',
    why: 'It comes between six months and, in giant breeds, two years of age. On walks the lead is safer then.',
  },
  heatNext: {
    title: 'Next heat',
    why: 'It comes about twice a year: the last one in the diary tells roughly when.',
  },
  passport: {
    title: 'Check passport and rabies vaccine',
    why: 'For travel in the EU both have to be in order, and a first rabies vaccine counts after 21 days.',
  },
  insurance: {
    title: 'Look over the insurance',
    why: 'Limits and exclusions can change at renewal: a look once a year avoids surprises.',
  },
} as const satisfies Record<string, Wording>;

export type NeedText = keyof typeof ENGLISH;

export type NeedTexts = Record<NeedText, Wording>;
