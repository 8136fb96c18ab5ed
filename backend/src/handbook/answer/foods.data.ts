import type { Species } from '../../contract/species.js';
import type { Language } from '../../contract/languages.js';
import type { Animal } from '../entry.js';

type Saying = Record<Language, string>;

export interface FoodVerdict {
  asks: RegExp;
  /**
   * The answer by species or by animal of "altro"; `any` for all that are not listed. What suits one
   * animal of "altro" harms another, so an `any` never begins with yes; without a saying the entry
   * answers.
   */
  says: Partial<Record<Species | Animal | 'any', Saying>>;
}

const WHOLE_PREY: Saying = {
  en: 'No. A snake eats whole prey and nothing else: no fruit, no vegetables, no food from the kitchen.',
  it: "No. Il serpente mangia prede intere e nient'altro: niente frutta, verdura o cibo della cucina.",
};
const WORMS: Saying = {
  en: 'No. Frogs and axolotls eat animals only, such as worms and insects: plants pass undigested or block the gut.',
  it: "No. Rane e axolotl mangiano solo animali, come vermi e insetti: i vegetali non si digeriscono o bloccano l'intestino.",
};
/** Animals whose gut takes no plants at all. */
const MEAT_EATERS = {
  ferret: {
    en: 'No. A ferret lives on meat: its short gut cannot use plants, and sugar harms it.',
    it: 'No. Il furetto vive di carne: il suo intestino corto non usa i vegetali, e lo zucchero gli fa male.',
  },
  snake: WHOLE_PREY,
  amphibian: WORMS,
} satisfies FoodVerdict['says'];

const NOT_FOR_DEGUS: Saying = {
  en: 'No. Its sugar makes a degu diabetic: a dandelion leaf or a dried herb is the right treat.',
  it: "No. Lo zucchero che contiene fa venire il diabete al degu: il premio giusto è una foglia di tarassaco o un'erba secca.",
};
const NOT_FOR_CHINCHILLAS: Saying = {
  en: 'No. Sugar and water upset the gut and teeth of a chinchilla: a dried rose hip or an apple twig is the safer treat.',
  it: 'No. Zucchero e acqua disturbano intestino e denti del cincillà: meglio una bacca di rosa secca o un rametto di melo.',
};
const IF_SYRIAN: Saying = {
  en: 'Only for a Syrian hamster: a pea-sized bit once a week, without seeds. Dwarf hamsters get none, as sugar easily makes them diabetic.',
  it: 'Solo al criceto siriano: un pezzetto grande come un pisello una volta a settimana, senza semi. Ai criceti nani mai, perché con lo zucchero prendono facilmente il diabete.',
};
const ONCE_A_WEEK: Saying = {
  en: 'A bearded dragon may have a small piece once a week; a leopard gecko eats only insects.',
  it: 'La pogona può averne un pezzetto una volta a settimana; il geco leopardino mangia solo insetti.',
};
const GRATED: Saying = {
  en: 'A bearded dragon may have a little, grated, beside its leaves; a leopard gecko eats only insects.',
  it: "La pogona può averne un po' a scaglie sottili, accanto alle foglie; il geco leopardino mangia solo insetti.",
};
const PEA_SIZED: Saying = {
  en: 'Yes, a pea-sized piece without seeds now and then: a hedgehog gets fat easily.',
  it: 'Sì, un pezzetto grande come un pisello, senza semi, ogni tanto: il riccio ingrassa facilmente.',
};
const FISH_FOOD: Saying = {
  en: 'Better not: fruit fouls the water, and fish need food made for their kind.',
  it: "Meglio di no: la frutta sporca l'acqua, e i pesci hanno bisogno di un alimento fatto per loro.",
};
const WEEDS: Saying = {
  en: 'Better not: a Mediterranean tortoise needs fibre and calcium. Weeds such as dandelion and bitter leaves such as chicory are its food.',
  it: 'Meglio di no: a una tartaruga mediterranea servono fibra e calcio. Il suo cibo sono erbe di campo come il tarassaco e foglie amare come la cicoria.',
};
/** Animals that sugar harms, or that have no use for fruit. */
const NO_FRUIT = {
  ...MEAT_EATERS,
  degu: NOT_FOR_DEGUS,
  chinchilla: NOT_FOR_CHINCHILLAS,
  hamster: IF_SYRIAN,
  lizard: ONCE_A_WEEK,
  hedgehog: PEA_SIZED,
  fish: FISH_FOOD,
} satisfies FoodVerdict['says'];

const FRUIT_AS_TREAT: Saying = {
  en: 'Yes, a small piece as a treat now and then, without stone or seeds: fruit is sweet, and too much of it upsets the gut.',
  it: "Sì, un pezzetto come premio ogni tanto, senza nocciolo o semi: la frutta è dolce e in eccesso disturba l'intestino.",
};
const FRUIT_FOR_DOGS: Saying = {
  en: "Yes, in small pieces as a treat, washed and without stone, seeds or peel, within a tenth of the day's calories.",
  it: 'Sì, a pezzetti come premio, lavata e senza nocciolo, semi o buccia, entro un decimo delle calorie del giorno.',
};
const FRUIT_FOR_CATS: Saying = {
  en: 'A bite without stone or seeds does no harm, but cats are meat eaters and get nothing from fruit.',
  it: 'Un boccone senza nocciolo o semi non fa danni, ma il gatto è carnivoro e la frutta non gli serve.',
};
const APPLE_AS_TREAT: Saying = {
  en: 'Yes, a small piece without seeds as a treat, a few times a week: it is sweet.',
  it: 'Sì, un pezzetto senza semi come premio, qualche volta a settimana: è dolce.',
};
const FRUIT_FOR_GUINEA_PIGS: Saying = {
  en: 'Yes, a small piece without seeds, the size of a thumbnail, once or twice a week: fruit is sugar.',
  it: "Sì, un pezzetto senza semi, grande come un'unghia, una o due volte a settimana: la frutta è zucchero.",
};
const SLICE_FOR_GRAZERS: Saying = {
  en: 'Yes, a piece or two as a treat, cut lengthways or small so that it does not stick in the throat; almost nothing sweet for a fat animal or after laminitis.',
  it: 'Sì, uno o due pezzi come premio, tagliati per il lungo o piccoli perché non si fermino in gola; quasi niente di dolce se è grasso o dopo una laminite.',
};
const VEGETABLES_FOR_DOGS: Saying = {
  en: 'Yes, plain, washed and in small pieces; pumpkin and sweet potato cooked.',
  it: 'Sì, senza condimento, a pezzetti; zucca e patata dolce cotte.',
};
const VEGETABLES_FOR_CATS: Saying = {
  en: 'A bite, cooked and plain, does no harm, but cats get little from vegetables.',
  it: 'Un boccone, cotto e senza condimento, non fa danni, ma al gatto le verdure servono poco.',
};
const DAILY_GREENS: Saying = {
  en: 'Yes, a small piece, raw, washed and plain, as part of the daily greens; introduce new foods one at a time.',
  it: 'Sì, un pezzetto crudo, lavato e senza condimento, tra le verdure del giorno; le novità una alla volta.',
};
const PEAS: Saying = {
  en: 'A few peas now and then do no harm; beans only cooked, since raw ones are poisonous.',
  it: 'Qualche pisello ogni tanto non fa danni; fagioli e fagiolini solo cotti, perché crudi sono velenosi.',
};
const SWEET_PEPPER: Saying = {
  en: 'Yes, a small piece of sweet pepper, any colour, washed and without stalk, as part of the greens; for small rodents a thin slice.',
  it: 'Sì, un pezzetto di peperone dolce, di qualunque colore, lavato e senza picciolo, tra le verdure; ai piccoli roditori una fettina.',
};
const LEAF_OR_TWO: Saying = {
  en: 'Better not: the gut of a chinchilla bloats easily. Hay is its food, with a leaf or two of greens at most.',
  it: "Meglio di no: l'intestino del cincillà si gonfia facilmente. Il suo cibo è il fieno, con una o due foglie di verdura al massimo.",
};
const RIPE_TOMATO: Saying = {
  en: 'A bite of ripe tomato does no harm; green tomatoes, leaves and stems never.',
  it: 'Un boccone di pomodoro maturo non fa danni; mai quello verde, foglie e gambi.',
};
const ONE_OR_TWO_SEEDS: Saying = {
  en: 'Yes, one or two as a treat, plain and unsalted: they are fat, and the complete food comes first.',
  it: 'Sì, uno o due pezzi come premio, al naturale e senza sale: hanno molto grasso, e prima viene il cibo completo.',
};
const TOO_FAT: Saying = {
  en: 'Better not: they are fatty, and salted ones do harm; they have no place in the bowl.',
  it: 'Meglio di no: hanno molto grasso, e con il sale fanno male; nella ciotola non servono.',
};

/**
 * What owners ask to share. Sources: handbook entries toxic-foods, dog-safe-snacks, rabbit-diet,
 * bird-diet, grapes-raisins, onion-garlic, xylitol, chocolate (MSD Veterinary Manual, ASPCA, RSPCA);
 * for each animal of "altro", its entries on food.
 */
export const FOODS: readonly FoodVerdict[] = [
  {
    asks: /\b(?:chocolate|cocoa|cioccolat\w*|cacao|nutella)\b/i,
    says: {
      any: {
        en: 'No. Chocolate is toxic for pets: theobromine and caffeine overstimulate heart and brain, and you should never share it.',
        it: 'No. Il cioccolato è tossico per gli animali: teobromina e caffeina eccitano troppo cuore e cervello, e non va mai dato.',
      },
    },
  },
  {
    asks: /\b(?:grapes?|raisins?|sultanas?|currants?|uva|uvetta|uva passa|panettone)\b/i,
    says: {
      any: {
        en: 'No. Grapes and raisins are dangerous: they can damage the kidneys, and no amount is known to be safe.',
        it: 'No. Uva e uvetta sono pericolose: possono danneggiare i reni, e nessuna quantità è sicura.',
      },
      uccello: {
        en: 'Yes, a washed seedless grape cut small now and then does birds no harm; fruit stays a treat.',
        it: "Sì, un chicco d'uva lavato, senza semi e tagliato piccolo, ogni tanto non fa male; la frutta resta un premio.",
      },
    },
  },
  {
    asks: /\b(?:onions?|garlic|leeks?|chives|shallots?|cipoll\w*|agli?o|porr[oi]|erba cipollina|soffritto)\b/i,
    says: {
      any: {
        en: 'No. Onion, garlic and leek are toxic, raw, cooked or powdered: they damage the red blood cells and cause anaemia, in cats most easily.',
        it: 'No. Cipolla, aglio e porro sono tossici, crudi, cotti o in polvere: danneggiano i globuli rossi e danno anemia, nei gatti ancora più facilmente.',
      },
    },
  },
  {
    asks: /\b(?:macadamia)\b/i,
    says: {
      any: {
        en: 'No. Macadamia nuts are toxic for dogs, and no pet should have them: weak, wobbly hind legs, tremor, vomiting and fever follow within hours.',
        it: 'No. Le noci di macadamia sono tossiche per il cane e non vanno date a nessun animale: in poche ore causano debolezza delle zampe posteriori, tremori, vomito e febbre.',
      },
    },
  },
  {
    asks: /\b(?:xylitol|birch sugar|sugar.free|xilitolo|senza zucchero|e967)\b/i,
    says: {
      any: {
        en: "No. Xylitol is toxic: it drops a dog's blood sugar within an hour and can destroy the liver, and no pet should have it.",
        it: "No. Lo xilitolo è tossico: abbassa gli zuccheri nel sangue del cane entro un'ora e può distruggere il fegato; non va dato a nessun animale.",
      },
    },
  },
  {
    asks: /\b(?:beer|wine|alcohol|booze|vodka|birra|vino|alco[ol]\w*|spritz)\b/i,
    says: {
      any: {
        en: 'No. Alcohol, beer and wine included, is toxic for animals even in small amounts: it lowers blood sugar, temperature and breathing. Water is the only drink they need.',
        it: "No. L'alcol, birra e vino compresi, è tossico per gli animali anche in piccole quantità: abbassa zuccheri, temperatura e respiro. Da bere serve solo acqua.",
      },
    },
  },
  {
    asks: /\b(?:coffee|tea|energy drinks?|coke|cola|caff[eè]|t[eè] (?:verde|nero)|coca)(?!\w)/i,
    says: {
      any: {
        en: 'No. Coffee, tea and cola contain caffeine, which is toxic for animals: it overstimulates heart and brain.',
        it: 'No. Caffè, tè e cola contengono caffeina, tossica per gli animali: eccita troppo cuore e cervello.',
      },
    },
  },
  {
    asks: /\b(?:avocado\w*|guacamole)\b/i,
    says: {
      any: {
        en: "No. Avocado is dangerous, for birds, rabbits and small mammals above all, and its stone can block a dog's gut: never give it.",
        it: "No. L'avocado è pericoloso, soprattutto per uccelli, conigli e piccoli mammiferi, e il nocciolo può bloccare l'intestino di un cane: mai darlo.",
      },
    },
  },
  {
    asks: /\b(?:(?:cooked|chicken|turkey|pork|ham|lamb|rib|beef) bones?|bones?|oss[aoi])\b/i,
    says: {
      any: {
        en: 'No. Bones break teeth and can block or pierce the gut, and cooked ones splinter: tested chews are the safe choice.',
        it: "No. Le ossa rompono i denti e possono bloccare o bucare l'intestino, e quelle cotte si scheggiano: meglio i masticativi provati.",
      },
    },
  },
  {
    asks: /\b(?:raw|bread|yeast|pizza) dough\b|\b(?:pasta|impasto) (?:lievitat|crud|del pane|della pizza)\w*/i,
    says: {
      any: {
        en: 'No. Raw yeast dough is dangerous: it swells in the stomach and gives off alcohol.',
        it: "No. L'impasto lievitato crudo è pericoloso: gonfia nello stomaco e produce alcol.",
      },
    },
  },
  {
    asks: /\b(?:rhubarb|rabarbaro|raw potato\w*|patat[ae] crud[ae]|green tomato\w*|pomodor[oi] verd[ei])\b/i,
    says: {
      any: {
        en: 'No. Raw potato, green tomato and rhubarb contain substances that irritate the gut and harm nerves or kidneys.',
        it: "No. Patata cruda, pomodoro verde e rabarbaro contengono sostanze che irritano l'intestino e danneggiano nervi o reni.",
      },
    },
  },
  {
    asks: /\b(?:corn cobs?|corn on the cob|pannocchi\w*)\b/i,
    says: {
      any: {
        en: 'No. A corn cob blocks the gut and often needs surgery; a few loose kernels are no problem for a dog.',
        it: "No. La pannocchia blocca l'intestino e spesso serve l'operazione; qualche chicco sciolto non è un problema per un cane.",
      },
    },
  },
  {
    asks: /\b(?:peanut butter|burro di arachidi)\b/i,
    says: {
      cane: {
        en: 'Yes, a lick now and then, if it is unsalted and the label names no xylitol (birch sugar), which is toxic.',
        it: "Sì, una leccata ogni tanto, se è senza sale e l'etichetta non nomina lo xilitolo, che è tossico.",
      },
      any: {
        en: 'Better not: it is fat and sticky, and some kinds contain xylitol, which is toxic.',
        it: 'Meglio di no: è grasso e appiccicoso, e alcuni contengono xilitolo, che è tossico.',
      },
    },
  },
  {
    asks: /\b(?:milk|latte)\b/i,
    says: {
      cane: {
        en: "Better not: cow's milk gives many adult dogs diarrhoea. Water is the right drink.",
        it: "Meglio di no: il latte vaccino dà diarrea a molti cani adulti. La bevanda giusta è l'acqua.",
      },
      gatto: {
        en: "No, not as a drink: cow's milk gives many cats diarrhoea. Water is the right drink, and kittens without a mother need kitten milk.",
        it: "No, non come bevanda: il latte vaccino dà diarrea a molti gatti. La bevanda giusta è l'acqua, e i gattini senza mamma hanno bisogno di latte per gattini.",
      },
      any: {
        en: 'No. Milk upsets the gut: fresh water is the right drink.',
        it: "No. Il latte disturba l'intestino: la bevanda giusta è l'acqua fresca.",
      },
    },
  },
  {
    asks: /\b(?:ice creams?|gelat[oi])\b/i,
    says: {
      any: {
        en: 'Better not: sugar, fat and lactose upset the gut, and chocolate, coffee, raisins or a sugar-free sweetener in it can be poisonous. Frozen pieces of plain fruit or vegetables are a better treat.',
        it: "Meglio di no: zucchero, grassi e lattosio disturbano l'intestino, e cioccolato, caffè, uvetta o un dolcificante senza zucchero possono essere velenosi. Meglio pezzetti congelati di frutta o verdura.",
      },
    },
  },
  {
    asks: /\b(?:cheese|yogh?urt|formagg\w*|parmigiano|ricotta|mozzarella)\b/i,
    says: {
      cane: {
        en: 'Yes, a crumb as a reward, if it agrees with the dog: cheese is fat and salty, and lactose gives many dogs diarrhoea.',
        it: 'Sì, una briciola come premio, se il cane la tollera: il formaggio è grasso e salato, e il lattosio dà diarrea a molti cani.',
      },
      gatto: {
        en: 'A crumb does no harm, but cats do not need dairy, and lactose gives many of them diarrhoea.',
        it: 'Una briciola non fa danni, ma i gatti non hanno bisogno di latticini, e il lattosio dà diarrea a molti.',
      },
      any: {
        en: 'No. Dairy does not suit its gut: leave it out.',
        it: 'No. I latticini non vanno bene per il suo intestino: meglio evitarli.',
      },
    },
  },
  {
    asks: /\b(?:eggs?|uov[oa])\b(?! (?:laying|binding))/i,
    says: {
      cane: {
        en: 'Yes, cooked and plain, a little now and then: raw egg can carry salmonella.',
        it: "Sì, cotto e senza condimento, un po' ogni tanto: l'uovo crudo può portare la salmonella.",
      },
      gatto: {
        en: 'Yes, cooked and plain, a bite now and then: raw egg can carry salmonella.',
        it: "Sì, cotto e senza condimento, un boccone ogni tanto: l'uovo crudo può portare la salmonella.",
      },
      coniglio: {
        en: 'No. Rabbits are plant eaters: hay, grass and leafy greens are their food.',
        it: 'No. I conigli mangiano piante: fieno, erba e verdure a foglia.',
      },
    },
  },
  {
    asks: /\b(?:tuna|tonno)\b/i,
    says: {
      gatto: {
        en: 'Yes, as a treat: a little plain tuna in water now and then. As a diet it is not complete, and too much of it harms.',
        it: "Sì, come premio: un po' di tonno al naturale ogni tanto. Come dieta non è completo, e troppo fa male.",
      },
      cane: {
        en: "Yes, a little plain tuna in water now and then, within a tenth of the day's calories.",
        it: "Sì, un po' di tonno al naturale ogni tanto, entro un decimo delle calorie del giorno.",
      },
    },
  },
  {
    asks: /\b(?:rice|pasta|bread|riso|pane)\b(?! (?:dough|lievitat|crud))/i,
    says: {
      cane: {
        en: 'Yes, cooked and plain in a small amount: it is no poison, only calories without balance.',
        it: 'Sì, cotto e senza condimento in piccola dose: non è un veleno, solo calorie non equilibrate.',
      },
      gatto: {
        en: 'A bite does no harm, but cats are meat eaters and get nothing from it.',
        it: 'Un boccone non fa danni, ma il gatto è carnivoro e non ne ricava nulla.',
      },
      any: {
        en: 'No. Bread, pasta and rice do not suit its gut: they ferment and make it fat.',
        it: 'No. Pane, pasta e riso non vanno bene per il suo intestino: fermentano e fanno ingrassare.',
      },
    },
  },
  {
    asks: /\b(?:ham|bacon|sausages?|salami|prosciutt\w*|salame|salsicc\w*|wurstel|mortadella)\b/i,
    says: {
      any: {
        en: 'No. It is too salty and fat, and a large piece can start a painful pancreatitis: plain cooked chicken is the better reward for a dog or cat.',
        it: "No. È troppo salato e grasso, e un pezzo grande può scatenare una pancreatite: per cane o gatto meglio un po' di pollo lesso.",
      },
    },
  },
  {
    asks: /\b(?:carrots?|carot[ae])\b/i,
    says: {
      ...MEAT_EATERS,
      cane: {
        en: 'Yes. Carrot, raw or cooked and cut small, is a light reward for a dog.',
        it: 'Sì. La carota, cruda o cotta e a pezzetti, è un premio leggero per il cane.',
      },
      gatto: VEGETABLES_FOR_CATS,
      coniglio: {
        en: 'Yes, as a treat in small pieces: it is sweet. Hay and leafy greens come first.',
        it: 'Sì, come premio a pezzetti: è dolce. Prima vengono fieno e verdure a foglia.',
      },
      uccello: {
        en: 'Yes. Carrot, grated or cut small, is one of the good daily vegetables for a bird.',
        it: 'Sì. La carota, grattugiata o a pezzetti, è una delle buone verdure quotidiane.',
      },
      'guinea-pig': {
        en: 'Yes, a small piece two or three times a week: it is sweet.',
        it: 'Sì, un pezzetto due o tre volte a settimana: è dolce.',
      },
      rat: {
        en: 'Yes, a small piece now and then, washed.',
        it: 'Sì, un pezzetto ogni tanto, lavata.',
      },
      hamster: IF_SYRIAN,
      degu: NOT_FOR_DEGUS,
      chinchilla: LEAF_OR_TWO,
      tortoise: WEEDS,
      lizard: GRATED,
      horse: SLICE_FOR_GRAZERS,
      donkey: SLICE_FOR_GRAZERS,
      goat: SLICE_FOR_GRAZERS,
    },
  },
  {
    asks: /\b(?:apples?|pears?|mel[ae]|per[ae]) ?\b(?!di vita)/i,
    says: {
      ...NO_FRUIT,
      cane: {
        en: 'Yes, without seeds and core, in small pieces.',
        it: 'Sì, senza semi e torsolo, a pezzetti.',
      },
      gatto: {
        en: 'A bite without seeds does no harm, but cats get nothing from fruit.',
        it: 'Un pezzetto senza semi non fa danni, ma al gatto la frutta non serve.',
      },
      coniglio: APPLE_AS_TREAT,
      uccello: APPLE_AS_TREAT,
      'guinea-pig': FRUIT_FOR_GUINEA_PIGS,
      rat: {
        en: 'Yes, a pea-sized bit without seeds as a treat: it is sweet.',
        it: 'Sì, un pezzetto grande come un pisello, senza semi, come premio: è dolce.',
      },
      horse: SLICE_FOR_GRAZERS,
      donkey: SLICE_FOR_GRAZERS,
      goat: SLICE_FOR_GRAZERS,
    },
  },
  {
    asks: /\b(?:bananas?|strawberr\w+|blueberr\w+|raspberr\w+|watermelon|melon|mango|peach\w*|kiwi(?:fruit)?|pineapple|banane?|fragol[ae]|mirtill[io]|lampon[ei]|anguria|cocomero|melone|pesc(?:a|he)\b|ananas)\b/i,
    says: {
      ...NO_FRUIT,
      cane: FRUIT_FOR_DOGS,
      gatto: FRUIT_FOR_CATS,
      coniglio: FRUIT_AS_TREAT,
      uccello: FRUIT_AS_TREAT,
      'guinea-pig': FRUIT_FOR_GUINEA_PIGS,
      rat: FRUIT_AS_TREAT,
      horse: FRUIT_AS_TREAT,
      donkey: FRUIT_AS_TREAT,
      goat: FRUIT_AS_TREAT,
    },
  },
  {
    asks: /\b(?:(?<!\b(?:tooth|teeth|beak|eyes?|legs|wee|urine) (?:is|are|look|turned) )oranges?|tangerines?|aranc(?:ia|e)|mandarin[oi])\b/i,
    says: {
      ...NO_FRUIT,
      cane: FRUIT_FOR_DOGS,
      gatto: FRUIT_FOR_CATS,
      coniglio: FRUIT_AS_TREAT,
      uccello: {
        en: 'For a parrot, a small peeled piece without pips now and then; ducks and hens get no citrus.',
        it: 'A un pappagallo un pezzetto sbucciato e senza semi ogni tanto; ad anatre e galline niente agrumi.',
      },
      'guinea-pig': FRUIT_FOR_GUINEA_PIGS,
      hamster: {
        en: 'No. Citrus fruit is too sour for a hamster: it irritates mouth, pouches and gut.',
        it: 'No. Gli agrumi sono troppo aspri per il criceto: irritano bocca, tasche guanciali e intestino.',
      },
      rat: {
        en: 'No. Citrus fruit harms the kidneys of male rats: leave it out for rats and mice altogether.',
        it: 'No. Gli agrumi danneggiano i reni dei ratti maschi: meglio non darne né ai ratti né ai topi.',
      },
      hedgehog: {
        en: 'No. Citrus fruit is among the foods that harm a hedgehog: it irritates its mouth and gut.',
        it: 'No. Gli agrumi sono tra i cibi che al riccio fanno male: irritano bocca e intestino.',
      },
    },
  },
  {
    asks: /\b(?<!sweet )potato(?:es)?\b(?! (?:crisps|chips|salad))|\bpatat[ae]\b(?! (?:dolc|fritt|americana))/i,
    says: {
      cane: {
        en: 'Yes, boiled and plain, a little now and then; never raw, green or sprouting potato.',
        it: "Sì, lessa e senza condimento, un po' ogni tanto; mai cruda, verde o germogliata.",
      },
      gatto: {
        en: 'A boiled, plain bite does no harm, but cats get nothing from it; raw, green or sprouting potato never.',
        it: 'Un boccone lesso e senza condimento non fa danni, ma al gatto non serve; mai cruda, verde o germogliata.',
      },
      any: {
        en: 'No. Potato is too starchy for its gut, and raw or green it is poisonous.',
        it: 'No. La patata ha troppo amido per il suo intestino, e cruda o verde è velenosa.',
      },
    },
  },
  {
    asks: /\b(?:cucumbers?|courgettes?|zucchini|pumpkin|broccoli|cetriol[io]|zucchin[ae]|zucca)\b/i,
    says: {
      ...MEAT_EATERS,
      cane: VEGETABLES_FOR_DOGS,
      gatto: VEGETABLES_FOR_CATS,
      coniglio: DAILY_GREENS,
      uccello: DAILY_GREENS,
      'guinea-pig': DAILY_GREENS,
      rat: DAILY_GREENS,
      hamster: {
        en: 'Yes, a piece as big as its ear, raw, washed and plain, two to four times a week.',
        it: 'Sì, un pezzetto grande come il suo orecchio, crudo, lavato e senza condimento, da due a quattro volte a settimana.',
      },
      degu: {
        en: 'A little cucumber or courgette, yes; broccoli bloats a degu, and pumpkin is sweet.',
        it: "Un po' di cetriolo o zucchina sì; i broccoli gonfiano il degu, e la zucca è dolce.",
      },
      chinchilla: LEAF_OR_TWO,
      tortoise: WEEDS,
      lizard: GRATED,
    },
  },
  {
    asks: /\b(?:green beans|peas|fagiolini|piselli)\b/i,
    says: {
      ...MEAT_EATERS,
      cane: VEGETABLES_FOR_DOGS,
      gatto: VEGETABLES_FOR_CATS,
      coniglio: DAILY_GREENS,
      uccello: PEAS,
      'guinea-pig': PEAS,
      rat: PEAS,
      hamster: PEAS,
      degu: {
        en: 'A little green bean now and then, yes; peas are too starchy for a degu.',
        it: 'Un pezzetto di fagiolino ogni tanto sì; i piselli hanno troppo amido per il degu.',
      },
      fish: {
        en: 'Peas, shelled and boiled, suit a goldfish now and then; tropical fish do better on food made for their kind.',
        it: 'I piselli, sbucciati e lessati, ogni tanto vanno bene per un pesce rosso; per i pesci tropicali è meglio il loro alimento.',
      },
      chinchilla: LEAF_OR_TWO,
      tortoise: {
        en: 'No. Beans and peas have too much protein for a tortoise: weeds and bitter leaves are its food.',
        it: 'No. I legumi hanno troppe proteine per la tartaruga: il suo cibo sono erbe di campo e foglie amare.',
      },
    },
  },
  {
    asks: /\b(?:sweet potato\w*|patat[ae] (?:dolc[ei]|american[ae]))\b/i,
    says: {
      ...MEAT_EATERS,
      cane: VEGETABLES_FOR_DOGS,
      gatto: VEGETABLES_FOR_CATS,
      uccello: {
        en: 'Yes, a little now and then, cooked and plain.',
        it: "Sì, un po' ogni tanto, cotta e senza condimento.",
      },
      rat: {
        en: 'Cooked and plain, a small piece does no harm; raw sweet potato never, since it can be poisonous.',
        it: 'Cotta e senza condimento, un pezzetto non fa danni; cruda mai, perché può essere velenosa.',
      },
      any: {
        en: 'Better not: it is starchy and sweet, and raw it upsets the gut.',
        it: "Meglio di no: ha molto amido e zucchero, e cruda disturba l'intestino.",
      },
    },
  },
  {
    asks: /\b(?:(?:bell |sweet |red |green |yellow )?peppers?(?! ?corn)|capsicums?|peperon[ei])\b/i,
    says: {
      ...MEAT_EATERS,
      cane: {
        en: 'Yes, a few small pieces of sweet pepper without stalk and seeds; never hot peppers.',
        it: 'Sì, qualche pezzetto di peperone dolce senza picciolo e semi; mai quello piccante.',
      },
      gatto: {
        en: 'A small bite of sweet pepper does no harm, but cats get little from vegetables; hot peppers never.',
        it: 'Un pezzetto di peperone dolce non fa danni, ma al gatto le verdure servono poco; mai quello piccante.',
      },
      'guinea-pig': {
        en: 'Yes, every day: a slice of sweet pepper of any colour is one of the best sources of the vitamin C it needs.',
        it: 'Sì, ogni giorno: una fettina di peperone dolce, di qualunque colore, è tra le migliori fonti della vitamina C che gli serve.',
      },
      coniglio: SWEET_PEPPER,
      uccello: SWEET_PEPPER,
      hamster: SWEET_PEPPER,
      rat: SWEET_PEPPER,
      chinchilla: LEAF_OR_TWO,
      tortoise: WEEDS,
      lizard: GRATED,
    },
  },
  {
    asks: /\b(?:tomato(?:es)?|pomodor[oi])\b/i,
    says: {
      ...MEAT_EATERS,
      cane: {
        en: 'Yes, a bite of ripe tomato; green tomatoes, leaves and stems never, and no sauce with onion or garlic.',
        it: 'Sì, un boccone di pomodoro maturo; mai quello verde, foglie e gambi, e niente sugo con cipolla o aglio.',
      },
      gatto: RIPE_TOMATO,
      coniglio: RIPE_TOMATO,
      uccello: RIPE_TOMATO,
      'guinea-pig': RIPE_TOMATO,
      hamster: RIPE_TOMATO,
      rat: RIPE_TOMATO,
      degu: NOT_FOR_DEGUS,
      chinchilla: LEAF_OR_TWO,
    },
  },
  {
    asks: /\b(?:nuts?|almonds?|walnuts?|noci|noce|mandorl[ae]|nocciol[ae])\b/i,
    says: {
      cane: {
        en: 'Better not: nuts are fat, can block a small gut, and macadamias and mouldy walnuts are toxic.',
        it: 'Meglio di no: le noci sono grasse, possono bloccare un intestino piccolo, e macadamia e noci ammuffite sono tossiche.',
      },
      uccello: {
        en: 'Yes, one plain, unsalted nut as a reward, more for large parrots than for budgies.',
        it: 'Sì, una noce al naturale, non salata, come premio, più per i grandi pappagalli che per le cocorite.',
      },
    },
  },
  {
    asks: /\b(?:mushrooms?|funghi|fungo)\b(?! (?:of the skin|della pelle))/i,
    says: {
      any: {
        en: 'Better not: wild mushrooms can kill, and cooked ones often come with onion or garlic.',
        it: 'Meglio di no: quelli selvatici possono uccidere, e quelli cucinati spesso hanno cipolla o aglio.',
      },
    },
  },
  {
    asks: /^(?!.*\b(?:raw|crud[aoie]|diet\w*|barf|bones?|oss[aoi])\b).*\b(?:chicken|turkey|fish|salmon|meat|pollo|tacchino|(?<!olio di )(?:pesce|salmone)|carne)\b(?! oil)/i,
    says: {
      cane: {
        en: "Yes, cooked and plain, without bones, skin or sauce, as part of the day's calories; raw it can carry salmonella and listeria.",
        it: 'Sì, cotto e senza condimento, ossa o pelle, dentro le calorie del giorno; crudo può portare salmonella e listeria.',
      },
      gatto: {
        en: 'Yes, cooked and plain, without bones or sauce, as a treat beside a complete food; raw it can carry salmonella and listeria.',
        it: 'Sì, cotto e senza condimento o ossa, come premio accanto a un cibo completo; crudo può portare salmonella e listeria.',
      },
      coniglio: {
        en: 'No. Rabbits are plant eaters: hay, grass and leafy greens are their food.',
        it: 'No. I conigli mangiano piante: fieno, erba e verdure a foglia.',
      },
    },
  },
  {
    asks: /\b(?:pizza|crisps|chips|fries|popcorn|biscuits?|cookies?|cakes?|candy|candies|sweets|patatine|biscott[oi]|tort[ae]|dolci|caramell[ae]|snack salati)\b/i,
    says: {
      any: {
        en: 'Better not: it is salty, sugary or fat, and may hold onion, chocolate, raisins or xylitol, which are toxic. A crumb of the plain baked part does no harm to a dog or cat.',
        it: 'Meglio di no: è salato, dolce o grasso, e può contenere cipolla, cioccolato, uvetta o xilitolo, che sono tossici. Una briciola della parte cotta al forno, senza condimento, non fa danni a cane o gatto.',
      },
    },
  },
  {
    asks: /\b(?:sunflower seeds?|semi di girasole)\b/i,
    says: {
      uccello: {
        en: 'Yes, a few as a reward, plain and unsalted: they are fat and lack vitamin A and calcium, so never as the main food.',
        it: 'Sì, pochi come premio, al naturale e senza sale: sono grassi e mancano di vitamina A e calcio, quindi mai come cibo principale.',
      },
      hamster: ONE_OR_TWO_SEEDS,
      rat: ONE_OR_TWO_SEEDS,
      any: TOO_FAT,
    },
  },
  {
    asks: /\b(?:peanuts?|arachid[ei])\b(?! butter)/i,
    says: {
      uccello: {
        en: 'Better none: peanuts, above all in the shell, may be mouldy. A piece of walnut or almond, plain and unsalted, is the better reward.',
        it: 'Meglio di no: le arachidi, soprattutto nel guscio, possono essere ammuffite. Meglio un pezzetto di noce o mandorla, al naturale e senza sale.',
      },
      hamster: ONE_OR_TWO_SEEDS,
      rat: ONE_OR_TWO_SEEDS,
      any: TOO_FAT,
    },
  },
  {
    asks: /\b(?:honey|miele)\b/i,
    says: {
      any: {
        en: 'Better not as a food: it is only sugar. A little on the gums is first aid for low blood sugar in an animal that is awake, while you are on the phone with your vet.',
        it: "Meglio di no come cibo: è solo zucchero. Un po' sulle gengive è un primo aiuto se gli zuccheri sono bassi e l'animale è sveglio, mentre sei al telefono con il veterinario.",
      },
    },
  },
  {
    asks: /\b(?:(?:dog|cat) (?:food|kibble|treats)|crocchette (?:del|per) (?:can[ei]|gatt[oi])|cibo (?:del|per) (?:can[ei]|gatt[oi]))\b/i,
    says: {
      cane: {
        en: 'No, not as its diet: cat food is too rich in protein and fat for a dog. A stolen mouthful does no harm.',
        it: 'No, non come dieta: il cibo per gatti è troppo ricco di proteine e grassi per un cane. Un boccone rubato non fa danni.',
      },
      gatto: {
        en: 'No, not as its diet: dog food lacks taurine and other things a cat cannot live without. A stolen mouthful does no harm.',
        it: 'No, non come dieta: al cibo per cani mancano taurina e altro che al gatto servono per vivere. Un boccone rubato non fa danni.',
      },
      hedgehog: {
        en: 'Cat food, yes: meaty and low in fat, with about 30% protein, beside insects several times a week. Dog food is no replacement.',
        it: 'Quello per gatti sì: di carne e magro, con circa il 30% di proteine, accanto a insetti più volte a settimana. Quello per cani non lo sostituisce.',
      },
      ferret: {
        en: 'Kitten food rich in meat, yes, for a short time; in the long run it needs a ferret food. Dog food, never.',
        it: 'Quello per gattini ricco di carne sì, per poco tempo; a lungo serve un alimento per furetti. Quello per cani mai.',
      },
      any: {
        en: 'No. It needs a food made for its own kind.',
        it: 'No. Ha bisogno di un alimento fatto per la sua specie.',
      },
    },
  },
  {
    asks: /\b(?:lettuce|salad|spinach|kale|dandelion|parsley|basil|lattuga|insalata|spinac[io]|cavolo|tarassaco|prezzemolo|basilico|radicchio)\b/i,
    says: {
      cane: {
        en: 'Yes, a little, washed and plain: it is no poison, only of little use to a dog.',
        it: "Sì, un po', lavata e senza condimento: non è un veleno, solo poco utile per un cane.",
      },
      coniglio: {
        en: 'Yes, dark leafy greens and herbs every day, several kinds, washed, introduced one at a time; spinach and kale only now and then.',
        it: 'Sì, verdure a foglia scura ed erbe ogni giorno, di più tipi, lavate e introdotte una alla volta; spinaci e cavolo solo ogni tanto.',
      },
      uccello: {
        en: 'Yes, dark leafy greens and herbs, washed and cut small, belong on the daily plate; pale lettuce has little in it.',
        it: 'Sì, foglie verde scuro ed erbe, lavate e a pezzetti, vanno bene ogni giorno; la lattuga chiara vale poco.',
      },
    },
  },
];
