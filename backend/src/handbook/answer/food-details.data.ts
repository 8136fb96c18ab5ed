import type { FoodVerdict } from './foods.data.js';

/** What somebody has already taken away, or asks whether to take away, is not what is shared. */
const LEFT_ON = String.raw`^(?!.*\b(?:without|minus|remov\w+|seedless|cored|pitted|take out|senza|tolt[oaie]|tolgo|togliere|sbucciat\w+)\b).*`;

/** "apple pips", "the pips of an apple", "i semi della mela". */
const partOf = (parts: string, foods: string): string =>
  String.raw`\b(?:(?:${foods}) (?:and (?:the(?:ir)? )?)?(?:${parts})|(?:${parts}) (?:(?:of|from|in|del|della|dello|delle|dei|degli|di|dell['’]) ?)(?:the |an? )?(?:${foods}))\b`;

const left = (...patterns: string[]): RegExp =>
  new RegExp(`${LEFT_ON}(?:${patterns.join('|')})`, 'i');

/**
 * On one part of a food, or on how it is given. These come before the verdict on the food itself:
 * the flesh of an apple is no poison, its pips are. Sources: handbook entries toxic-foods,
 * dog-safe-snacks, hamster-diet, rabbit-diet, guinea-pig-diet-vitamin-c,
 * tortoise-diet, cat-treats.
 */
export const FOOD_DETAILS: readonly FoodVerdict[] = [
  {
    asks: left(
      partOf('seeds?|pips?|cores?|sem[ie]|torsol[oi]', 'apples?|pears?|mel[ae]|per[ae]'),
      String.raw`\b(?:pips|torsol[oi])\b`,
    ),
    says: {
      any: {
        en: 'No. Apple and pear pips release cyanide when they are chewed, and a core can stick in the throat or gut: give only the flesh.',
        it: "No. I semi di mela e pera, masticati, liberano cianuro, e il torsolo può fermarsi in gola o nell'intestino: si dà solo la polpa.",
      },
    },
  },
  {
    asks: left(
      partOf(
        'stones?|pits?|kernels?|seeds?|nocciol[oi]|sem[ie]',
        'peach(?:es)?|plums?|cherr(?:y|ies)|apricots?|nectarines?|mango(?:es|s)?|pesc(?:a|he)|prugn[ae]|susin[ae]|cilieg(?:ia|ie|e)|albicocc(?:a|he)|nettarin[ae]|mango',
      ),
    ),
    says: {
      any: {
        en: 'No. A fruit stone can choke an animal or block its gut, and cracked open it releases cyanide: give only the flesh.',
        it: "No. Il nocciolo può soffocare o bloccare l'intestino e, se si rompe, libera cianuro: si dà solo la polpa.",
      },
    },
  },
  {
    asks: left(
      partOf(
        'lea(?:f|ves)|stems?|stalks?|vines?|plants?|fogli[ae]|gamb[oi]|piant[ae]',
        'tomato(?:es)?|potato(?:es)?|pomodor[oi]|patat[ae]',
      ),
    ),
    says: {
      any: {
        en: 'No. The leaves and stems of tomato and potato plants contain solanine and similar poisons: keep them out of reach.',
        it: 'No. Foglie e gambi di pomodoro e patata contengono solanina e altre sostanze velenose: tienili fuori dalla sua portata.',
      },
    },
  },
  {
    asks: left(
      partOf(
        'peels?|skins?|rinds?|bucc[ei]a?|bucce',
        'bananas?|oranges?|mango(?:es|s)?|(?:water)?melons?|pineapples?|kiwis?|tangerines?|banan[ae]|aranc(?:ia|e)|meloni?|anguri[ae]|cocomer[oi]|ananas|mandarin[oi]',
      ),
    ),
    says: {
      cane: {
        en: 'No. Peel and rind are hard to digest and can block the gut: give only the flesh.',
        it: "No. La buccia si digerisce male e può bloccare l'intestino: si dà solo la polpa.",
      },
      gatto: {
        en: 'No. Peel and rind are hard to digest, and citrus peel irritates: a cat needs no fruit.',
        it: 'No. La buccia si digerisce male, e quella degli agrumi irrita: al gatto la frutta non serve.',
      },
    },
  },
  {
    asks: /\bcarrot (?:tops?|greens|leaves)\b|\b(?:foglie|ciuff[oi]|fronde) (?:di |delle )?carot[ae]\b/i,
    says: {
      coniglio: {
        en: 'Yes. Carrot tops are a good green, fresh and washed, as one of several kinds a day; the root itself is only a treat.',
        it: 'Sì. Le foglie di carota sono una buona verdura, fresche e lavate, fra più tipi al giorno; la radice invece è solo un premio.',
      },
      'guinea-pig': {
        en: 'Yes. Carrot tops are a good green, fresh and washed, as one of several kinds a day; the root itself is only a treat.',
        it: 'Sì. Le foglie di carota sono una buona verdura, fresche e lavate, fra più tipi al giorno; la radice invece è solo un premio.',
      },
    },
  },
  {
    asks: /\biceberg\b/i,
    says: {
      coniglio: {
        en: 'Better not: pale iceberg lettuce has little in it. Dark leafy kinds such as romaine are right, among several greens a day.',
        it: "Meglio di no: l'iceberg, chiara e acquosa, vale poco. Va bene la lattuga a foglia scura come la romana, tra più verdure al giorno.",
      },
      'guinea-pig': {
        en: 'Better not: pale iceberg lettuce has little in it. Romaine or another dark lettuce is right, every day.',
        it: "Meglio di no: l'iceberg, chiara e acquosa, vale poco. Va bene la romana o un'altra lattuga scura, ogni giorno.",
      },
      tortoise: {
        en: 'Better not: pale iceberg lettuce is mostly water. Chicory, endive, rocket and radicchio are better, and weeds such as dandelion best.',
        it: "Meglio di no: l'iceberg, chiara, è quasi acqua. Meglio cicoria, indivia, rucola e radicchio, e soprattutto erbe di campo come il tarassaco.",
      },
    },
  },
  {
    asks: /^(?=.*\b(?:tuna|tonno)\b).*\b(?:every ?day|daily|each day|all the time|every meal|only|nothing but|ogni giorno|tutti i giorni|sempre|ogni pasto|solo)\b/i,
    says: {
      gatto: {
        en: 'No, not every day: tuna is no complete food, and too much of it harms. A little plain tuna in water now and then is a fine treat.',
        it: "No, non tutti i giorni: il tonno non è un alimento completo, e troppo fa male. Un po' di tonno al naturale ogni tanto va bene come premio.",
      },
      cane: {
        en: "No, not every day: keep plain tuna in water as a treat now and then, within a tenth of the day's calories.",
        it: "No, non tutti i giorni: un po' di tonno al naturale va bene ogni tanto, entro un decimo delle calorie del giorno.",
      },
    },
  },
  {
    asks: /\b(?:fruits?|tomato(?:es)?|apples?|pears?|bananas?|melons?|watermelon|peach\w*|\w+berr(?:y|ies)|frutta|pomodor[oi]|mel[ae]|per[ae]|banan[ae]|melone|anguria|pesc(?:a|he)|fragol[ae]|mirtill[oi])\b/i,
    says: {
      tortoise: {
        en: "Better not: the sugar of fruit and tomato ferments in a Mediterranean tortoise's gut, and cucumber is mostly water. Weeds such as dandelion are its food.",
        it: "Meglio di no: lo zucchero di frutta e pomodoro fermenta nell'intestino di una tartaruga mediterranea, e il cetriolo è quasi acqua. Il suo cibo sono le erbe di campo come il tarassaco.",
      },
    },
  },
  {
    asks: /\b(?:cucumbers?|cetriol[io])\b/i,
    says: {
      tortoise: {
        en: 'Yes, but seldom and only a little: it is mostly water. Weeds and chicory feed a tortoise better.',
        it: 'Sì, ma di rado e solo poco: è quasi acqua. La nutrono meglio erbe di campo e cicoria.',
      },
    },
  },
];
