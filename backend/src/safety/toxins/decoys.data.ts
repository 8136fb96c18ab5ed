import { SALT_LICKS } from './salt-licks.js';
import { listed } from './toxin.js';

/** Words that look like a substance but are none; they win over shorter names. */
const LOOK_ALIKES: readonly string[] = [
  // In Italian, "it runs".
  ...listed(
    'che cola, gli cola, naso cola, occhio cola, occhi cola, bocca cola, cola bava, cola saliva, cola sangue, cola pus, cola muco, cola siero, cola liquido, cola dal naso, cola dal muso, cola dalla bocca, cola dalla ferita, cola dagli occhi, cola dalle orecchie',
  ),
  // For cats; the other products of this name hold permethrin.
  ...listed(
    'vectra felis, vectra for cats, vectra gatto, vectra gatti, vectra per gatt*, vectra per il gatto, vectra del gatto, vectra da gatto',
  ),
  'chocolate lab',
  'chocolate labs',
  'chocolate labrador*',
  'chocolate point',
  'chocolate brown',
  'chocolate colo*',
  'chocolate poodle',
  'chocolate cocker',
  'chocolate coat',
  'chocolate spaniel',
  'color* cioccolat*',
  'labrador cioccolat*',
  'labrador chocolate',
  'cat lily',
  'kitten lily',
  'my lily',
  'named lily',
  'called lily',
  'dog lily',
  'lily is',
  'lily has',
  'lily s',
  'rat lily',
  'hot spot*',
  'hot spot on',
  'hot spots on',
  'coffee table',
  'tea towel',
  'wine glass',
  'coin toss',
  'caffe letterario',
  'grape vine cage',
  'grapeseed oil',
  'baking powder',
  'tavolino da caffe',
  'coke oven',
  'peanut butter',
  'salt free',
  'poison ivy vaccine',
  'pila di',
  'pile di',
  'pile of',
  'velen* di vipera',
  'velen* del serpente',
  'velen* del ragno',
  'velen* della vipera',
  'spray bottle',
  'weed puller',
  'gin rummy',
  'rum runner',
  'cocoa the',
  'sale sul',
  'food poisoning',
  'button mushroom*',
  'fishing bait*',
  'bait hook',
  'bait shop',
  'esc* da pesca',
  'esc* vive',
  'champignon*',
  'funghi champignon',
  'white mushroom*',
  'portobello',
  'store bought mushroom*',
  'mushroom soup',
  'medicinal mushroom*',
  'fungo della pelle',
  'fungo all',
  'a fungo',
];

/** Harmless things, even next to a vaguer word ("plant", "tablet"). */
const HARMLESS = listed(
  `smells of acetone, smells like acetone, smelling of acetone, smelling like acetone, smell of acetone, acetone breath, breath like acetone, acetone smell, smells of nail polish remover, smells like nail polish remover, smells of nail varnish remover, smells like nail varnish remover, alito di acetone, odore di acetone, puzza di acetone, sa di acetone, alito acetonico,
  hanno avvelenato dei can*, hanno avvelenato dei gatt*, hanno avvelenato alcuni can*, hanno avvelenato altri can*, hanno avvelenato due can*, hanno avvelenato tre can*, hanno avvelenato tanti can*, hanno avvelenato i cani,
  cream carpet*, cream sofa*, cream rug*, cream coat*, cream couch*, cream colo*, antipulci in pastigli*, antipulci in compress*, pastigli* antipulci, compress* antipulci,
  monensin free, coccidiostat free, coccidiostats free, ionophore free,
  salt water, saltwater, lack of salt, lacking salt, short of salt, need salt, needs salt, gli manca il sale, le manca il sale, mancanza di sale, carenza di sale, acqua salata, acqua e sale, canna da pesca, giocare con la canna, gioca con la canna, gioco con la canna, canna con le piume, canna gioco, canne da pesca, canna dell acqua, plastic bag, plastic toy, plastic bottle, sacchetto di plastica, cena di, ora di cena, rose buds, taste buds, flower buds, cotton buds, ear buds, earbuds, mangia la cena, ate his dinner, ate her dinner, eat his dinner, ate dinner, eats dinner, mangiato la cena, wine gum*, beer batter, ginger beer, root beer, ginger ale, cookie dough, biscuit dough, impasto dei biscotti, pasta frolla, pasta sfoglia, pasta fillo, carob, carruba, carrube, salt circle, stevia, aspartame, saccharin, sucralose, erythritol, eritritolo, dog toothpaste, dentifricio per cani, dog beer, cat wine,
  salt and pepper, salt of the earth, coconut oil, olive oil, silica gel, silica packet*, silica sachet*, silica bag*, desiccant*, do not eat packet*, do not eat sachet*, bustin* di silice, gel di silice, silice, sacchettino di silice, crayon*, chalk, chalks, pencil*, pen ink, felt tip*, marker pen*, washable paint, kids paint, gessetto, gessetti, pastell* a cera, pastello, pastelli, matita, matite, pennarell*, acquerelli atossici, vaseline, petroleum jelly, vaselina,
  spider plant*, falangio, clorofito, chlorophytum, orchid*, orchide*, african violet*, violetta africana, christmas cactus, cactus di natale, boston fern, fern, ferns, felce, felci, calathea*, peperomia*, cat grass, erba gatta, catnip, erba per gatti, areca palm, parlour palm, parlor palm, palma areca, kentia, haworthia*, echeveria*, pilea, money tree, pachira, bamboo, rose bush, roses, rosebud, petali di rosa, sunflower*, girasol*, dandelion*, tarassaco, clover, trifoglio, hibiscus, ibisco, camomile, chamomile, camomilla, marigold*, calendula, nasturtium*, nasturzio, basil plant, pianta di basilico, basil, basilico, parsley, rosemary, rosmarino, thyme plant, sage leaf, mint plant, lettuce, strawberry plant, raspberr*, pea plant*, pansy, pansies, petunia*, snapdragon*, zinnia*, grass plant, hay, fieno,
  goji berries, mixed berries, frutti di bosco, juniper berries of gin, plant pot*, plant based, planted, pot of soil, soil, terriccio, terra del vaso, sugar free jelly of dog, caterpillar toy, toadstool toy, mushroom toy, chocolate toy, avocado toy, pill pocket*, pill popper, pill crusher, tablet computer, ipad, tablet screen, sleeping bag, battery life, battery powered, battery park, bleach blonde, coin purse, paint brush, paintbrush*, nail clipper*, nail trimmer*,
  gas bubble*, trapped gas, gas drops, spray bottle of water, water spray, spraying urine, urine spraying, cuff, hot dog*, match of, tennis match, football match, plant food for fish, lily pad toy, spray di feromoni, feliway, adaptil, rescue remedy, bach flower*, fiori di bach, pheromone spray, pheromone diffuser*, holly named, ivy named, smoke detector, smoke coloured, smoke grey, blue smoke, color fumo, grigio fumo, fumo di colore, coffee coloured, sand coloured, worm castings, lettiera pulita, clean litter, lettiera nuova`,
);

/** Real words one slip away from a name. */
export const REAL_WORDS = new Set(
  `inspira inspirano inspirare inspirando inspiro ability disinfettare disinfetto disinfettato accendi accendiamo accendono accenno advantaged advantages advocated advocates aerobic
  airport airports airtight alcune alcuni altare ambient american americana ammonita ammoniva
  ammonta armonia arresto arrosti arroto arsenic aspirare aspirate aspirato aspiri aspiring aspirino
  astray atomica aumentino avvocati avvocato bacteria banana banche barche batter batterai battere
  battered batterei batteri batterico batterio batterla batters beached beaches beaching better
  bibite biting blacken blasting bleached bocche bollono bombardando bombardano bombardato
  bombardavo bombardi bombardiamo bombarding bombardo booting bottle bracket branda brande brands
  brawnier brawniest breach breached breaches breaching brocca browned browner brownest browning
  buffering bulling bullion butter buttery cacche cagnetta cagnette cagnetto calando calano call calla
  calle called calmata calmati calmo campagne campai campare campati campavi canada canale canape
  canapo candeggio candies candled canile canine canini canker cankers cannella cannelle canora
  cantuccino cappuccini cappuccio caprina caprino caramella carnagione carnagioni cavolo cedere
  celebre celere cements cenare cenerei ceneri centesima centesimo centre cereal chides chiles
  chimes chinano chowing cicala cicale cieche cigar cimento circolata circolato clarity cleaned
  cleaning cleans cocche coccolare coccolata coccolate coccolati coccolato cocker cocking codding
  coding coffer coffin coined colare collage collages collar comforts coming common compari compose
  composta composte composti composto composts conceria concerna concert concerti concerto concerts
  concetta conciai concili concise concisi concord concreta concur condition conditions condor
  confer confers confronting confrontino contraception contract contrae convenga conveniva converta
  cooker corn corporal cotone creating creative creator cretina cretine crewing current currently
  currents daylight debase decolorante decongestionarsi deformerai deformeranno deformerebbe
  deformerei deformeremmo deformeremo deformereste deformeresti deformerete deplorante deponi
  deposit deroghe diesels differing digital digitane digitare digitate dinned disertante disgregante
  dissented dissenter dissestante dissetante distaccante draghe droghi espressa espresse famine
  fanghi farine fertilisation fertilise fertilised fertilises fertilising fertilization fertilize
  fertilizes fertilizza fertilizzi fertilizzo figli figlio firefighter firefighters foaling
  focalizzare foglia foglie forest foresta foreste forests forget frozen fumare gallivant garbage
  garden giacenti gironzola giulio gloriose gloriosi glorioso golden graces grades graphs grates
  graves grazes gripes gropes groppa groups herein heroic heroine impasta impasti impatto impegnante
  impegnaste impegnate impiegante imposto imprecante impregnable impregnate impregnated impregnates
  imprestante impugnante incensed incenses incuria incurie inhale inhaled inhales innovare integrare
  integrate integrati integrativi integrato intense intenso intercepted intercepting interception
  interceptions intercepts intercetto joints lattiera letter lettera lillies liquored lirica liscia
  lively lodino lontana lovely luglio lunetta lupine lupines lyrical lyrics magnate magnesio
  magnesium magnetic magnetise magnetised magnetises magnetising magnetism magnetize magnetized
  magnetizes magnetizing magnetizzati manias marches margarina margini marini martin martino martiri
  mastini matched mattini mentor mentors miglio migliore migliori mirata moister moisture momenti
  momento moments monito monster monsters monterai monteranno montino moulds mounded neural odiate
  office opinate opinion opinions oppress optate optiate osiate ostensible ostensibly oziate pagella
  pagelle painfuller pallina palline panche parasol pastina pasto pathos patrol pencilling
  pencillings pendola penzola penzolino peonies peppers permesso permette permettere permetto
  permettono person petrels pietra pietre pietrifica pietrifico pietrina pietrine pietro pietrone
  piomba piombando piombano piombante piombiamo piombiate pitturai pitturi pitturo poisons police
  policy polite polled pollen pollice polling pollo porcili porta porto potato prezzo prison prisons
  professional professionale professionali professionally professionalmente professionals
  profittevole profugo profuma propali propalino proventi puffed puffier purina raises raising
  raisins rassetto regain regained regains regine richer ricing rispetto ritaglino rivaling rocker
  sapore scaldavano scolorita scoloriva seminante serenade serenate sgrassare sgrassate sgrassato
  shallow shallower shallowest shallows sicari simpatica sipari smacchiare smacchiate smacchiato
  smalta smoked smoker smooth snicker soffitto soffristi soffritta soffritte spariva sparkler
  sparkles sperda spineless spinosa spirava spirit spiriti spirito spirits sprain sprayed sprays
  sprint spruce sputante squall squilla squilli squillo stable stains stallion stallions static
  stating station stations sterminante sterminaste sterminasti sterminate sterminati stickers stolen
  strongholds sultan sultano sultans superata superflue supplement supplemented svernante sweetened
  swollen table tabled tables taglio tavola temper temperai tempere temperi tempero tempers tempia
  temprai tempre tempri tempro tomcat tranquilize tranquilized tranquilizes tranquilizing tranquilla
  tranquillamente tranquille tranquiller tranquilli tranquillise tranquillised tranquillises
  tranquillising tranquillita tranquillize tranquillized tranquillizes tranquillizing
  tranquillizzare tranquillo trentina tridente tridenti tritando tritano tritante unions unison
  valichino vecchina velcro veleni vernicia vernicio vertice vertici vicine vicino vines vising
  visino visione visite visone vividest vivono voltare voltarono warmer washes whisked whisker
  whisks winded winner worker workers wormed zincato`.split(/\s+/),
);

/** Names of things that are not among the substances. */
export const DECOYS: readonly string[] = [...LOOK_ALIKES, ...HARMLESS, ...SALT_LICKS];
