import { KEEP_PACK, NO_MILK, NO_WAIT, TAKE_PLANT } from './advice.data.js';
import {
  BY_HORSE,
  BY_HOOFED,
  BY_HOOFED_OR_EXOTIC,
  BY_SHEEP,
  GRAIN_EATEN,
  MAPLE_EATEN,
  OAK_EATEN,
} from './eaten-by-hoofed.js';
import { feedAndMineralsOf, feedOf, type FeedEaters } from './feeds.js';
import { ORAL_ANTIBIOTICS } from './medicines.data.js';
import { SOURCES } from './sources.data.js';
import { listed, ANY, NEVER, type Substance } from './toxin.js';

const SIGNS_OF_COPPER =
  /\b(?:yellow (?:eyes?|gums|skin)|jaundic\w+|(?:red|brown|dark) (?:urine|pee|wee)|occhi gialli|gengive gialle|itter\w+|urin[ae] (?:ross|scur|marron)\w*)\b/;
const CATTLE_AND_POULTRY: FeedEaters = [
  'cattle, cow, cows, calf, calves, heifer, heifers, bullock, bullocks, beef, dairy, chicken, chickens, hen, hens, poultry, layer, layers, chick, chicks, turkey, turkeys, broiler, game bird, pheasant',
  'mucc*, vacc*, bovini, bovino, vitell*, manz*, gallin*, polli, pulcini, pollame, tacchin*, broiler',
];
const GRAZERS_AND_PIGS: FeedEaters = [
  'goat, goats, horse, horses, pony, ponies, donkey, donkeys, alpaca, pig, pigs',
  'capr*, cavalli, cavallo, pony, asini, asino, alpaca, maiali, suini',
];
const FEED_WITH_IONOPHORE = [
  ...feedOf(CATTLE_AND_POULTRY),
  ...feedOf(['medicated, medicated chicken, medicated chick, medicated poultry', '']),
];
const COPPER_FEED = [CATTLE_AND_POULTRY, GRAZERS_AND_PIGS].flatMap(feedAndMineralsOf);

/** Plants and feed that are far more dangerous to horses, donkeys, goats and sheep than to others. */
export const HOOFED_ANIMALS: readonly Substance[] = [
  {
    id: 'sycamore',
    name: { en: 'sycamore, box elder or maple', it: 'acero' },
    route: 'mouth',
    forms: [
      {
        names: listed(
          `sycamore*, box elder*, boxelder*, red maple*, silver maple*, maple lea*, maple seed*, maple tree*, maple branch*, maple twig*, maple bark, maple sapling*, helicopter seed*, seed helicopter*, winged seed*,
          acero, aceri, samar*, sicomoro, semi a elicottero`,
        ),
        within: MAPLE_EATEN,
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.sycamore }],
    reason: {
      en: 'Sycamore and box elder destroy the muscles of horses at pasture, wilted red maple leaves their blood; most of those that fall ill die.',
      it: 'Acero di monte e acero americano distruggono i muscoli dei cavalli al pascolo, le foglie appassite di acero rosso il sangue; la maggior parte di quelli che si ammalano muore.',
    },
    onset: {
      en: 'Dullness, stiffness, trembling, sweating and dark urine begin within hours to a few days.',
      it: 'Abbattimento, rigidità, tremori, sudore e urine scure cominciano in ore o pochi giorni.',
    },
    actions: [
      {
        en: 'Bring it and the others off that pasture, to hay and water, and walk it no further than that.',
        it: 'Togli lui e gli altri da quel pascolo, con fieno e acqua, e non farlo camminare più del necessario.',
      },
      TAKE_PLANT,
    ],
    donts: [NO_WAIT],
    sources: [SOURCES.sycamore, SOURCES.pasturePlants],
  },
  {
    id: 'oak',
    name: { en: 'acorns or oak leaves', it: 'ghiande o foglie di quercia' },
    route: 'mouth',
    forms: [
      {
        names: listed(
          'acorn*, oak nut*, oak lea*, oak bud*, oak branch*, oak twig*, oak bark, ghiand*, foglie di quercia, foglia di quercia, gemme di quercia, rami di quercia, corteccia di quercia',
        ),
        within: OAK_EATEN,
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.oak }],
    reason: {
      en: 'Acorns, oak leaves and buds damage the gut and kidneys of horses, goats and sheep; many of those that fall ill die.',
      it: "Ghiande, foglie e gemme di quercia danneggiano l'intestino e i reni di cavalli, capre e pecore; molti di quelli che si ammalano muoiono.",
    },
    onset: {
      en: 'Loss of appetite, dullness, belly pain, constipation and then bloody diarrhoea can begin days later.',
      it: 'Inappetenza, abbattimento, mal di pancia, stitichezza e poi diarrea con sangue possono cominciare dopo giorni.',
    },
    actions: [TAKE_PLANT],
    donts: [NO_WAIT, NO_MILK],
    sources: [SOURCES.oak],
  },
  {
    id: 'privet-or-bracken',
    name: { en: 'privet or bracken', it: 'ligustro o felce aquilina' },
    route: 'mouth',
    forms: [
      {
        names: listed(
          'privet*, ligustr*, siepe di ligustro, ferns bracken, bracken*, felce aquilina, felci aquiline',
        ),
        within: BY_HOOFED,
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.pasturePlants }],
    reason: {
      en: 'Privet can kill horses and goats through gut and heart; bracken deprives horses of vitamin B1 and damages the bone marrow of goats and sheep.',
      it: 'Il ligustro può uccidere cavalli e capre colpendo intestino e cuore; la felce aquilina toglie ai cavalli la vitamina B1 e a capre e pecore danneggia il midollo osseo.',
    },
    onset: {
      en: 'Belly pain, wobbling and weakness begin within hours after privet, after days or weeks of eating bracken.',
      it: 'Mal di pancia, barcollamento e debolezza cominciano in poche ore con il ligustro, dopo giorni o settimane con la felce.',
    },
    actions: [TAKE_PLANT],
    donts: [NO_WAIT, NO_MILK],
    sources: [SOURCES.pasturePlants],
  },
  {
    id: 'grain-overload',
    name: { en: 'a lot of grain, feed or bread', it: 'molto cereale, mangime o pane' },
    route: 'mouth',
    forms: [
      {
        names: listed(
          `grain, grains, oats, barley, wheat, corn, maize, rye, bran, bread, loaves, of feed, the feed, hard feed, horse feed, horses feed, goat feed, sheep feed, chicken feed, hen feed, hens feed, poultry feed, cattle feed, pig feed, animal feed, layers pellets, chicken pellets, pellets, feed bin*, feed room, feed store, feed shed, feed bag*, feed sack*, grain bin*, concentrates, coarse mix, sweet feed, muesli,
          grano, granaglie, granturco, mais, avena, orzo, segale, frumento, cereali, crusca, pane, mangime, mangimi, pellet`,
        ),
        within: GRAIN_EATEN,
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.grain }],
    reason: {
      en: 'A lot of grain, feed or bread turns the gut of goats, sheep and horses acid: bloat, colic or hoof inflammation follow, and it can kill within a day or two.',
      it: "Molto cereale, mangime o pane inacidisce l'intestino di capre, pecore e cavalli: seguono gonfiore, coliche o infiammazione degli zoccoli, e può uccidere in un giorno o due.",
    },
    onset: {
      en: 'Dullness, a swollen belly, diarrhoea or lameness begin within 12 to 36 hours.',
      it: 'Abbattimento, pancia gonfia, diarrea o zoppia cominciano entro 12-36 ore.',
    },
    actions: [
      {
        en: 'Take the feed away, leave hay, and note what is missing and since when.',
        it: 'Togli il mangime, lascia il fieno e annota quanto ne manca e da quando.',
      },
      KEEP_PACK,
    ],
    donts: [NO_WAIT, NO_MILK],
    sources: [SOURCES.grain],
  },
  {
    id: 'ionophore',
    name: { en: 'feed with monensin or the like', it: 'mangime con monensin o simili' },
    route: 'mouth',
    forms: [
      {
        names: [
          ...FEED_WITH_IONOPHORE,
          ...listed(
            'monensin*, rumensin*, lasalocid*, salinomycin*, salinomicin*, narasin*, maduramicin*, ionophore*, ionofor*, coccidiostat*, mangime medicato, mangimi medicati',
          ),
        ],
        within: BY_HORSE,
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.ionophore }],
    reason: {
      en: "Feed for cattle or poultry can contain monensin or a like drug against coccidia: a little of it destroys a horse's heart muscle, and there is no antidote.",
      it: "Il mangime per bovini o pollame può contenere monensin o un farmaco simile contro i coccidi: ne basta poco per distruggere il cuore di un cavallo, e non c'è antidoto.",
    },
    onset: {
      en: 'Loss of appetite, sweating, colic, staggering and weakness begin within hours to days; the heart can fail weeks later.',
      it: 'Inappetenza, sudore, coliche, barcollamento e debolezza cominciano in ore o giorni; il cuore può cedere settimane dopo.',
    },
    actions: [
      {
        en: 'Take the feed away from all horses, leave hay, read the label to the vet, and let the horse rest without walking it.',
        it: "Togli il mangime a tutti i cavalli, lascia il fieno, leggi l'etichetta al veterinario e fai riposare il cavallo, senza farlo camminare.",
      },
    ],
    donts: [NO_WAIT, NO_MILK],
    sources: [SOURCES.ionophore],
  },
  {
    id: 'copper-sheep',
    name: { en: 'minerals or feed with copper', it: 'sali o mangime con rame' },
    route: 'mouth',
    forms: [
      {
        names: [
          ...COPPER_FEED,
          ...listed(
            'copper lick*, copper bolus*, copper supplement*, copper drench*, mineral lick with copper, minerals with copper, lick with copper, bolo di rame, boli di rame, integratore di rame, integratore con rame, sali con rame, minerali con rame',
          ),
        ],
        within: BY_SHEEP,
      },
    ],
    rows: [
      { mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.copperSheep },
      {
        within: SIGNS_OF_COPPER,
        mild: ANY,
        severe: ANY,
        lethal: NEVER,
        source: SOURCES.copperSheep,
      },
    ],
    graveWhenMuch: true,
    reason: {
      en: 'Sheep store copper: minerals or feed for goats, cattle, horses, pigs or poultry can destroy their liver and blood, at once or weeks later.',
      it: 'Le pecore accumulano il rame: sali o mangimi per capre, bovini, cavalli, maiali o pollame possono danneggiare il fegato e distruggere i globuli rossi, subito o dopo settimane.',
    },
    onset: {
      en: 'Weakness, yellow eyes and red-brown urine come late, when treatment seldom helps: ask for a blood test before.',
      it: 'Debolezza, occhi gialli e urine rosso-brune compaiono tardi, quando la cura di rado serve: chiedi prima un esame del sangue.',
    },
    actions: [
      {
        en: 'Take it away from all your sheep and keep the label.',
        it: "Toglilo a tutte le pecore e conserva l'etichetta.",
      },
    ],
    donts: [NO_WAIT],
    sources: [SOURCES.copperSheep],
  },
  {
    id: 'unordered-antibiotic',
    name: { en: 'an antibiotic that no vet ordered', it: 'un antibiotico non prescritto' },
    route: 'mouth',
    forms: [{ names: ORAL_ANTIBIOTICS, within: BY_HOOFED_OR_EXOTIC }],
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.lincosamides }],
    medicine: 'ordered',
    reason: {
      en: 'By mouth, an antibiotic that no vet ordered can upset the gut badly, above all that of a horse, goat or sheep; for a small animal the dose is soon far too high.',
      it: "Per bocca, un antibiotico che nessun veterinario ha prescritto può sconvolgere l'intestino, soprattutto di cavalli, capre e pecore; per un animale piccolo la dose è presto eccessiva.",
    },
    onset: {
      en: 'Loss of appetite, colic or diarrhoea may begin days later.',
      it: 'Inappetenza, coliche o diarrea possono cominciare dopo giorni.',
    },
    actions: [KEEP_PACK],
    donts: [
      {
        en: 'Ask the vet before the next dose.',
        it: 'Prima della prossima dose chiedi al veterinario.',
      },
    ],
    sources: [SOURCES.lincosamides],
  },
];
