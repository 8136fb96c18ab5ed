import type { Meaning } from '../../reading/lexicon.js';

export const GUT: Record<string, Meaning> = {
  swollen: [
    'swollen, swelling, swelled, bloat*, distended, tight, hard, huge, drum, balloon, twice the size, ballooned, tense, enlarged, puffed out',
    'gonfi*, tes*, dur*, tamburo, pallone, palloncino, dilatat*, enorme, ingrossat*, suona a vuoto',
  ],
  retch: [
    'retch*, gag*, dry heav*, heaving, heave, heaves, trying to .. sick, trying to .. vomit, trying to throw up, tries to .. vomit, trying to be sick, sick noise, tries to be sick, trying to puke',
    'conat*, cerca di vomitare, prova a vomitare, tenta di vomitare, versi come per rimettere, versi come per vomitare, vomita a vuoto, sforzi di vomito',
  ],
  nothingUp: [
    'nothing .. comes|coming|came, nothin .. comes|coming, nothing .. up, only foam, only spit, just foam, white foam, without bringing .. up, only saliva',
    'non esce niente, non esce nulla, esce solo, solo bava, solo schiuma, schiuma bianca, a vuoto, senza vomitare',
  ],
  vomit: [
    'vomit*, throw* up, threw up, thrown up, puk*, been sick, was sick, is sick, being sick, sicked up, bring* up .. food, keeps being sick, chucking up, flick* .. seed, regurgitat*',
    'vomit*, rimett*, rimess*, rigettat*, rigurgit*, ha dato di stomaco',
  ],
  diarrhoea: [
    'diarrh*, diarrea, diahrrea, diarhea, runny poo*, watery poo*, loose stool*, runny stool*, liquid poo*, squits, the runs, watery droppings, soft serve, mushy poo*, loose poo*, soft poo*, squishy droppings, soft squishy, poo .. water, splatter*',
    'diarre*, feci liquide, feci molli, feci mollicce, cacca liquida, cacca molle, cacca a spruzzo, cacca acquosa, scariche, sciolta, feci acquose, feci come acqua',
  ],
  stool: [
    'poo, poop, poops, pooped, stool*, droppings, faeces, feces, poos, turd*, motion*, motions, pellets of poo, litter tray, carrier',
    'cacca, cacche, cacchine, cacchina, feci, palline, pallina, escrementi, deiezioni, caccole',
  ],
  bloodInStool: [
    'raspberry jam, strawberry jam, red water, black tar*, tarry, coffee grounds, blood .. poo|stool|diarrhoea|diarrhea, bloody diarrhoea, bloody diarrhea, bloody poo*, bloody stool*, poo .. blood*, diarrhoea .. blood, vomit* .. blood, blood .. vomit',
    'marmellata di lampon*, nera come catrame, catrame, fondi di caffe, diarrea con sangue, sangue nelle feci, feci con sangue, cacca con sangue, diarrea .. sangue, vomit* .. sangue, sangue .. vomit*, diarrea emorragica',
  ],
  noStool: [
    'no poo*, no droppings, not pooed, not pooped, hasnt pooed, hasnt pooped, t pooed, t pooped, not .. droppings, t .. droppings, no .. poops, no .. poo, hardly .. poo*, droppings .. hardly, produced no, no faeces, no stool*, litter tray .. empty, litter .. empty, no pellets .. tray, poops either, droppings either, stopped poo*',
    'non fa cacca, non .. cacca, niente cacca, nessuna cacca*, niente palline, nessuna pallina, palline neanche, non .. palline, niente feci, nessuna cacchina, non defeca, cacchine .. nulla, lettiera vuota, non fa la cacca',
  ],
  noFood: [
    '@not .. eat*, @not .. eating, @not .. touch*, @not .. ate, skipped breakfast, skipped .. meal*, skipped .. dinner, turn* .. nose up, off .. food, off food, off her dinner, no appetite, lost .. appetite, lost interest in food, didnt want .. breakfast, @not want @food, @not want .. @food, still there, bowl .. full, wont take .. food, wont eat, anorexi*, nothing eaten, not suckling, not nursing, eaten nothing, leaves .. food, left .. food, went off .. food, @not .. drink*',
    'non .. mangia*, non .. mangiato, non .. mangi, non tocca*, non .. tocca, rifiuta* .. @food, rifiuta tutto, rifiuta pure, rifiutat*, digiun*, inappeten*, non .. becca, non becca, smesso di mangiare, senza appetito, perso .. appetito, ciotola .. piena, non ha voluto, non vuole .. mangiare, non vuole @food, e ancora li, sono ancora li, non beve, non poppa, non si attacca',
  ],
  lessFood: [
    'eats less, eating less, ate half, eats half, ate less, eats slowly, picked at, picks at, eats maybe, drops .. carrot, drops food, picky, leaves pellets, fussy, half his dinner, half her dinner, half his food, half of what, some of her dinner, went off',
    'mangia meno, mangia poco, mangia piano, mangiato meta, mangia la meta, mangiucchia, lascia .. pellet, snobba, mangia di meno, annusata e basta, mangia un po meno',
  ],
  strain: ['strain*, push*, squat*, contraction*, labour, labor, trying to pass', 'si sforza, sforza, sforzi, spinge, spingere, spinte, si accuccia, si mette in posizione, doglie, travaglio, contrazioni'],
  prolapse: [
    'prolaps*, something .. sticking out, something pink, something red, something .. hanging out, pink .. sticking, sticking out of .. vent, sticking out of .. bum, wont go back, organ .. out, insides out, intestin* .. out, gut* .. out, guts',
    'prolass*, esce .. dalla cloaca, esce .. dalla coda, esce dall ano, cosa rossa, roba viola, cosa rosa, non rientra, esce qualcosa, qualcosa che esce, fuori dall ano, intestin* .. fuori, esce dal sedere',
  ],
  string: [
    'string, thread, tinsel, ribbon, yarn, wool .. bum, dental floss, fishing line, elastic .. bum, needle, needles',
    'filo, fili, spago, nastro, lana, elastico, ago .. filo, lenza, ago, aghi',
  ],
  foreign: [
    'sock*, toy part, squeaker, stone, stones, pebble*, coin*, corn cob*, corncob*, cob, peach stone, avocado stone, hair tie*, rubber, eraser, earplug*, plastic, sponge, tampon*, nappy, diaper, underwear, pants, tights, carpet, glass, bone, bones, skewer*, toothpick*, stick, balloon, foam toy, bottle cap, lego',
    'calzino, calzini, calza, sasso, sassi, pietra, moneta, monete, nocciolo, noccioli, pannocchia, tutolo, elastico, gomma, gommina, plastica, spugna, assorbente, pannolino, mutand*, moquette, vetro, osso, ossa, ossicin*, spiedino, stecchino, stuzzicadenti, bastoncino, tappo, fischietto, pupazzo, peluche, gommapiuma, cuffie',
  ],
  battery: ['batter*, button cell, magnet*, magnets', 'batteri*, pila a bottone, pile a bottone, pila, pile, magnet*, calamit*'],
  swallow: [
    'swallow*, ate, eaten, eating, wolfed, gobbled, gulped, ingest*, missing, chewed, crunched, bitten off, gone, inside him, inside her',
    'ingoiat*, inghiottit*, mangiat*, divorat*, ingerit*, mancano, manca, masticat*, sparit*, sgranocchiat*, nella sua pancia, si e divorato',
  ],
  hunched: ['hunch*, praying position, tucked up, sat in .. corner, sits in .. corner, sit in .. corner, in the corner, like a loaf, pressing .. belly, lies stretched, eyes half shut, teeth grind*, grind* .. teeth, grinding', 'gobb*, ingobbit*, rannicchiat*, accovacciat*, in un angolo, nell angolo, a pagnotta, schiacciat* a terra, digrigna*, occhi a fessura, occhi socchiusi'],
  drool: ['drool*, dribbl*, slobber*, frothing', 'sbav*, bava, saliva, ipersaliv*'],
  colic: ['rolling, kicking at .. belly, looking at .. side, looking at .. tummy, looks at .. flank, pawing the ground', 'si rotola, si guarda il fianco, guarda il fianco, si guarda la pancia, scalcia, coliche, colica'],
  maggots: ['maggot*, fly eggs, flystrike, fly strike, worms .. moving, wriggling worms, white worms, little worms', 'larv*, vermi .. muovono, vermetti, bigattini, uova di mosca, mosche .. ferita, miasi'],
};
