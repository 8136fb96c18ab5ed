import type { Meaning } from '../../reading/lexicon.js';

const CAR =
  'car|cars|van|truck|lorry|bus|bike|bicycle|cyclist|scooter|motorbike|moped|motorcycle|tractor|taxi|train|tram|quad|suv|driver|vehicle|mower|lawnmower|trailer|jeep|ute|4x4|wheel|tyre|tire|wheelbarrow|ebike|lorries';
const AUTO =
  'macchin*|auto|automobil*|camion|camioncino|furgon*|moto|motorin*|motociclett*|scooter|bici|biciclett*|monopattin*|autobus|pullman|trattore|treno|tram|taxi|jeep|suv|pirata|ruota|passeggino|vespino|autocarro|corriera|camper';
const HURT =
  'hit|hits|struck|knocked|clipped|bumped|smashed|caught|ran|run|drove|driven|crushed|squashed|flattened|reversed|backed|sideswiped|winged|grazed|bowled|rolled|nudged|glanced|got|flung|mowed';
const SMALL = 'him|her|it|them|my|our|the|his|one';
const PREDATOR =
  'fox|foxes|hawk|owl|sparrowhawk|magpie|crow|seagull|gull|buzzard|eagle|kestrel|falcon|badger|boar|coyote|raccoon|racoon|stoat|weasel|marten|polecat|mink|heron|possum|predator|stray|husky|terrier|pitbull|staffy|shepherd|rottweiler|greyhound|mastiff';
const PREDATORE =
  'volpe|volpi|faina|donnola|falco|falchetto|poiana|gufo|civetta|gazza|cornacchia|corvo|gabbiano|cinghial*|lupo|lupi|tasso|martora|puzzola|rapace|airone|nutria|randagio|randagi|pitbull|molosso|mastino|rottweiler|pastore|istrice';
const BIT =
  'bit|bitten|bite|bites|biting|attacked|attack|attacking|mauled|savaged|grabbed|grab|snatched|shook|shaken|pounced|caught|got|took|had|has|chomped|nipped|ripped|tore|clawed|swiped|swatted|scratched|chased|lunged|jumped|went|crunched|ragged|carried|mouthed|picked|hold|latched';
const MORSO =
  'mors*|mord*|morsic*|azzann*|aggred*|attacc*|assal*|sbran*|preso|presa|acchiapp*|acciuff*|afferr*|agguant*|addent*|scroll*|scosso|scossa|graffi*|artigli*|ghermi*|rapit*|portat*|saltat*|avventat*|strapp*|dilani*|squarc*|ferit*|beccat*|zampat*|bocca|fauci|pizzic*|buttat*|rincors*|catturat*';
const HIGH =
  'balcon*|window|windows|windowsill|windowledge|roof|rooftop|storey|story|stories|storeys|floor|floors|terrace|ledge|cliff|ladder|scaffold*|bridge|ravine|landing|bannister|banister|bannisters|loft|attic|metres|meters|ft|stairwell|wall|tree|gutter|building|veranda';
const ALTO =
  'balcon*|finestr*|finestrin*|tetto|piano|piani|terrazz*|davanzal*|ringhier*|burron*|dirup*|scogl*|rupe|ponte|impalcatur*|scala|scale|soffitta|metri|cornicion*|ballatoi*|tromba|tettoia|albero|muro|lucernari*|soppalc*|abbain*|mansard*';

/** What befalls an animal from outside. */
export const HARM: Record<string, Meaning> = {
  vehicle: [
    `${CAR} .. ${HURT}, ${HURT} .. ${CAR}, ${HURT} ... ${CAR}, ${CAR} ... ${HURT} ${SMALL}, got .. under .. ${CAR}, went .. under .. ${CAR}, ended .. under .. ${CAR}, fell out of .. ${CAR}, jumped out of .. moving, jumped from .. moving, moving car, fell off .. back of .. truck, under .. wheel*|car|van, wheels went over, wheel went over, wheel .. rolled over, run over, been ran over, got ran over, was ran over, were run over, ran .. ${SMALL} over, ran over ${SMALL}, ran over .. paw|leg|tail|foot|back, drove over, driven over, drive over, drove into, reversed over, reversed into, backed over, backed into, knocked down, knocked over by, knocked him, knocked her, hit and run, car accident, road accident, road traffic accident, rta, traffic accident, car crash, hit by, got hit, been hit, was hit, lawnmower .. hit, strimmer, strimmed, mower, oil on .. fur, claws .. shredded, shredded claws, scuffed claws, road rash, gravel rash, came home .. oil, dragged by .. ${CAR}, dragged behind`,
    `investit*, investi, investirl*, investend*, arrotat*, arrotar*, travolt*, falciat*, tamponat*, ${AUTO} .. urtat*|colpit*|pres*|travolt*|centrat*|schiacciat*|investi*|sbattut*|toccat*|buttat*|sfiorat*|beccat*|tirat*, ${AUTO} ... urtat*|colpit*|pres*|travolt*|centrat*|schiacciat*|investi*|sbattut*|arrotat*|ciapp*, urtat*|colpit*|pres*|travolt*|centrat*|schiacciat*|sbattut*|botta|toccat*|sbalzat* .. ${AUTO}, urtat*|colpit*|travolt*|centrat*|schiacciat*|sbattut*|botta|sbalzat* ... ${AUTO}, mess* sotto, tirat* sotto, pres* sotto, finit* sotto, andat* sotto, passat* sopra, passat* sulla zampa, passat* sulla coda, passat* addosso, ruota .. sopra, retromarcia, incidente stradale, incidente d auto, incidente con, caduto dall auto, saltato dall auto, auto in corsa, tosaerba, decespugliatore, falciatric*, grasso di motore, unghie .. consumate sull asfalto, asfalto .. unghie`,
  ],
  fall: [
    `window strike, into .. window, came down on, fell from, fell off, fell out, fell down .. stairs|steps|hole|cliff|well, fell .. stairs, fell through, fell onto, fell on .. head|back, fell .. metres|meters|feet|ft|floors|stories|storeys, fallen from, fallen off, fallen out, fallen down .. stairs, falling from, falling off, falls from, took a tumble, took a fall, tumbled down, tumbled off, tumbled from, had a fall, nasty fall, bad fall, big fall, plummet*, plunged, jumped off .. ${HIGH}, jumped out .. window|balcony|arms, jumped from, leapt off, leapt out, leapt from, leaped off, leaped from, slipped off, slipped out of my hands|arms, slipped from, rolled off .. bed|sofa|table|couch, out of .. window, over .. balcony, off .. balcony, off .. roof, off .. ledge, went out .. window, went over .. balcony|railing|edge, went off .. balcony|edge|cliff, landed on .. head|back|neck|concrete|side, dropped .. on .. floor, dropped him, dropped her, dropped it, fell on .. pup|puppy|dog|cat|kitten|rabbit|bird|hamster|head, fell on my, dived off, dove off, launched .. off, heavy .. fell|dropped|landed .. on, dropped .. heavy, dropped ... on .. head|back|paw|leg, dropped my, dropped the hamster|rabbit|bunny|bird|kitten|puppy|rat|pig|tortoise|lizard|gecko|cat|dog, was dropped, got dropped, been dropped, slammed into, slammed .. into .. window|wall|glass, flew into, flown into, crashed into, ran into .. wall|door|glass|tree|pole|post, smashed into, smacked into, smacked .. head, hit .. window|wall|glass|tree|ceiling|mirror, hit .. head, hits .. head, bang* .. head, bump* .. head, knock* .. head, bash* .. head, crack* .. head, whack* .. head, smack* .. head, blow to .. head, head .. injur*, head trauma, concuss*, something heavy fell, fell on top of, landed on top of, fell on him, fell on her, stepped on him|her|my|it|the, accidentally .. stepped on, stepped .. on .. by accident, got stepped on, was stepped on, trod on, trodden, stood on him|her|my|it|the, stamped on, stomped on, i|we|son|daughter|kid|child|husband|wife|someone|accidentally|toddler|boyfriend|girlfriend|mum|dad|grandma sat on, rolled on, squashed, squished, crush*, flattened, got shut, shut .. in .. door|drawer|gate|window, shut .. door, closed .. door .. on, slammed .. door, door slammed, door .. slammed, door .. shut on, door .. closed on, trapped in .. door|window|drawer|recliner|sofa|fence|gate|bars, trapped under, got trapped, pinned under, caught in .. door|fence|gate|window|recliner|bars|wheel|trap|snare|wire, caught by .. door, stuck in .. window|door|fence|bars|recliner|blind, ceiling fan, fan hit, fan .. hit, kicked by, been kicked, was kicked, got kicked, kicked him|her|my|in, someone kicked, horse kicked, kicked in .. head|chest|belly|ribs, punched, was thrown, been thrown, got thrown, thrown against|across|off|by, threw him, threw her, swung .. by, hit with, beaten, beaten up, hit him|her .. with, ball hit, golf ball, cricket ball, tripped over him|her|the, door .. caught, recliner, garage door, animal trap, mouse trap, rat trap, glue trap, snap trap`,
    `cadut* dal, cadut* dalla, cadut* dall, cadut* da, cadut* giu, cadut* di, cadut* per le scale, cadut* dalle, cadut* nel, cadut* nella tromba, cadut* sul|sulla|sulle, cadut* a testa, cade dal, cade dalla, cadde, e caduto, e caduta, mi e cadut*, e cascat*, mi e cascat*, cascat* dal|dalla|giu|da|di, cascand*, caduta dal, caduta dalla, brutta caduta, fatto un volo, fatto un capitombolo, capitombol*, ruzzol*, rotolat* giu|dalle, precipit*, volat* giu, volat* dal|dalla|di sotto|contro|addosso, volata giu, buttat* giu, buttat* di sotto, gettat* di sotto, gettat* dal*, saltat* giu|dal|dalla|dalle, lanciat* dal|dalla|giu|di sotto, si e buttat*, si e lanciat*, si e gettat*, giu dal, giu dalla, giu dalle scale, dal .. piano .., piano .. caduto, scivolat* dalle mani|dal|dalla|di mano|giu, sfuggit* di mano, mi e scappat* di mano, sbattut* contro, sbattut* .. testa, sbattut* la, sbatte la testa, picchiat* .. testa, batt* .. testa, battut* .. testa, battut* la, urtat* la testa, colpo in testa, colpo alla testa, preso una botta, presa una botta, preso un colpo, botta in testa, botta alla testa, bott* .. testa, brutta botta, bella botta, forte botta, trauma cranico, trauma alla testa, trauma, commozione, schiant*, finit* contro, andat* contro .. vetro|muro|porta|finestra, contro .. vetro|muro|porta|specchio|finestra|albero, schiacciat*, schiacci, pestat* .. coda|zampa|lui|lei|il|la, l ho pestat*, ho pestat*, calpestat*, salit* sopra, messo .. piede sopra, mess* i piedi sopra, sedut* sopra, sedut* addosso, cadut* sopra, cadut* addosso, cascat* addosso, gli e caduto addosso, crollat* addosso, incastrat*, rimast* chius* nella|nel|in, chius* .. porta, chius* nella porta, porta .. addosso, chius* la coda, chius* la zampa, sportello, impigliat*, intrappolat*, ventilatore, pale del, finestra a ribalta, finestra a vasistas, vasistas, ribalta, sono cadut* sopra, un calcio, scalciat*, dei calci, a calci, calci di, pres* a calci, tirat* un calcio, scalciat*, picchiat*, bastonat*, percoss*, maltrattat*, malmenat*, pallonata, tagliola, laccio, in trappola, nella trappola, in una trappola, basculante, saracinesca, cancello automatico`,
  ],
  highPlace: [HIGH.replaceAll('|', ', ') + ', out of .. window', ALTO.replaceAll('|', ', ')],
  attack: [
    `bit him, bit her, bit my, bit our, bit his, bit its, bitten by .. dog|cat|fox|rat|ferret|horse|husky|terrier|shepherd|animal|badger|another, bitten on, bitten in, been bitten, got bitten, was bitten, bitten and, bitten badly, bite wound*, bite mark*, bite injur*, bite hole*, bites on .. neck|back|leg|belly|chest, teeth marks, tooth mark*, fang*, claw marks, mauled, mauling, savaged, attacked, attack by, dog attack, cat attack, fox attack, grabbed my|him|her|it|our|the, shook him|her|it|my|our, shaken by, shaken like, cat had .. in its mouth, in its mouth, in his mouth .. bird, in .. jaws, jaws, cat caught, cats caught, cat got, cats got, dog got, dogs got, cat .. pounced, cat .. jumped on, cat swiped, cat swatted, cat scratched, cat clawed, cat .. sitting next to, found .. cat .. with, cat brought, cat bit*, cat had, cat has .. in, dog bit*, dog grabbed, dog had .. in, dog has .. in, dog caught, dog picked, dog mouthed, dog went for, picked up by .. dog, dog|cat|husky|terrier|staffy|pitbull|rottweiler|shepherd|lab|boxer .. ${BIT} .. rabbit|bunny|bird|budgie|hamster|parrot|canary|ferret|tortoise|hen|chicken|rat|kitten|pig|him|her|it, ${PREDATOR} .. ${BIT} .. him|her|it|my|our|the, ${PREDATOR} .. got in, ${BIT} .. by .. ${PREDATOR}|dog|cat|animal|something|dogs|cats, fight with, fought with, got in a fight, got into .. fight, in a fight, dog fight, dogfight, cat fight, catfight, been fighting, been in .. fight, scrap with, punctur*, holes on .. chest, holes in .. chest, holes on .. belly, holes in .. neck, holes in .. side, puncture hole*, snatched by, carried off, ragged, ragged by, ripped .. apart, torn apart, ripped by, chewed by, cagemate .. bit*, cage mate .. bit*, mate .. bit*, rat bite`,
    `azzann*, azzanat*, morso dal, morso dalla, morso da, morsa da, morsa dal, morsa dalla, morsi da, morsi di, morso di, morsi su*, mors* alla|al|sulla|sul|sul collo, morso sul|sulla|alla|al|profondo, morsicat*, mors* un altro, e stato morso, e stata morsa, lo ha morso, l ha mors*, ha morso .. mio|mia|suo|gatto|coniglio|uccell*|criceto|cavia, gli ha mors*, le ha mors*, aggred*, attaccat* da, attaccat* dal, attaccat* un, e stato attaccato, e stata attaccata, l ha attaccat*, l ha pres*, lo ha preso, la ha presa, l hanno pres*, preso in bocca, presa in bocca, pres* .. in bocca, in bocca al|a un|del, tra le fauci, tra i denti, nelle fauci, scrollat*, scosso, scossa come, sbatacchi*, sbran*, dilani*, ${PREDATORE} .. ${MORSO}, ${PREDATORE} ... ${MORSO}, ${MORSO} .. ${PREDATORE}, ${MORSO} ... ${PREDATORE}, gatt* .. preso|presa|acchiappat*|afferrat*|graffiat*|ghermit*|artigliat*|saltat*|zampat*|acciuffat*|addentat*|catturat*|assalit*, cane .. preso|presa|azzann*|addentat*|mors*|afferrat*|assalit*|aggredit*|attaccat*|acchiappat*|scrollat*|morde, cani .. preso|presa|azzann*|addentat*|mors*|afferrat*|assalit*|aggredit*|attaccat*|sbranat*, preso dal gatto, presa dal gatto, pres* dal|dalla|da un gatt*|cane|cagn*|micio, artigliat*, unghiat* del gatto, zampata del, graffi del gatto, graffiat* dal gatto, buchi sulla pancia, buchini sul torace, buchi .. torace|collo|pancia|schiena|fianco|gola, buchini .. torace|collo|pancia|schiena|fianco|gola, fori .. torace|collo|pancia|schiena|fianco, segni di denti, segni dei denti, segno dei denti, denti .. nel collo, micio soddisfatto, squarciat*, rissa, zuffa, litigat* con, lite con, baruffa, si sono azzuffat*, azzuff*, cane .. lite, lotta con, predator*, rapace, assalit*`,
  ],
  playFight: [
    'play fight, play fighting, playing, played, play bite, rough play, while playing, puppy bites me, bites me, bites my, nips me',
    'giocando, per gioco, gioco, giocano, mi morde, morde le mani, mordicchia',
  ],
  fiercely: [
    'mauled, mauling, savaged, shook, shaken, shaking him, in his mouth, in her mouth, in its mouth, in .. mouth, jaws, by the neck, by the throat, by the scruff, by .. head, on .. neck, in .. neck, throat, neck, ragged, tore, ripped, big, bigger, large, larger, huge, massive, husky, pitbull, pit bull, rottweiler, shepherd, mastiff, alsatian, staffies, staffy, akita, two dogs, three dogs, pack, dogs, stray, strays, boar, fox, coyote, badger, horse, twice his size, twice her size',
    'in bocca, fauci, sbran*, dilani*, scroll*, scosso, scossa, sbatacchi*, al collo, alla gola, per il collo, alla testa, per la testa, collo, gola, grosso, grossa, grande, enorme, piu grande, pitbull, rottweiler, molosso, mastino, corso, maremmano, pastore, lupo, husky, branco, due cani, tre cani, cani, randagi, randagio, cinghial*, volpe, azzann*, squarc*, il doppio',
  ],
  predator: [
    'fox, foxes, hawk, owl, sparrowhawk, magpie, crow, seagull, gull, buzzard, eagle, kestrel, falcon, badger, boar, coyote, raccoon, racoon, stoat, weasel, marten, polecat, mink, heron, possum, rats, wild rat',
    'volpe, volpi, faina, donnola, falco, falchetto, poiana, gufo, civetta, gazza, cornacchia, corvo, gabbiano, cinghial*, lupo, lupi, tasso, martora, puzzola, rapace, airone, nutria, istrice',
  ],
  preyed: [
    'bit, bitten, attacked, attack, mauled, grabbed, snatched, got in, broke in, got into, caught, killed, took, ripped, tore, clawed, carried, dropped, had him, had her, jaws, scratched, wounds, bleeding, shock, swooped',
    'mors*, azzann*, aggred*, attacc*, assal*, sbran*, pres*, acchiapp*, afferr*, ferit*, strapp*, uccis*, ammazzat*, entrat*, graffiat*, artigliat*, portat*, ghermit*, bocca, beccat*, squarc*',
  ],
  crush: [
    'stepped on, trod on, trodden on, trod, stood on, ceiling fan, fan, sat on him, sat on her, i|son|daughter|kid|child|husband|wife|accidentally sat on, dropped him|her|it|my, got dropped, was dropped, squashed, squished, crushed, slammed, shut in, shut .. door, door shut, door closed, door .. on, fell on, kicked, threw, thrown, squeezed, rolled on, rolled over, trampled, hoovered, sucked up',
    'ventilatore, chius* addosso, addosso, chius* nella|nello, pestat*, calpestat*, schiacciat*, pigiat*, cadut* dalle mani|di mano, mano .. cadut*, scivolat*, sfuggit* di mano, chius* .. porta, sedut* sopra, salit* sopra, strizzat*, strett* troppo, lanciat*, buttat* a terra, calciat*, aspirat*',
  ],
  heavyThing: [
    'garage door, gate, shelf, shelves, bookcase, wardrobe, tv, television, cupboard, table, fridge, ladder, brick, bricks, rock, boulder, weight, weights, dumbbell, door, mirror, box, fence panel, furniture, chair, plank, log, branch, pallet, bike',
    'basculante, cancello, scaffal*, libreria, armadio, televisore, tv, tavolo, frigo, scala, mattone, mattoni, masso, pietra, peso, pesi, manubrio, porta, portone, specchio, scatola, scatolone, mobile, sedia, asse, tronco, ramo, vaso, saracinesca',
  ],
  cameDown: [
    'fell on, fell onto, came down on, landed on, dropped on, collapsed on, fell over on, on top of, crushed, squashed',
    'cadut* sopra, cadut* addosso, cadut* su*, cascat* sopra, cascat* addosso, crollat* addosso, crollat* sopra, schiacciat*',
  ],
  blow: [
    'kicked, kick by, a kick, kick in, kick to, punched, beaten, clubbed, hit with, hit by a, thrown, slammed, heavy, dropped .. on, fell on, landed on, trampled, horse, cow, donkey, hoof, golf ball, cricket ball, swing, hammer, baseball bat',
    'un calcio, a calci, calci, calciat*, pugno, bastonat*, picchiat*, colpit* da, colpit* con, botta, batosta, scaraventat*, cavallo, mucca, asino, zoccolata, pesante, martell*, altalena, incornat*, cornata',
  ],
  kickHorse: [
    'kicked by .. horse|cow|donkey|pony|deer|bull, horse kicked, horse .. kicked, cow kicked, gored, trampled',
    'calcio .. cavallo|mucca|asino|cavalla|pony, cavallo .. calcio, cavallo .. scalciat*, scalciat* dal, zoccolata, incornat*, cornata',
  ],
  hotLiquid: [
    'boiling water, boiling oil, boiling, hot oil, hot water, hot tea, hot coffee, hot soup, hot fat, hot wax, hot gravy, hot milk, kettle, frying oil, deep fryer, fryer, chip pan, cup of tea, mug of tea, saucepan, soup',
    'acqua bollente, olio bollente, bollente, olio caldo, acqua della pasta, acqua calda, te bollente, caffe bollente, brodo bollente, minestra, olio della frittura, latte bollente, cera bollente, sugo bollente, pentola, bollitore',
  ],
  spilt: [
    'spilled, spilt, spill, splashed, splash, poured, tipped, knocked over, knocked, dropped, fell in, fell into, landed in, jumped in, flew into, went over, all over him, all over her, on him, on her, over him, over her',
    'rovesci*, versat*, schizz*, cadut* nell, cadut* in|nella|nel|sopra|addosso, finit* nell, finit* addosso|nella|nel|in|sopra, addosso, sopra, volat* nell, volat* nella|in',
  ],
  inMachine: [
    'found, in the, inside, ran, cycle, spin, tumbled, minutes, wash, trapped, shut, got in',
    'trovat*, dentro, ciclo, centrifuga, lavaggio, minuti, chius*, rimast*, finit*, acces*, partit*',
  ],
  wound: [
    'wound*, woond*, a cut, the cut, cut on, cuts on, cut .. open, cut to, deep cut, bad cut, has cut, cut .. paw|leg|pad|foot|ear|tail|face|lip|tongue, cuts and, gash*, gashed, torn, ripped, laceration*, lacerat*, slashed, sliced, scrape*, puncture*, flap of skin, skin flap, bite mark*, hole in, holes in, tooth hole, scratches on, scratch on, scratched by, scratched his|her|its, deep scratch*, sore, sores, scab*, graze*, injur*, stitches',
    'ferit*, un taglio, taglio su*|profond*|sul|sulla|al|alla|sotto|che|lung*, tagli su*, e tagliat*, tagliat* la|il|un|una, taglietto, squarc*, strappat*, lacer*, graffi*, buco, buchi, buchino, lembo, lembi, escoria*, spelat*, piaga, piaghe, crost*, morso, lesion*, punti',
  ],
  deep: [
    'deep, deeply, gaping, huge, massive, to the bone, bone, muscle, muscles, tendon*, ripped open, torn open, split open, wide open, laid open, sliced open, slashed, flapping, hanging off, hanging by, torn off, ripped off, cut off, bitten off, missing, severed, sever, degloved, degloving, chunk, insides, inside out, guts, organs, exposed, big hole, throat, fist sized, stab*, stabbed, impal*',
    'profond*, spalancat*, squarciat*, enorme, fino all osso, osso, muscol*, tendin*, penzola*, staccat*, strappat* via, mozzat*, amputat*, reciso, recisa, tranciat*, mancante, manca un pezzo, scuoiat*, sbranat*, viscere, budell*, organi, esposto, gola, largo, larga, slabbrat*',
  ],
  impaled: [
    'bullet, bullets, stick ... throat, impal*, poking out of .. chest|belly|neck|side|throat|tummy, sticking out of .. chest|belly|neck|side|throat|tummy|head, skewered through, speared, stabbed, stab wound, stick .. through .. chest|throat|mouth|skin|belly|neck|roof, stick .. in .. throat|chest|belly|neck, stick .. stuck .. throat|mouth, ran onto .. stick, stick injury, branch .. through|chest|throat, stuck through, gone through .. chest|neck|belly|cheek, was shot, been shot, got shot, shot him, shot her, shot my, shot with, shot by, shot in, gunshot, gun shot, airgun, air gun, air rifle, bb gun, pellet gun, pellet in, crossbow, arrow, barbed wire, fish hook*, fishhook*, hook .. in .. lip|mouth|paw|tongue|throat|cheek|beak|leg, hook stuck, hook caught, swallowed .. hook, railings, spike, degloved, amputat*',
    'impalat*, infilzat*, trafitt*, conficcat*, accoltellat*, bastone .. in gola, bastone .. gola|torace|petto, ramo .. petto|gola|torace, legno .. in gola, sparat*, fucilat*, sparo, impallinat*, pallettoni, pallini, pallino, carabina, colpo di fucile, arma da fuoco, freccia, balestra, filo spinato, amo, ami da pesca, amo da pesca, inferriata, cancellata, punta del cancello, spuntone, amputat*',
  ],
  strangled: [
    'hanged, hung himself, hung herself, hung by, hanging by .. collar|lead|leash|neck|harness, hanging from .. collar|lead|blind|fence, strangl*, strangul*, collar .. caught|stuck|tight|choking, caught .. by .. collar, jaw .. stuck .. collar, noose, cord .. round .. neck, cord .. around .. neck, string .. around .. neck, rope .. around .. neck, thread .. around .. leg|foot|toe, string .. around .. leg|foot|toe, elastic band .. around|neck|leg, rubber band .. around|neck|leg|tail, plastic bag .. head, bag on .. head, bag over .. head, head stuck in, head .. stuck in',
    'era appes*, rimast* appes*, trovat* appes*, penzolava dal|dalla, impigliat* .. collare, impiccat*, strangolat*, strozzat*, appes* per il collo, appes* al collare, appes* al guinzaglio, collare .. incastrat*|stringe|impigliat*, cappio, corda .. al collo, laccio .. al collo, filo .. intorno .. collo, sacchetto .. testa, testa incastrata, testa .. incastrat*, elastico .. intorno|collo|zampa|coda',
  ],
  boneOut: [
    'neck|back|leg|legs|wing|wings|jaw|pelvis|hip|tail|paw|spine|beak|shell|foot|shoulder|ribs|skull|arm|ankle|hock|carapace|femur .. broken|snapped|fractured|smashed|shattered|dislocated|crushed|mangled, broken|snapped|fractured|smashed|shattered|dislocated|crushed|mangled neck|back|leg|legs|wing|wings|jaw|pelvis|hip|tail|paw|spine|beak|shell|foot|shoulder|ribs|skull|arm|ankle|hock|carapace|femur, broke|snapped|fractured|smashed|shattered|dislocated .. neck|back|leg|legs|wing|wings|jaw|pelvis|hip|tail|paw|spine|beak|shell|foot|shoulder|ribs|skull|arm|ankle|hock|carapace|femur, see .. muscle|tendon|guts|insides|bone, jaw .. hang*, bone sticking out, bone .. sticking, bone .. poking, bone poking, bone .. visible, bone .. showing, bone .. exposed, see .. bone, see .. the bone, bone through, through the skin, broken leg, broken wing, broken back, broken neck, broken jaw, broken pelvis, broken hip, broken tail, broken spine, broken paw, broken foot, broken toe, leg .. broken, leg .. snapped, wing .. broken, paw .. broken, jaw .. broken, back .. broken, snapped .. leg, broke .. leg|wing|back|jaw|neck|hip|pelvis|paw|arm|foot|tail, broken bone*, fractur*, fracur*, leg .. dangling, dangling leg, dangling, leg .. hanging, leg .. swinging, leg .. bent .. wrong, bent .. wrong way, wrong direction, wrong way, leg .. twisted, twisted leg, leg .. backwards, leg .. floppy, wing hangs, wing .. hang*, wing .. dangl*, wing .. dragging, dragging .. wing, wing .. twisted, shell .. cracked, shell cracked, cracked shell, crack in .. shell, broken shell, shell .. broken, shell .. chipped .. bleed*, shell .. smashed, shell .. split, shell .. hole, leg at .. angle, at .. angle, odd angle, weird angle, funny angle, wonky angle, jaw .. crooked, jaw .. hanging, jaw .. dislocated, dislocat*, back is broken, heard .. snap, heard .. crack, bone .. cracked, bone snapped',
    `collo|schiena|zampa|zampe|zampina|zampetta|gamba|ala|ali|mandibola|mascella|bacino|anca|coda|spina|becco|guscio|carapace|piede|spalla|costole|femore|cranio|osso|ossa|tibia .. rott*|spezzat*|fratturat*|frantumat*|spappolat*|maciullat*|lussat*|sfondat*, rott*|spezzat*|fratturat* .. collo|schiena|zampa|zampe|zampina|zampetta|gamba|ala|ali|mandibola|mascella|bacino|anca|coda|spina|becco|guscio|carapace|piede|spalla|costole|femore|cranio|osso|ossa|tibia, vede .. muscolo|tendine|intestino|carne, osso .. esce, osso .. fuori, esce .. osso, spunt* .. osso, osso .. spunt*, vede l osso, si vede l osso, vede .. osso, osso di fuori, osso scopert*, osso espost*, fratturat*, frattur*, zampa rotta, zampin* rott*, zampa .. rotta, zampa .. spezzata, zampa spezzata, gamba rotta, rott* .. zampa|gamba|ala|schiena|bacino|mandibola|femore|collo|coda|zampina|zampetta, spezzat* .. zampa|gamba|ala|schiena, ala rotta, ala spezzata, schiena rotta, bacino rotto, femore rotto, mandibola rotta, ossa rotte, osso rotto, ossa .. rott*, penzola, penzolano, penzolava, penzoloni, zampa penzolante, penzolante, zampa .. ciondola, ala .. penzola, ala .. trascina, trascina .. ala, ala .. storta, ala storta, zampa .. girata, zampa .. al contrario, al contrario, zampa .. ad angolo, angolo strano, posizione innaturale, posizione strana, innatural*, carapace aperto, carapace .. aperto, carapace rotto, carapace .. rott*, carapace .. crep*, carapace .. spaccat*, carapace .. sfondat*, guscio .. rott*|crep*|spaccat*|sfondat*|apert*, crepa .. carapace|guscio, mandibola storta, mandibola .. storta, zampa storta, zampa .. storta, lussat*, lussazion*, slogat*, sentito .. crac, sentito un crac`,
  ],
  eyeOut: [
    'eye popped, eye .. popped out, eye .. pop* out, eye .. out of .. socket, eye .. came out, eye .. come out, eye .. fell out, eye .. coming out, eye .. sticking out, eye .. hanging, eye hanging, eye .. bulging, eye bulging, bulging eye, eye .. bulging out, eye .. protrud*, eye .. twice, eyeball .. out, eyeball out, eyeball .. hanging, eye .. burst, eye ... burst, eye ... pop, burst eye, eye .. ruptur*, ruptured eye, eye .. exploded, eye .. collapsed, eye .. pierced, eye .. punctured, punctured eye, eye .. full of blood, blood in .. eye, eye .. filled .. blood, eye .. bleeding, bleeding .. eye, eye .. torn, hole in .. eye, eye .. leaking, eye .. enlarged, eye .. bigger, eye .. popping, out of its socket, proptos*, prolapsed eye, eye prolapse*, eye .. hit by|with, eye .. poked, poked .. eye, hit in .. eye, stabbed .. eye, thorn .. in .. eye, stick .. in .. eye, something .. stuck .. eye, claw .. in .. eye, scratched .. across .. eye, glass in .. eye, glaucoma, suddenly .. blue eye, eye .. gone .. blue, eye .. turned .. blue|white',
    'uscito l occhio, uscito un occhio, occhio .. uscito, occhio .. esce, esce .. occhio, occhio fuori, occhio .. fuori, occhio in fuori, occhio .. in fuori, occhio .. fuori dall orbita, fuori dall orbita, fuori orbita, orbita, occhio penzola, occhio .. penzola*, occhio sporgente, occhio .. sporg*, occhio .. scoppiat*, occhio scoppiato, occhio .. bucat*, occhio .. perforat*, occhio .. rotto, occhio .. esplos*, occhio .. pieno di sangue, sangue .. occhio, occhio .. sangu*, occhio .. sangue, occhio .. enorme, occhio .. strappat*, occhio .. ferit*, ferita .. occhio, spina .. occhio, ramo .. occhio, unghiata .. occhio, graffio .. occhio, colpit* .. occhio, botta .. occhio, colpo .. occhio, qualcosa .. nell occhio, conficcat* .. occhio, glaucoma, esoftalm*, protrus*, proptos*, occhio .. diventat* .. blu|bianco|azzurr*',
  ],
  eyeChemical: [
    'bleach, dishwasher, powder, soap, perfume, toilet cleaner, descaler, detergent, cleaner, ammonia, acid, chemical*, lime, cement, paint, pepper spray, drain, disinfectant, shampoo, alcohol, vinegar, chlorine, glue, superglue, solvent, spray*, splash*, capsule, pod, liquitab, laundry',
    'candeggina, varechina, detersiv*, ammoniaca, acid*, chimic*, calce, cemento, vernice, spray, spruzz*, schizz*, disinfettant*, alcol, sgrassatore, colla, solvent*, cloro, capsula, anticalcare, aceto',
  ],
  heatstroke: [
    'heatstroke, heat stroke, heat exhaust*, heatstroked, sunstroke, sun stroke, overheat*, over heated, overheated, hyperthermi*, heat stress, cooked in, baking in .. car, boiling hot to touch',
    'colpo di calore, colpo di sole, colpi di calore, colpo di caldo, insolazion*, ipertermi*, surriscaldat*, surriscaldament*, colpo calore',
  ],
  hotCar: [
    'left|locked|shut|forgot|forgotten|trapped|stuck|found|sat|waiting|alone .. in .. car|van|truck|conservatory|greenhouse|shed|caravan|garage|vehicle|summerhouse, left .. in .. hot, in .. hot car, hot car, locked in .. car, left .. in .. sun, car .. in .. sun, greenhouse, conservatory, in the car for, in .. parked car',
    'lasciat* .. in macchina, lasciat* .. in auto, lasciat* .. nell auto, lasciat* .. nella macchina, lasciat* .. chius* .. in macchina, chius* in macchina, chius* in auto, chius* nell auto, chius* .. auto|macchina|camper|furgone|serra|veranda, dimenticat* .. in macchina|auto, dimenticat* .. macchina|auto, in macchina .. sole, auto al sole, macchina al sole, in serra, macchina rovente, abitacolo',
  ],
  heat: [
    'heatstroke, heat stroke, sunstroke, in .. hot car, left .. in .. car, locked in .. car, hot car, full sun, in the sun, in .. direct sun, direct sunlight, blazing sun, midday sun, sunny, sunbathing, on the beach, overheat*, over heated, degrees in, degrees outside, degrees today, degrees, too hot, so hot, very hot, really hot, boiling, roasting, scorching, baking, sweltering, heatwave, heat wave, heat, hot weather, hot room, hot shed, hot hutch, hutch, conservatory, greenhouse, it was warm, warm day, hot day, hottest, hot out, hot outside, humid, warm on the walk, hot walk, hot to .. touch, hot tarmac, summer',
    'colpo di calore, insolazion*, sotto il sole, al sole, in pieno sole, pieno sole, sole cocente, solleone, in spiaggia, surriscaldat*, gradi, caldo, caldissim*, calda, calura, afa, afos*, canicola, rovente, bollente, passeggiata delle 14, ore piu calde, auto al sole, 35 gradi, 38 gradi, 40 gradi, estate, in serra, scotta, accaldat*',
  ],
  coldPlace: [
    'snow, snowdrift, ice, icy, frozen lake, freezing outside, left out .. night, out all night, out in .. cold, in .. rain all night, soaked .. all night, minus, below zero, winter, frost, freezing .. garage|shed|room|outside, frozen pond, heating .. broke*, heat lamp .. off|broke|failed, heater .. failed, power cut',
    'neve, ghiaccio, gelo, fuori tutta la notte, tutta la notte fuori, al freddo, sotto zero, sottozero, bufera, lampada .. spenta|fulminata|rotta, riscaldamento .. rotto|spento, brina, lago ghiacciato, bagnato fradicio, fradici*, bagnata fradicia',
  ],
  electric: [
    'electric shock*, electrocut*, electricut*, electrifi*, electrical burn*, electrical shock, electrical current, shocked himself, shocked herself, shocked by, got a shock, got .. electric, got zapped, zapped, lightning, struck by lightning, live wire, live cable, live rail, chewed through .. wire|cable|cord|charger, chewing .. plugged, phone charger, charger .. plugged, plugged in, was plugged, still plugged, power was on, tripped .. fuse|breaker|electric*|switch, fuse .. blew, blew .. fuse, sparks, sparked, spark, bit through .. wire|cable|cord|charger, lamp cord, mains, heat mat cable',
    'scossa elettrica, preso la scossa, presa la scossa, preso una scossa, prende la scossa, preso scossa, la scossa, una scossa, scossa da, scossa dal, scossa della, corrente elettrica, preso la corrente, presa la corrente, filo della corrente, fili della corrente, cavo della corrente, filo elettrico, fili elettrici, cavo elettrico, cavi elettrici, cavo .. elettrico, attaccato alla corrente, in tensione, alla corrente, fulminat*, folgorat*, elettrocu*, elettroshock, cavo del caricatore, caricatore, caricabatter*, attaccato alla presa, attaccata alla presa, presa elettrica, presa della corrente, saltata la corrente, saltato il salvavita, saltata la luce, salvavita, scintill*, fulmine, prolunga, ciabatta elettrica',
  ],
  wire: [
    'cable*, wire, wires, cord, cords, charger*, extension lead, lead, flex, plug, socket, christmas lights, fairy lights, lights, lamp, electric fence',
    'cavo, cavi, cavett*, filo, fili, caricator*, caricabatter*, prolunga, prolunghe, presa, spina, lucine, luci di natale, luci dell albero, lampada, recinto elettrico, recinto elettrificato',
  ],
  gnaw: [
    'lick*, licked, touched, peed on, weed on, chew*, bit, bite, bites, biting, bitten, gnaw*, nibbl*, munch*, crunch*, through',
    'mors*, morde, mordend*, rosicchi*, masticat*, mastic*, sgranocchi*, addent*, morsic*, rosic*, rosica*, mordicchi*, roso, lecca*, toccat*, pipi sulla',
  ],
  unplugged: [
    'unplugged, not plugged, wasnt plugged, turned off, switched off, was off, no power',
    'staccato, staccata, scollegat*, spent*, non era attaccat*, non attaccat*, senza corrente',
  ],
  shockSign: [
    'drool*, mouth, tongue, lips, burn*, burnt, yelp*, scream*, jump*, stiff, thrown, cough*, breath*, weak*, collaps*, quiet, trembl*, shak*, red, blister*, smell*, spark*, not eating, froze',
    'bava, sbav*, bocca, lingua, labbr*, brucia*, ustion*, urla*, guai*, salt*, rigid*, sbalzat*, toss*, respir*, debol*, collass*, trem*, ross*, vescic*, odor*, scintill*, stordit*, immobile',
  ],
  burn: [
    'burn, burns, burnt, burned, burning hot, scald*, singed, boiling, boiled water, hot oil, hot fat, hot water, hot tea, hot coffee, hot soup, hot wax, kettle, blister*, chemical burn*, acid, caustic, on fire, caught fire, set fire, set alight, fire, firework, firecracker, hot plate, hotplate, hob, stove, stovetop, oven door, oven, iron, hair straighteners, straighteners, radiator, wood burner, woodburner, log burner, fireplace, candle flame, flame, flames, embers, hot ash, hot coals, bbq, barbecue, hot tarmac, hot pavement, hot asphalt, hot sand, heat lamp, heat rock, heat mat, basking bulb, light bulb',
    'ustion*, ustionat*, bruciat*, bruciatur*, bruciacchiat*, brucia*, scottat*, scottatur*, scotta*, acqua bollente, bollente, olio caldo, acqua calda, acqua della pasta, pentola, pentolone, olio bollente, olio della frittura, brodo, minestra, te bollente, caffe bollente, moka, vesciche, vescica, caustic*, soda caustica, acido, a fuoco, preso fuoco, fuoco, fiamma, fiamme, petardo, botto, piastra, fornello, fornelli, piano cottura, forno, ferro da stiro, stufa, termosifone, camino, brace, braci, cenere calda, barbecue, griglia, asfalto rovente, asfalto bollente, sabbia rovente, lampada riscaldante, roccia riscaldata, tappetino riscaldante, cera calda',
  ],
  burnt: [
    'burn, burns, burnt, burned, scald*, singed, blister*, peeling, raw, spilled, spilt, spill*, splash*, fell on, fell into, fell in, tipped, knocked over, poured, jumped on, jumped onto, walked on, walked across, stepped on, landed on, touched, red, went off, exploded, charred, blackened, melted, sizzl*, smoking',
    'ustion*, bruciat*, bruciatur*, bruciacchiat*, scottat*, scottatur*, vesciche, spellat*, pelat*, rovesciat*, versat*, schizzat*, caduto, caduta, finit* addosso, addosso, saltat* su*, salit* su*, camminat* su*, toccat*, appoggiat*, rosso, rossa, rosse, rossi, scoppiat*, esplos*, annerit*, ner*, fus*, carne viva',
  ],
  burnFigure: [
    'burn calories, burn energy, burn off, burn out, burning up, calories, burning question, sunburn, razor burn, dinner burnt, recipe',
    'bruciare calorie, bruciare energie, consumare energie, ricetta',
  ],
  washing: [
    'washing machine, tumble dryer, tumble drier, tumbledryer, dryer, drier, freezer, in .. fridge, dishwasher, oven, toilet bowl, vacuumed, hoover, vacuum cleaner sucked, sofa bed, recliner',
    'lavatrice, asciugatrice, frigorifero, congelatore, freezer, lavastoviglie, forno, aspirapolvere, poltrona reclinabile, divano letto',
  ],
  snake: [
    'snake bit, snake bite*, snakebite*, bitten by .. snake|adder|viper|rattlesnake|copperhead|spider|cobra|cottonmouth|widow|recluse|scorpion, snake .. bit*|struck|got|attacked, snake struck, struck by .. snake, bit .. by .. snake, adder bit*, adder, viper*, rattlesnake, rattler, copperhead, cottonmouth, cobra, brown snake, tiger snake, coral snake, scorpion*, black widow, brown recluse, redback, funnel web, snake .. paw, snake .. leg, snake .. face, fang mark*, two puncture*, two .. holes, two little holes, pair of .. holes',
    'viper*, aspide, mors* .. serpente|serpe|biscia|vipera|ragno, morso di serpente, morso .. serpente, morsa .. serpente, morsicat* .. serpente|vipera|serpe|ragno, serpente .. mors*|morsicat*|pres*|attaccat*, serpe .. mors*, scorpion*, malmignatta, vedova nera, ragno violino, violino, morso di vipera, due buchini, due forellini, due puntini, due fori, segni dei denti .. serpente, crotalo',
  ],
  snakeTrap: [
    'my snake, our snake, pet snake, the snake eats, corn snake, ball python, royal python, snake sheds, fence, vaccine, repellent, keep away, on holiday',
    'il mio serpente, serpente delle, pitone, vaccino, repellente, tenere lontan*',
  ],
  sting: [
    'stung, stings, sting, stinged, wasp*, bee, hornet*, bees, wasp, wasps, bumblebee, horsefly, horseflies, fire ants, fire ant, ants .. bit, insect bite*, bug bite*, spider, spider bit*, spider bite*, jellyfish, bitten by .. insect|bug|ant|ants|spider|mosquito*, allergic reaction, allergic, anaphyla*, reaction to .. vaccine|jab|injection|vaccination|shot|antibiotic, reacted to, after .. vaccine|jab|vaccination|injection|jabs|shots|booster, vaccine reaction',
    'punto da, punta da, punto dalla, punta dalla, punti da, l ha punto, l ha punta, ha punto, ha punta, si e fatto pungere, pungere, vespa, vespe, ape, api, bombo, calabron*, tafan*, formich*, puntura di, puntura d insetto, punture di, punture, insetto, ragno, morso di ragno, medusa, reazione allergica, reazione al vaccino, reazione .. vaccino, allergia, allergic*, anafila*, shock anafilattico, dopo il vaccino, dopo la puntura, dopo l iniezione, dopo il richiamo, vaccino .. fa',
  ],
  anaphylaxis: [
    'anaphyla*, anaphalac*, allergic shock, throat .. closing, throat .. swelling',
    'anafila*, shock anafilattico, shock allergico, gola .. chiude, gola .. gonfia, edema della glottide',
  ],
  caterpillar: [
    'processionary, processionar*, hairy caterpillar*, pine caterpillar*, oak caterpillar*, caterpillar*, caterpilar*, toad, toads, cane toad, salamander, newt',
    'processionari*, processonari*, bruco peloso, bruco, bruchi, bruchi pelosi, nidi sui pini, rospo, rospi, salamandra',
  ],
  faceSwelling: [
    'face .. swol*|swell*|puff*|balloon*|blown|ballooned|huge, swol*|puffy|swelling|puffed .. face|muzzle|lips|lip|throat|tongue|eyes|nose|head|snout|neck, muzzle .. swol*|swell*|puff*|huge, lips .. swol*|swell*|puff*|huge, eyes .. swol* shut, eyes swollen shut, eyes .. puffed shut, throat .. swol*|swell*|closing, tongue .. swol*|swell*|huge|thick, tongue .. black, snout .. swol*|swell*, head .. swol*|swell*|huge|balloon, neck .. swol*|swell*, hives, welts, lumps all over, bumps all over, swelling up, swelling up fast, swelled up, blown up like, shar pei, looks like a hippo, like a hippo, facial swelling',
    'muso|faccia|testa|labbr*|gola|lingua|occhi|naso|collo .. gonfi*|tumefatt*|enorm*|gonfiat*, gonfi* .. muso|faccia|testa|labbr*|gola|lingua|occhi|naso|collo, lingua .. grossa|nera|viola, labbrone, musone, orticaria, ponfi, pomfi, bozzi dappertutto, bozzi ovunque, bolle dappertutto, si gonfia, si sta gonfiando, si e gonfiat*, gonfiat* tutto, gonfiata tutta, gonfio come un pallone, gonfia come un pallone, edema, angioedema, irriconoscibile',
  ],
  growingFast: [
    'getting bigger, getting worse, worse, growing, by the minute, fast, quickly, rapidly, spreading, swallow*',
    'sempre di piu, sempre piu, a vista d occhio, peggior*, veloc*, rapid*, deglut*',
  ],
  petSmall: [
    'hammy, hammie, piggie*, gpig, bun, buns, chook*, hamster*, gerbil*, mouse, rat, rats, budgie*, canary, finch*, chick, chicks, kitten*, hatchling*, baby, tiny, newborn*, gecko, lizard, tortoise*, guinea pig*, piggy, bunny, rabbit*, bird*, parrot*, cockatiel*, hen*, chicken*, duck*, ferret*, chinchilla*, degu*',
    'cricet*, gerbill*, topo, topin*, ratt*, cocorit*, canarin*, diamantin*, pulcin*, gattin*, cavia, caviett*, porcellin*, conigli*, pappagall*, uccell*, galline, gallina, furett*, cincill*, tartarug*, geco, neonat*, piccolin*',
  ],
  insulin: [
    'insulin, caninsulin, prozinc, lantus, diabetic, diabetes',
    'insulina, caninsulin, prozinc, lantus, diabetic*, diabete',
  ],
  doubleDose: [
    'twice by mistake, twice, double dose, double the dose, doubled the dose, two doses, doubled, gave .. twice, given twice, both gave, too much insulin, wrong dose, wrong syringe, overdos*, too many units, extra dose, dosed twice',
    'due volte per sbaglio, due volte x sbaglio, due volte, doppia dose, dose doppia, doppia iniezione, sbagliato dose, sbagliato la dose, troppa insulina, due dosi, troppe unita, siringa sbagliata, anche mio marito, anche mia moglie',
  ],
  overdose: ['overdos*, double dose', 'sovradosagg*, overdose'],
};
export const URINE_AND_BIRTH: Record<string, Meaning> = {
  pee: [
    'pee, pees, peeing, peed, wee, wees, weeing, weed, urine, urinat*, litter box, litter tray, the tray, his tray, her tray, widdle, wet spot',
    'pipi, pip, urin*, lettiera, fare pipi, urina, minzione, goccia, gocce, goccine, telo',
  ],
  noPee: [
    'nothing comes out, nothing is coming out, nothing coming out, no pee, no urine, cant pee, cannot pee, t pee, hasnt peed, not peed, t peed, not peeing, trying to pee, tray is dry, dry tray, tray .. dry, only drops, only .. drops, a few drops, no wee, cant wee, unable to pee, blocked, in and out of .. litter, in and out of .. tray, litter .. dry, pee on the fleece',
    'non fa pipi, non .. pipi, non .. urina*, non fa una goccia, solo due gocc*, solo gocc*, due gocc*, poche gocce, non esce niente, non esce nulla, prova a fare pipi, provare a fare pipi, lettiera asciutta, telo .. asciutto, bloccat*, va e viene dalla lettiera, non riesce a fare pipi, alza la gamba ogni minuto, ritenzione',
  ],
  male: [
    'male, tom, tomcat, boy, willy, penis, neutered tom',
    'maschio, pene, pisellino, castrato, maschietto',
  ],
  cry: [
    'yowl*, cry*, cries, scream*, squeal*, howl*, yelp*, whimper*, whin*',
    'piang*, urla*, miagola*, geme*, guais*, strilla*, si lamenta, lamenti, fischia',
  ],
  lickParts: [
    'licking his willy, licking his penis, licks his bits, licks after, licking .. down there, licks herself, licking his privates',
    'si lecca li sotto, si lecca sotto, si lecca il pene, si lecca i genitali, si lecca',
  ],
  birth: [
    'giving birth, in labour, in labor, whelp*, kitten* .. stuck, pup* .. stuck, contractions, no puppy, no pup, no pups, no kitten*, no puppies, due tomorrow, due today, dead kit, first one out, pup .. out, pushing .. hour, puppy out yet, one kit out, born, waters broke',
    'parto, partorire, partorisce, parturient*, nessun cucciolo, cucciolo incastrat*, non esce nessun, niente piccoli, niente cuccioli, piccolo morto, deve partorire, doglie, nato morto, spinge .. cucciol*',
  ],
  pregnant: [
    'pregnan*, expecting, day 6*, due date, heavily pregnant, doe',
    'gravid*, incinta, in attesa, gestante',
  ],
  greenDischarge: [
    'green stuff, dark green, green discharge, smelly .. discharge, smelly brown, brown discharge, pus .. vulva, discharge, bloody discharge, foul discharge',
    'perdite verd*, perdite giall*, perdite .. puzz*, perdite, scolo vulvare, liquido verd*, secrezion* verd*, pus .. vulva',
  ],
  season: [
    'season, heat .. ago, in heat, unspayed, intact girl, not spayed, entire bitch, intact female',
    'calore, non sterilizzat*, intera, estro',
  ],
  nursing: [
    'nursing, lactating, feeding .. pups, pups cry, new mum, weeks old pups',
    'allatt*, mamma di, lattazione, cuccioli .. settimane',
  ],
  egg: [
    'egg, eggs, egg bound, eggbound, laying',
    'uovo, uova, deporre, ovodeposizione, ritenzione dell uovo',
  ],
  hen: ['hen, female, shes, she', 'femmina, canarina, cocorita, gallina, lei'],
  thirst: [
    'drinks a ton, drinking buckets, drink* .. lot, drinks more, drinking more, always thirsty, very thirsty, bowls a day, drinking loads, drinks constantly, drinking so much',
    'beve molto, beve tanto, beve litri, beve continuamente, beve di piu, svuota la ciotola, beve e allaga, molta sete, beve un sacco',
  ],
  bloodInUrine: [
    'pinkish wee, pink .. wee, red .. wee, bloody urine, blood .. pee*, blood .. urine, blood .. wee, red blots .. wee, pink in her litter, blood .. litter, pee .. blood, bloody pee, wee .. blood',
    'pipi rosa*, pipi ross*, sangue .. pipi, sangue nelle urine, urine .. sangue, pipi con sangue, gocc* ross*, macchiolina di sangue',
  ],
  oftenPee: [
    'goes more often, pees more often, outside the tray, pees outside, wees in the house, goes .. times, dribbles, accidents in the house, pee more often, peeing a lot',
    'va piu spesso, fa pipi spesso, fuori lettiera, fuori dalla lettiera, pipi in casa, sgocciola, a far pipi spesso, pipi .. spesso',
  ],
};
