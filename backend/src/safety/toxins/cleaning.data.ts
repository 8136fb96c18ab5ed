import {
  IF_ON_COAT,
  KEEP_PACK,
  NO_WAIT,
  POISON_DONTS,
  RINSE_MOUTH,
  WASH_OFF,
} from './advice.data.js';
import { FLEA_COLLARS } from './medicines.data.js';
import { listed, ANY, NEVER, type Substance } from './toxin.js';
import { SOURCES } from './sources.data.js';
import { NERVE_SIGNS } from './nerve-signs.js';

/**
 * Soap and cosmetics are part of every bath; only what was swallowed, or can be licked off the
 * coat, counts.
 */
const SWALLOWED =
  /\b(?:ate|eat\w*|drank|drunk|drink\w*|swallow\w*|chew\w*|lick\w*|ingest\w*|got (?:into|hold)|stole|lapp\w*|bit|munch\w*|mangiat\w|mangi\w|bevut\w|ingoiat\w|ingerit\w|masticat\w|leccat\w|lecca|mors[oa]|morsicat\w|rosicchiat\w|rubat\w|in (?:his|her|its) mouth|in bocca)\b/;

/**
 * Soap, cosmetics, fuels, insect and mole killers: things found under a sink, in a bathroom or a
 * shed.
 */
export const CLEANING: readonly Substance[] = [
  {
    id: 'soap',
    name: { en: 'soap or a mild household product', it: 'sapone o un prodotto domestico delicato' },
    route: 'mouth',
    graveWhenMuch: true,
    forms: [
      {
        names: listed(
          `washing up liquid, washing up bowl, dish soap, dish liquid, dishwashing liquid, dawn soap, fairy liquid, hand soap, hand wash, bar of soap, soap bar, soap, soapy water, soapy bath water, bath water, bubble bath, bath foam, bath bomb*, shower gel, body wash, human shampoo, my shampoo, bottle of shampoo, baby wipe*, wet wipe*, washing powder, laundry powder, laundry detergent, laundry liquid,
          sapone, saponetta, saponett*, sapone per i piatti, detersivo per i piatti, detersivo dei piatti, detersivo piatti, detersivo per piatti, svelto piatti, nelsen, bagnoschiuma, schiuma da bagno, bomba da bagno, detersivo per bucato, detersivo in polvere, detersivo per lavatrice, salviettin*, sunscreen, sun screen, sun cream, suncream, sun lotion, sunblock, after sun, crema solare, protezione solare, doposole, body lotion, moisturi*, hand cream, face cream,
          crema per le mani, crema viso, crema corpo, perfume, aftershave, profumo, dopobarba, deodorant stick, roll on deodorant, mouthwash, collutorio, toothpaste, dentifricio, lip balm, burrocacao, lipstick, rossetto, make up, makeup, foundation cream, mascara, face mask cream, water based paint, emulsion paint, acrylic paint, latex paint, wall paint, poster paint, paint, tempera, vernice ad acqua, pittura murale, pittura, acquerell*,
          contact lens*, lenti a contatto, soluzione per lenti, ink cartridge*, wallpaper paste, plaster of paris, chalk paint, shaving foam, shaving cream, schiuma da barba, hair gel, gel per capelli, wax melt*, candle wax, candle, candles, candela, candele, citronella candle*, bubbles liquid, bubble mixture, bolle di sapone, epsom salt*, bath salt*, sali di epsom, sali da bagno`,
        ),
        within: SWALLOWED,
      },
      {
        names: listed(
          `ice pack, gel pack, cool pack, freezer pack, siberino, mattonella del ghiaccio, glow stick*, glowstick*, snap light, box of matches, book of matches, matchbox, matchstick*, fiammifer*, scatola di fiammiferi, charcoal briquette*, carbonella, ant bait*, ant gel*, ant trap*, ant station*, ant hotel, roach bait*, roach trap*, roach motel, cockroach bait*, cockroach trap*, esc* per formiche, esc* per le formiche, trappol* per formiche, trappol* per scarafaggi, esc* per scarafaggi, gel per formiche,
          glue trap*, fly paper, flypaper, carta moschicida, trappola adesiva, oxygen absorber*, assorbitor* di ossigeno, oxygen packet*, mosquito repellent bracelet, insect repellent, bug repellent, deet, autan, repellente per zanzare, zampiron*, mosquito coil*, piastrin* antizanzare, piastrin* per zanzare, piastrin* vape, fireplace ash, air freshener gel, plug in refill`,
        ),
        as: 'low-danger-product',
        within: SWALLOWED,
      },
    ],
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.rarelySerious }],
    reason: {
      en: 'A lick usually only upsets mouth and stomach; a lot of it foams, or its packaging blocks the gut.',
      it: "Una leccata di solito irrita solo bocca e stomaco; in quantità fa schiuma, o la confezione blocca l'intestino.",
    },
    onset: {
      en: 'Drooling, vomiting or loose stool begin within hours; cough or laboured breathing need a vet now.',
      it: 'Bava, vomito o feci molli cominciano in poche ore; tosse o respiro difficile richiedono subito il veterinario.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling or loose stool begin within hours; cough or laboured breathing need a vet now.',
      it: 'Bava o feci molli cominciano in poche ore; tosse o respiro difficile richiedono subito il veterinario.',
    },
    actions: [RINSE_MOUTH, KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.rarelySerious, SOURCES.noPanic],
  },
  {
    id: 'caustic',
    name: { en: 'a caustic or petroleum product', it: 'un prodotto caustico o petrolifero' },
    route: 'spill',
    forms: [
      {
        names: listed(
          `bleach*, clorox, domestos, drain cleaner, drain unblocker, drain opener, drano, liquid plumr, mr muscle, toilet cleaner, toilet block, toilet duck, toilet bleach, bleach block, harpic, dishwasher tab*, dishwashing tab*, dishwasher powder, dishwasher salt, dishwasher liquid, dishwasher gel, finish tablet*, cascade pod*, rinse aid, brillantante, oven cleaner, disinfectant*, disinfettante, disinfettanti, dettol, zoflora, lysol, jeyes*, pine sol, pinesol, lisoform, napisan, mop water, mop bucket,
          floor cleaner, floor polish, flash liquid, multi surface cleaner, multi surface spray, kitchen cleaner, kitchen spray, bathroom cleaner, bathroom spray, surface cleaner, surface spray, all purpose cleaner, antibacterial spray, glass cleaner, windolene, windex, cillit bang, cif, viakal, ajax, mastro lindo, ace gentile, candeggina*, varechin*, varichin*, amuchina, ipoclorito, chante clair, smacchiatore, stain remover*, vanish, sgrassatore, degreaser,
          acqua e candeggina, cloro della piscina, cloro, pool chlorine, chlorine, battery acid, acido della batteria, hair dye, hair relaxer, hair removal cream, veet, tinta per capelli, tinta dei capelli, crema depilatoria, cement, cemento, calcestruzzo, concrete dust, wet concrete, quicklime, garden lime, calce viva, calce, ant killer gel, dishwasher pod*, dishwasher capsule*, dishwasher detergent, laundry pod*, laundry capsule*, laundry tab*, washing capsule*, washing machine capsule*, washing machine pod*, detergent pod*, detergent capsule*, tide pod*, dash pod*, capsula dash, capsule dash, capsula dixan, capsule dixan, dixan, dash caps, contact lens cleaner peroxide, ariel pod*, persil capsule*, descaler, descaling, lye, caustic soda,
          petrol, petroleum, gasoline, kerosene, engine oil, olio motore, olio del motore, olio esausto, pool shock, pool water shock, pool chemical*, pool tablet*, diesel, paraffin, heating oil, white spirit, mineral spirits, turpentine, turps, lamp oil, tiki torch*, citronella oil lamp, oil lamp, olio per lampade, fabric softener, dryer sheet*, ammonia, ammonia cleaner, paint thinner, paint stripper, paint remover, gloss paint, oil paint, oil based paint, spray paint, wood stain, wood preserver, wood preservative, creosote, cuprinol, varnish, primer paint, tar, bitumen, catrame, bitume, sverniciator*, impregnante, vernice, vernici, smalto per legno, vernice spray,
          motor oil, gear oil, hydraulic oil, transmission fluid, wd40, wd 40, brake cleaner, carburettor cleaner, svitol, lighter fluid, lighter gel, barbecue gel, cigarette lighter*, disposable lighter*, accendino, accendini, zippo, firelighter*, fire lighter*, fire starter*, accendifuoco, diavolina, hydrochloric acid, sulphuric acid, sulfuric acid, liquitabs, limescale remover, rust remover, nail polish remover, nail varnish remover, nail polish, nail varnish, acetone, solvente per unghie, smalto per unghie, levasmalto, hydrogen peroxide, acqua ossigenata,
          disgorgante, sgorgatutto, idraulico liquido, niagara gel, acido muriatico, acido cloridrico, acido solforico, soda caustica, pastigli* lavastoviglie, pastigli* della lavastoviglie, pastigli* per lavastoviglie, pastigli* per la lavastoviglie, tab lavastoviglie, caps* lavastoviglie, caps* per lavastoviglie, caps* della lavastoviglie, detersivo lavastoviglie, detersivo per lavastoviglie, detersivo per la lavastoviglie, detersivo della lavastoviglie, caps* lavatrice, caps* per lavatrice, caps* della lavatrice, capsul* per lavatrice, capsul* della lavatrice, capsul* per la lavatrice, capsul* detersivo, capsul* di detersivo, pods per lavatrice,
          detersivo per pavimenti, detersivo per i pavimenti, detersivo pavimenti, lavapavimenti, anticalcare, decalcificante, benzina, gasolio, cherosene, acquaragia, acqua ragia, trementina, ammoniaca, ammorbidente, diluente, wc net, petrolio, solvente nitro, benzalconio, benzalkonium, vetril, lavavetri spray, detergente per vetri, lucido da scarpe, shoe polish, metal polish, silver polish, furniture polish, metaldetergente, pulisciforno, fornet, scioglicalcare, anitra wc, anatra wc, gel wc, gel per wc, decerante, cera per pavimenti, l ace, di ace, lisciva, varecchina, varecchine, candegina, scolorina, trielina, antiruggine, antimuffa, mould remover, mould spray, mold remover, mildew spray, patio cleaner, weed burner fuel, alloy wheel cleaner, car shampoo wax, swimming pool cleaner, borax, borace, slime kit, boric acid, acido borico, jet wash detergent, sanitising tablet*, sterilising tablet*, sterilizing tablet*, sterilising fluid, milton, contact lens peroxide, stura lavandin*, sturalavandin*, pastigli* wc, tavolett* wc, acido citrico, silicone sealant, grout`,
        ),
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.caustic }],
    reason: {
      en: 'Caustic or petroleum products burn mouth, throat and lungs.',
      it: 'I prodotti caustici o petroliferi bruciano bocca, gola e polmoni.',
    },
    onset: {
      en: 'Drooling, red mouth, cough or vomiting begin at once or within hours.',
      it: 'Bava, bocca rossa, tosse o vomito cominciano subito o in poche ore.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling, a red mouth or cough begin at once or within hours.',
      it: 'Bava, bocca rossa o tosse cominciano subito o in poche ore.',
    },
    inWater: {
      reason: {
        en: 'Caustic or oily products in the water burn gills and skin.',
        it: "Prodotti caustici o oleosi nell'acqua bruciano branchie e pelle.",
      },
      onset: {
        en: 'Gasping, restlessness and cloudy or slimy skin begin at once or within hours.',
        it: 'Respiro affannoso, agitazione e pelle opaca o con molto muco cominciano subito o in poche ore.',
      },
    },
    actions: [IF_ON_COAT, RINSE_MOUTH, KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.caustic],
  },
  {
    id: 'insecticide',
    name: { en: 'an insect or weed killer', it: 'un insetticida o diserbante' },
    route: 'spill',
    forms: [
      {
        names: listed(
          `insecticid*, insecticide spray, insetticid*, pesticid*, organophosphate*, organofosforic*, organofosfat*, carbamate*, carbammat*, paraquat, dichlorvos, malathion, chlorpyrifos, diazinon, dimethoate, cypermethrin, cipermetrina, deltamethrin, deltametrina, methomyl, aldicarb, methiocarb, imidacloprid, rose spray, rose food with insecticide, raid, raid spray, baygon, vapona, bug spray, bug killer, bug bomb, flea bomb, flea fogger, household flea spray, ant powder,
          ant killer, ant poison, ant spray, polvere per formiche, polvere antiformiche, formichicid*, veleno per formiche, velen* per formiche, wasp spray, spray per le vespe, spray vespe, wasp killer, wasp powder, fly spray, fly killer, fly bait, mesurol, flea powder, flea spray for the house, moth ball*, mothball*, naftalina, palline antitarme, antitarme, moth repellent, moth crystals, canfora in palline, mosquito liquid, liquido antizanzare, liquido per zanzare, ricarica vape zanzare, spray antizanzare,
          weed killer*, weedkiller*, herbicide*, glyphosate, glifosato, roundup, round up weed*, diserbant*, erbicid*, disseccante, fungicide*, fungicid*, verderame, copper sulphate, copper sulfate, solfato di rame, poltiglia bordolese, snail spray, grub killer, snake repellent, fertiliser*, fertilizer*, fertilizzant*, concime, concimi, lawn fertili*, plant food, plant feed, miracle gro, blood meal, bone meal, farina di ossa, farina di sangue, cornunghia, stallatico, lupini macinati, moss killer, iron sulphate, solfato di ferro`,
        ),
      },
      { names: listed(`${FLEA_COLLARS}, vectra felis`), within: NERVE_SIGNS },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.insecticide }],
    reason: {
      en: 'Some insect killers, garden chemicals and feeds attack nerves or gut within minutes to hours.',
      it: 'Alcuni insetticidi, prodotti e concimi da giardino colpiscono nervi o intestino nel giro di minuti o ore.',
    },
    onset: {
      en: 'Drooling, vomiting, small pupils, tremor or fits begin within minutes to hours.',
      it: 'Bava, vomito, pupille piccole, tremori o convulsioni cominciano nel giro di minuti o ore.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling, small pupils, tremor or fits begin within minutes to hours.',
      it: 'Bava, pupille piccole, tremori o convulsioni cominciano nel giro di minuti o ore.',
    },
    actions: [WASH_OFF, KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.insecticide],
  },
  {
    id: 'rodenticide-other',
    name: {
      en: 'zinc phosphide or another mole and mouse killer',
      it: 'fosfuro di zinco o altro veleno per talpe e topi',
    },
    route: 'mouth',
    forms: [
      {
        names: listed(
          `zinc phosphide, aluminium phosphide, aluminum phosphide, fosfuro di zinco, fosfuro di alluminio, phosphine, mole bait*, mole poison*, mole killer, mole worm*, gopher bait*, gopher poison*, vole bait, squirrel poison, velen* per talpe, velen* per le talpe, esc* per talpe, talpicid*, alphachloralose, alpha chloralose, alfacloralosio, alfa cloralosio, strychnine, stricnina, fluoroacetate, compound 1080, arsenic bait, thallium, tallio`,
        ),
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, neverSafe: true, source: SOURCES.phosphide }],
    reason: {
      en: 'Mole and mouse killers of this kind act within minutes to hours; the stomach may give off a poisonous gas.',
      it: 'I veleni di questo tipo agiscono nel giro di minuti o ore; dallo stomaco può sprigionarsi un gas velenoso.',
    },
    onset: {
      en: 'Vomiting, laboured breathing, cold body or fits begin within 15 minutes to 12 hours.',
      it: 'Vomito, respiro difficile, corpo freddo o convulsioni cominciano da 15 minuti a 12 ore.',
    },
    onsetWithoutVomiting: {
      en: 'Laboured breathing, a cold body or fits begin within 15 minutes to 12 hours.',
      it: 'Respiro difficile, corpo freddo o convulsioni cominciano da 15 minuti a 12 ore dopo.',
    },
    actions: [
      KEEP_PACK,
      {
        en: 'Open the car windows on the way: in the stomach the bait gives off a gas that is poisonous to you too.',
        it: "Apri i finestrini durante il viaggio: nello stomaco l'esca sprigiona un gas velenoso anche per te.",
      },
    ],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.phosphide],
  },
  {
    id: 'carbon-monoxide',
    name: { en: 'carbon monoxide or gas', it: 'monossido di carbonio o gas' },
    route: 'air',
    forms: [
      {
        names: listed(
          `carbon monoxide, co alarm, co detector, gas leak, monossido di carbonio, monossido, fuga di gas, perdita di gas`,
        ),
      },
    ],
    rows: [
      { animals: ['bird'], mild: ANY, severe: ANY, lethal: ANY, source: SOURCES.ptfe },
      { mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.poison },
    ],
    reason: {
      en: 'Carbon monoxide and gas take oxygen from the blood, of animals and of you.',
      it: 'Monossido e gas tolgono ossigeno al sangue, degli animali e tuo.',
    },
    onset: {
      en: 'Sleepiness, wobbling and collapse begin within minutes to hours.',
      it: 'Sonnolenza, barcollamento e collasso cominciano nel giro di minuti o ore.',
    },
    actions: [
      {
        en: 'Get everybody into fresh air at once and call the emergency number for people too.',
        it: "Porta subito tutti all'aria fresca e chiama anche il numero d'emergenza per le persone.",
      },
    ],
    donts: [NO_WAIT],
    sources: [SOURCES.poison],
  },
];
