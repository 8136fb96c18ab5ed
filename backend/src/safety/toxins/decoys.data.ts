import { listed } from './listed.js';

/** Words that look like a substance and are none; they win over shorter names. */
const LOOK_ALIKES: readonly string[] = [
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

/** Harmless things, also those for which a vaguer word ("plant", "tablet") stands beside them. */
const HARMLESS = listed(
  `wine gum*, beer batter, ginger beer, root beer, ginger ale, cookie dough, biscuit dough, impasto dei biscotti, pasta frolla, pasta sfoglia, pasta fillo, carob, carruba, carrube, salt lick, salt circle, stevia, aspartame, saccharin, sucralose, erythritol, eritritolo, dog toothpaste, dentifricio per cani, dog beer, cat wine,
  salt and pepper, salt of the earth, coconut oil, olive oil, silica gel, silica packet*, silica sachet*, silica bag*, desiccant*, do not eat packet*, do not eat sachet*, bustin* di silice, gel di silice, silice, sacchettino di silice, crayon*, chalk, chalks, pencil*, pen ink, felt tip*, marker pen*, washable paint, kids paint, gessetto, gessetti, pastell* a cera, pastello, pastelli, matita, matite, pennarell*, acquerelli atossici, vaseline, petroleum jelly, vaselina,
  spider plant*, falangio, clorofito, chlorophytum, orchid*, orchide*, african violet*, violetta africana, christmas cactus, cactus di natale, boston fern, fern, ferns, felce, felci, calathea*, peperomia*, cat grass, erba gatta, catnip, erba per gatti, areca palm, parlour palm, parlor palm, palma areca, kentia, haworthia*, echeveria*, pilea, money tree, pachira, bamboo, rose bush, roses, rosebud, petali di rosa, sunflower*, girasol*, dandelion*, tarassaco, clover, trifoglio, hibiscus, ibisco, camomile, chamomile, camomilla, marigold*, calendula, nasturtium*, nasturzio, basil plant, pianta di basilico, basil, basilico, parsley, rosemary, rosmarino, thyme plant, sage leaf, mint plant, lettuce, strawberry plant, raspberr*, pea plant*, pansy, pansies, petunia*, snapdragon*, zinnia*, grass plant, hay, fieno,
  goji berries, mixed berries, frutti di bosco, juniper berries of gin, plant pot*, plant based, planted, pot of soil, soil, terriccio, terra del vaso, sugar free jelly of dog, caterpillar toy, toadstool toy, mushroom toy, chocolate toy, avocado toy, pill pocket*, pill popper, pill crusher, tablet computer, ipad, tablet screen, sleeping bag, battery life, battery powered, battery park, bleach blonde, coin purse, paint brush, paintbrush*, nail clipper*, nail trimmer*,
  gas bubble*, trapped gas, gas drops, spray bottle of water, water spray, spraying urine, urine spraying, cuff, hot dog*, match of, tennis match, football match, plant food for fish, lily pad toy, spray di feromoni, feliway, adaptil, rescue remedy, bach flower*, fiori di bach, pheromone spray, pheromone diffuser*, holly named, ivy named, smoke detector, smoke coloured, smoke grey, blue smoke, color fumo, grigio fumo, fumo di colore, coffee coloured, sand coloured, worm castings, lettiera pulita, clean litter, lettiera nuova`,
);

/** Real words one slip away from a name. */
export const REAL_WORDS = new Set(
  `coccolato coccolata coccolati coccolate coccolare raising raisins grades grates graphs groups
  aspirare aspirato aspiring aspirate patrol petrels bleached breach opinion opinions unions
  magnesio magnesium permette permetto permettono permettere permesso cannella cannelle batteri
  batterio bacteria batterico avvocato avvocati figlio figli luglio migliori migliore foglia foglie
  miglio bibite alcuni alcune cotone colare polled pollen pollo polite police policy spirit spirits
  sprint coffin coffer office potato bottle butter better letter batter battered banana coming
  common garbage garden golden tables table stable poisons person cocker tavola cavolo porto porta
  purina canine canini caramella vicino vivono lillies cicale cicala cereal cigar magnetic pastina
  prezzo pasto sultan current currently aerobic zincato veleni velcro arsenic calmati calmata calmo
  calla calle call called spruce sprays sprain sprayed smoked smoker smooth fumare joints coined
  collar corn vines winner lovely lively monster monsters palline pallina tranquillo tranquilla
  tranquilli tranquille tranquillita tranquillamente cleaned cleaning cleans tomcat condition
  conditions ability advocated advocates airport airports airtight altare ambient american americana
  ammonita ammoniva ammonta armonia aspiri aspirino atomica aumentino banche barche batterai battere
  batterei batterla batters beached beaches beaching biting blasting bocche bollono booting branda
  brande brands brawnier brawniest breached breaches breaching brocca browned browner brownest
  browning buffering bulling bullion buttery calando calano campagne canale candeggio candies
  candled canile canora cantuccino cappuccini cappuccio caprina caprino cedere celebre celere
  cements cenare cenerei ceneri centre chides chiles chimes chinano cieche cimento circolata clarity
  cocche cocking codding coding collage collages comforts conceria concerna concert concerti
  concerto concerts concetta conciai concili concise concisi concord concreta concur condor
  confronting confrontino contraception contract contrae convenga conveniva converta corporal
  creating creative creator cretina cretine currents daylight debase decongestionarsi deformerai
  deformeranno deformerebbe deformerei deformeremmo deformeremo deformereste deformeresti
  deformerete deponi deposit deroghe diesels differing digital digitane digitare digitate disertante
  disgregante dissented dissenter dissestante dissetante distaccante draghe droghi espressa espresse
  famine fanghi farine fertilisation fertilise fertilised fertilises fertilising fertilization
  fertilize fertilizes fertilizza fertilizzi fertilizzo firefighter firefighters foaling focalizzare
  frozen gallivant giacenti giulio gloriose gloriosi glorioso graces graves grazes gripes gropes
  groppa herein heroic heroine impasta impasti impatto impegnante impegnaste impegnate impiegante
  imposto imprecante impregnable impregnate impregnated impregnates imprestante impugnante incuria
  incurie inhale inhaled inhales innovare integrare integrate integrati integrativi integrato
  intercepted intercepting interception interceptions intercepts intercetto lattiera lettera
  liquored lirica lodino lontana lunetta lyrical lyrics magnate magnetise magnetised magnetises
  magnetising magnetism magnetize magnetized magnetizes magnetizing magnetizzati manias marches
  matched mirata moisture momenti momento moments montino moulds neural odiate opinate oppress
  optate optiate osiate ostensible ostensibly oziate painfuller parasol pathos pencilling
  pencillings peonies peppers pietra pietre pietrifica pietrifico pietrina pietrine pietro pietrone
  piomba piombando piombano piombante piombiamo piombiate pitturai pitturi pitturo pollice polling
  prison prisons professional professionale professionali professionally professionalmente
  professionals profugo profuma propali propalino proventi puffed puffier raises rassetto regain
  regained regains regine ricing rispetto ritaglino rivaling sapore scaldavano seminante serenade
  serenate sgrassare sgrassate sgrassato shallow shallower shallowest shallows sicari simpatica
  sipari smacchiare smacchiate smacchiato snicker soffitto soffristi soffritta soffritte spariva
  sparkler sparkles sperda spineless spinosa spirava spiriti spirito sputante squall squilla squilli
  squillo stains stallion stallions static stating station stations sterminante sterminaste
  sterminasti sterminate sterminati stickers strongholds sultano sultans superata superflue
  supplement supplemented svernante taglio temper temperai tempere temperi tempero tempers tempia
  temprai tempre tempri tempro tranquilize tranquilized tranquilizes tranquilizing tranquiller
  tranquillise tranquillised tranquillises tranquillising tranquillize tranquillized tranquillizes
  tranquillizing tranquillizzare trentina tridente tridenti tritando tritano tritante unison
  valichino vernicia vernicio vertice vertici vicine vising visino visione visite visone vividest
  voltare voltarono warmer whisked whisker whisks winded worker workers wormed`.split(/\s+/),
);

/** Names of things that are none of the substances. */
export const DECOYS: readonly string[] = [...LOOK_ALIKES, ...HARMLESS];
