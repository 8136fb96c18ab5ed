import { wordsOf } from '../../../language/animals.js';
import type { Meaning } from '../../reading/lexicon.js';

/** Heat, cold, fire, electricity, venom and other dangers. */
const [ENGLISH_PIGS, ITALIAN_PIGS] = wordsOf('pig');
const ANIMALS = 'hens|chickens|ducks|birds|dog|dogs|cat|cats|horse|horses|sheep|goats|cows|rabbits';
const ANIMALI =
  'galline|anatre|oche|cane|cani|gatto|gatti|cavallo|cavalli|pecore|capre|mucche|conigli';

const RAN_OUT = 'had|has|have|were|was|are|ran .. no|without|out';
const SENZA = 'sono|e|erano|era|hanno|ha .. senza';

export const HAZARDS: Record<string, Meaning> = {
  eyeChemical: [
    'bleach, dishwasher, powder, soap, perfume, toilet cleaner, descaler, detergent, cleaner, ammonia, acid, chemical*, lime, cement, paint, pepper spray, drain, disinfectant, shampoo, alcohol, vinegar, chlorine, glue, superglue, solvent, spray*, splash*, capsule, pod, liquitab, laundry',
    'candeggina, varechina, detersiv*, ammoniaca, acid*, chimic*, calce, cemento, vernice, spray, spruzz*, schizz*, disinfettant*, alcol, sgrassatore, colla, solvent*, cloro, capsula, anticalcare, aceto',
  ],
  corrosive: [
    'bleach, descaler, drain cleaner, oven cleaner, detergent, caustic soda, quicklime, laundry pod, laundry capsule',
    'candeggina, varechina, detersiv*, anticalcare, sgrassatore, soda caustica, calce viva',
  ],
  heatstroke: [
    'heatstroke, heat stroke, heat exhaust*, heatstroked, sunstroke, sun stroke, overheat*, over heated, overheated, hyperthermi*, heat stress, cooked in, baking in .. car, boiling hot to touch',
    'colpo di calore, colpo di sole, colpi di calore, colpo di caldo, insolazion*, ipertermi*, surriscaldat*, surriscaldament*, colpo calore',
  ],
  hotCar: [
    'left|locked|shut|forgot|forgotten|trapped|stuck|found|sat|waiting|alone .. in .. car|van|truck|conservatory|greenhouse|shed|caravan|garage|vehicle|summerhouse, left .. in .. hot, in .. hot car, hot car, locked in .. car, left .. in .. sun, car .. in .. sun, greenhouse, conservatory, in the car for, in .. parked car, left ... in .. car|van|truck, minutes in .. car|van|truck, in the car .. window open, hour in .. car, back to .. car|van, returned to .. car|van',
    'lasciat* .. in macchina, lasciat* .. in auto, lasciat* .. nell auto, lasciat* .. nella macchina, lasciat* .. chius* .. in macchina, chius* in macchina, chius* in auto, chius* nell auto, chius* .. auto|macchina|camper|furgone|serra|veranda, dimenticat* .. in macchina|auto, dimenticat* .. macchina|auto, in macchina .. sole, auto al sole, macchina al sole, in serra, macchina rovente, abitacolo, minuti|ora|mezz in macchina|auto, finestrino .. macchina|auto, tornat* alla macchina, tornat* in macchina .. trovat*',
  ],
  heat: [
    'heatstroke, heat stroke, sunstroke, in .. hot car, left .. in .. car, locked in .. car, hot car, full sun, in the sun, in .. direct sun, direct sunlight, blazing sun, midday sun, sunny, sunbathing, on the beach, overheat*, over heated, @hot degrees, too hot, so hot, very hot, really hot, boiling, roasting, scorching, baking, sweltering, heatwave, heat wave, heat, hot weather, hot room, hot shed, hot hutch, conservatory, greenhouse, it was warm, warm day, hot day, hottest, hot out, hot outside, humid, warm on the walk, hot walk, hot to .. touch, hot tarmac, summer, @hot outside, @hot out, @hot in .. shade, hot evening, warm evening, hot walk, back to .. car|van, its|it s|was @hot here, its|it s @hot today, @hot here',
    'colpo di calore, insolazion*, sotto il sole, al sole, in pieno sole, pieno sole, sole cocente, solleone, in spiaggia, surriscaldat*, @hot gradi, caldo, caldissim*, calda, calura, afa, afos*, canicola, rovente, bollente, passeggiata delle 14, ore piu calde, auto al sole, estate, in serra, scotta, accaldat*',
  ],
  /** As warm as rabbits, chinchillas and hedgehogs cannot bear; many others can. */
  warmRoom: [
    'ac|aircon broke|broken|died|failed|off|out|stopped, air con|conditioning|conditioner .. broke|broken|died|failed|off|out|stopped, no|without .. ac|aircon, no|without .. air con|conditioning, room|house|flat|attic|loft|shed|cage|garage|bedroom|kitchen|inside|indoors|outside at|is|was|hit|hits|reached|s .. @hot, @hot by|on the|my clock, @hot c in|inside|indoors|here|today, like .. oven',
    'condizionatore|climatizzatore|condizionata .. rott*|spent*|guast*, senza condizionatore|climatizzatore|clima, senza aria condizionata, stanza|casa|camera|soffitta|garage|mansarda a|con .. @hot, come .. forno',
  ],
  slack: [
    'now|found|rabbit|bunny|pig|chinchilla|hamster|gerbil|degu|ferret|hedgehog limp, limp now',
    '',
  ],
  coldPlace: [
    'snow, snowdrift, ice, icy, frozen lake, freezing outside, left out .. night, out all night, out in .. cold, in .. rain all night, soaked .. all night, minus, below zero, winter, frost, freezing .. garage|shed|room|outside, frozen pond, heating .. broke*, failed heating, power cut',
    'neve, ghiaccio, gelo, fuori tutta la notte, tutta la notte fuori, al freddo, sotto zero, sottozero, bufera, lampada .. spenta|fulminata|rotta, riscaldamento .. rotto|spento, brina, lago ghiacciato, bagnato fradicio, fradici*, bagnata fradicia, neve, gelo, fosso, meno dieci|quindici|venti, ghiaccio, sotto zero, camera .. gradi, stanza .. gradi, failed heating',
  ],
  pig: [
    `pig, pigs, ${ENGLISH_PIGS}, potbelly, kune kune, hog, hogs, sow, sows, boar, gilt, gilts`,
    `${ITALIAN_PIGS}, cinghiale, cinghiali`,
  ],
  guineaPig: [
    'guinea, piggy, piggies, piggie*, cavy, cavies',
    'cavia, cavie, caviett*, porcellin*',
  ],
  noWater: [
    'no|without water, no|without any|fresh|clean|drinking|enough|running|access|supply|his|her|its|their .. water, drank|drunk|drinking nothing, not|t|never drunk .. anything|water|since, not|hasnt|havent|hadnt|t had .. water, water .. ran|run|cut out|off, water .. frozen|froze, trough|drinker|nipple|bucket|bowl .. frozen|froze|broken|broke|empty|dry|blocked, out of water, could|couldn|couldnt|unable not|t|to .. drink, pipe|pipes|hose|pump .. frozen|froze|burst|broken|broke',
    'senza acqua|bere, senz acqua, non ha|hanno acqua, non aveva|avevano .. acqua, non c era|e .. acqua, non .. beve|bevono|bevuto .. niente|nulla, non .. poteva|potevano|potuto bere, tubo|tubi|tubatura|tubature|pompa .. gelat*|ghiacciat*|rott*|scoppiat*, acqua .. gelata|ghiacciata|finita|mancat*, finit*|mancat* l acqua, non .. avuto acqua, non .. bevuto|beve da, abbeveratoio|beverino .. rott*|gelat*|ghiacciat*|vuot*|bloccat*|guast*',
  ],
  /** Of a bath, or of the neighbours' pigs. */
  otherWater: [
    `no|without ... water bath|baths|pool|slide|toy|toys, no|without ... water to play|swim, neighbour|neighbor|friend|sister|brother|uncle s|s pig|pigs ${RAN_OUT}, neighbours|neighbors pig|pigs ${RAN_OUT}`,
    `maiale|maiali|scrofa|scrofe del|della|dei|di .. vicin*|amic*|zi*|cugin* ${SENZA}`,
  ],
  othersThirst: [`${ANIMALS} ${RAN_OUT}`, `${ANIMALI} ${SENZA}`],
  pigsToo: [
    `pig|pigs ${RAN_OUT}, both|all .. no|without|out`,
    `maiale|maiali|scrofa|scrofe ${SENZA}, tutti|entrambi .. senza`,
  ],
  lastSeason: [
    'last winter|summer|spring|autumn|year|month, winters|years|months ago, were|was .. fine|ok|okay afterwards|after',
    'inverno|estate|anno|mese scorso|scorsa, anni|mesi fa',
  ],
  /** Whatever was last month. */
  thirstNow: [
    'has|have|s|ve had|been|gone|run .. no|without|out, is|are|s|re .. without|out',
    'e|sono|sta|stanno .. senza, non ha|hanno acqua, non .. beve|bevono',
  ],
  allWeekend: [
    'all|over|whole|entire|for .. weekend, since friday|saturday|sunday|monday|tuesday|wednesday|thursday',
    'tutto .. weekend|fine, da venerdi|sabato|domenica|lunedi|martedi|mercoledi|giovedi',
  ],
  /** A number of them: "how do I prevent it for days?" has none. */
  forDays: [
    'for|since|last|past two|three|four|several|2|3|4 days',
    'da|per due|tre|quattro|diversi|2|3|4 giorni',
  ],
  iceBroken: ['broke|smashed|break the ice', 'rotto|rompo|spacco il ghiaccio'],
  electric: [
    'electric shock*, electrocut*, electricut*, electrifi*, electrical burn*, electrical shock, electrical current, shocked himself, shocked herself, shocked by, got a shock, got .. electric, got zapped, zapped, lightning, struck by lightning, live wire, live cable, live rail, chewed through .. wire|cable|cord|charger, chewing .. plugged, charger .. plugged, plugged in, was plugged, still plugged, power was on, tripped .. fuse|breaker|electric*|switch, fuse .. blew, blew .. fuse, sparks, sparked, spark, bit through .. wire|cable|cord|charger',
    'scossa elettrica, preso la scossa, presa la scossa, preso una scossa, prende la scossa, preso scossa, la scossa, una scossa, scossa da, scossa dal, scossa della, corrente elettrica, preso la corrente, presa la corrente, attaccato alla corrente, in tensione, alla corrente, fulminat*, folgorat*, elettrocu*, elettroshock, attaccato alla presa, attaccata alla presa, saltata la corrente, saltato il salvavita, saltata la luce, salvavita, scintill*, fulmine',
  ],
  wire: [
    'cable*, wire, wires, cord, cords, charger*, extension lead, lead, flex, plug, socket, christmas lights, fairy lights, lights, lamp, electric fence',
    'cavo, cavi, cavett*, filo, fili, caricator*, caricabatter*, prolunga, prolunghe, presa, spina, lucine, luci di natale, luci dell albero, lampada, recinto elettrico, recinto elettrificato',
  ],
  mains: [
    'phone charger*, lamp cord, lamp cable, mains, mains cable, power cable, power cord, power lead, electric cable, electric wire*, electrical cable*, electrical wire*, heat mat cable',
    'filo della corrente, fili della corrente, cavo della corrente, cavi della corrente, filo elettrico, fili elettrici, cavo elettrico, cavi elettrici, cavo .. elettrico, cavo del caricatore, caricatore, caricabatter*, presa elettrica, presa della corrente, prolunga, ciabatta elettrica, cavo della lampada, filo della lampada',
  ],
  electrocuted: [
    'got|been|was|were electrocuted, electrocuted himself|herself|itself|themselves',
    'e rimast* folgorat*, e stat* folgorat*, e restat* folgorat*, si e folgorat*, cane|cagn*|cucciol*|gatt*|mici*|conigli*|furett*|cavi*|cavall*|asin*|capr*|pecor*|mucc* e stat* fulminat*, cane|cagn*|cucciol*|gatt*|mici*|conigli*|furett*|cavi*|cavall*|asin*|capr*|pecor*|mucc* e rimast*|restat* fulminat* dalla|da|dal, cane|cagn*|cucciol*|gatt*|mici*|conigli*|furett*|cavi*|cavall*|asin*|capr*|pecor*|mucc* fulminat* dalla|da|dal',
  ],
  bitOnce: [
    'bit, bitten, chewed, has chewed, licked, peed on, weed on, touched',
    'ha mors*, morso, ha addentat*, addentat*, ha rosicchiat*, rosicchiat*, ha masticat*, masticat*, ha leccat*, ha toccat*, ha fatto pipi, tranciat*, spezzat*, mordeva',
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
    'blister of, blister pack*, blister strip*, blister with, burn calories, burn energy, burn off, burn out, burning up, calories, burning question, sunburn, razor burn, dinner burnt, recipe',
    'bruciare calorie, bruciare energie, consumare energie, ricetta',
  ],
  washing: [
    'washing machine, tumble dryer, tumble drier, tumbledryer, dryer, drier, freezer, in .. fridge, dishwasher, oven, toilet bowl, vacuumed, hoover, vacuum cleaner sucked, sofa bed, recliner',
    'lavatrice, asciugatrice, frigorifero, congelatore, freezer, lavastoviglie, forno, aspirapolvere, poltrona reclinabile, divano letto',
  ],
  snake: [
    'snake bit, snake bite*, snakebite*, bitten by .. snake|adder|viper|rattlesnake|copperhead|spider|cobra|cottonmouth|widow|recluse|scorpion, snake .. bit|bites|bite|struck|got|attacked, snake struck, struck by .. snake, bit .. by .. snake, adder bit*, adder, viper*, rattlesnake, rattler, copperhead, cottonmouth, cobra, brown snake, tiger snake, coral snake, scorpion*, black widow, brown recluse, redback, funnel web, snake .. paw, snake .. leg, snake .. face',
    'viper*, aspide, mors* .. serpente|serpe|biscia|vipera|ragno, morso di serpente, morso .. serpente, morsa .. serpente, morsicat* .. serpente|vipera|serpe|ragno, serpente .. mors*|morsicat*|pres*|attaccat*, serpe .. mors*, scorpion*, malmignatta, vedova nera, ragno violino, violino, morso di vipera, segni dei denti .. serpente, crotalo',
  ],
  twoHoles: [
    'fang mark*, two puncture*, two .. holes, two little holes, pair of .. holes',
    'due buchini, due forellini, due puntini, due fori',
  ],
  snakeTrap: [
    'my snake, our snake, pet snake, the snake eats, corn snake, ball python, royal python, snake sheds, fence, vaccine, repellent, keep away, on holiday',
    'il mio serpente, serpente delle, pitone, vaccino, repellente, tenere lontan*',
  ],
  manyTimes: [
    'several, many, multiple, times, swarm, nest, lots, hundreds, dozens, all over, loads',
    'tante, tanti, molte, molti, piu volte, sciame, nido, dappertutto, ovunque, decine, varie, diverse',
  ],
  scalded: [
    'was|were|got|is|gets|getting .. burnt|burned|scalded|scorched, has|have been .. burnt|burned|scalded|scorched, burnt|burned|scalded|scorched himself|herself|itself|themselves|his|her|its, burnt|burned|scalded my|our|the .. dog|puppy|cat|kitten|ferret, has|have|got a .. burn, boiling|scalding|hot water|oil|tea|coffee|soup|fat|milk|gravy|wax on|over|onto .. him|dog|puppy|cat|kitten|ferret, boiling|scalding|hot water|oil|tea|coffee|soup|fat|milk|gravy|wax on|over|onto his|her|its back|head|paw|paws|leg|legs|tail|belly|side|sides|face|ear|ears|neck|skin|rump|chest|bottom',
    'si e|era .. ustionat*|scottat*, si e|era .. bruciat*|bruciacchiat* il|la|le|i|un|una|con|col|sul|sulla, e|era stat* .. ustionat*|scottat*|bruciat*, schiena|dorso|groppa|fianco|zamp*|muso|coda|pancia|orecchi* ustionat*|scottat*|bruciat*, ha .. ustion*|scottatur*|bruciatur*, bollente addosso, bollente .. addosso, bollente sul|sulla|sui|sulle .. cane|cagn*|cucciol*|gatt*|micio|micia|furett*|schiena|dorso|groppa|fianco|zamp*|muso|testa|coda|pancia|collo|orecchi*',
  ],
  /** A meal, a pan, a lawn or a person. */
  burntElse: [
    'toast|pan|pans|pot|saucepan|dinner|lunch|food|cake|rice|roast|meal|oven|lawn|grass|house|bulb .. burnt|burned|scorched, burnt|burned|scorched toast|pan|pans|pot|saucepan|dinner|lunch|food|cake|rice|roast|meal|lawn|grass|patch|patches|rubbish|leaves|wood|out|smell, burnt|burned the|a|my|our|some|his|her toast|pan|pot|saucepan|dinner|lunch|food|cake|rice|roast|meal|lawn|grass|tongue of, i|we|husband|wife|son|daughter|kid|child|partner|mum|dad .. burnt|burned|scalded|sunburnt my|our|his|her|the .. hand|hands|arm|arms|finger|fingers|thumb|foot|tongue|shoulders, i|we|husband|wife|son|daughter|kid|child|partner|mum|dad .. got|was|were|am|m .. burnt|burned|scalded|sunburnt, my|our hand|hands|arm|arms|finger|fingers|thumb .. burnt|burned|scalded, sunburn, sunburnt, water|milk|broth on|over .. food|kibble|biscuits|dinner|meal|breakfast|bed|blanket|tray|bowl',
    'toast|pane|padella|pentola|cena|pranzo|cibo|torta|arrosto|riso|sugo|carne|pollo|pizza|forno|casa|prato|erba|lampadina .. bruciat*, bruciat* il|la|lo|i|le|un|una toast|pane|padella|pentola|cena|pranzo|cibo|torta|arrosto|riso|sugo|carne|pollo|pizza|casa|prato|erba, mi|ci .. sono|siamo|ero .. scottat*|bruciat*|ustionat*, marito|moglie|figlio|figlia|bambin*|mamma|nonna|padre|madre si e .. scottat*|bruciat*|ustionat*, bollente .. ciotola|lettiera|cuccia|crocc*|cibo|pavimento',
  ],
  scorched: [
    'burned, burnt, scalded, scorched, a burn, burns',
    'ustionat*, ustion*, scottat*, bruciat*',
  ],
  sting: [
    'stung, stings, sting, stinged, wasp*, bee, hornet*, bees, wasp, wasps, bumblebee, horsefly, horseflies, fire ants, fire ant, ants .. bit, insect bite*, bug bite*, spider, spider bit*, spider bite*, jellyfish, bitten by .. insect|bug|ant|ants|spider|mosquito*, allergic reaction, allergic, anaphyla*, reaction to .. vaccine|jab|injection|vaccination|shot|antibiotic, reacted to, after .. vaccine|jab|vaccination|injection|jabs|shots|booster, vaccine reaction',
    'punto da, punta da, punto dalla, punta dalla, punti da, l ha punto, l ha punta, ha punto, ha punta, si e fatto pungere, pungere, vespa, vespe, ape, api, bombo, calabron*, tafan*, formich*, puntura di, puntura d insetto, punture di, punture, insetto, ragno, morso di ragno, medusa, reazione allergica, reazione al vaccino, reazione .. vaccino, allergia, allergic*, anafila*, shock anafilattico, dopo il vaccino, dopo la puntura, dopo l iniezione, dopo il richiamo, vaccino .. fa',
  ],
  anaphylaxis: [
    'anaphyla*, anaphalac*, allergic shock, throat .. closing, throat .. swelling',
    'anafila*, shock anafilattico, shock allergico, gola .. chiude, gola .. gonfia, edema della glottide, vaccino .. bolle, riempit* di bolle, riempit* di ponfi',
  ],
  caterpillar: [
    'processionary, processionar*, hairy caterpillar*, pine caterpillar*, oak caterpillar*, caterpillar*, caterpilar*, toad, toads, cane toad, salamander, newt',
    'processionari*, processonari*, bruco peloso, bruco, bruchi, bruchi pelosi, nidi sui pini, rospo, rospi, salamandra',
  ],
  faceSwelling: [
    'face .. swol*|swell*|puff*|balloon*|blown|ballooned|huge, face ... balloon, head ... balloon, swol*|puffy|swelling|puffed .. face|muzzle|lips|lip|throat|tongue|eyes|nose|head|snout|neck, muzzle .. swol*|swell*|puff*|huge, lips .. swol*|swell*|puff*|huge, eyes .. swol* shut, eyes swollen shut, eyes .. puffed shut, throat .. swol*|swell*|closing, tongue .. swol*|swell*|huge|thick, tongue .. black, snout .. swol*|swell*, head .. swol*|swell*|huge|balloon, neck .. swol*|swell*, hives, welts, lumps all over, bumps all over, swelling up, swelling up fast, swelled up, blown up like, shar pei, looks like a hippo, like a hippo, facial swelling',
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
  constricted: [
    'snare, wrapped round|around, wound round|around, tangled round|around, rubber band, elastic band, hair tie, tight round|around, round|around his|her|its leg|paw|foot|neck|tail',
    'laccio, elastico, avvolt* .. attorno|intorno, attorcigliat*, stretto attorno|intorno, impigliat*',
  ],
  hole: ['hole, gash, opening', 'buco, foro, squarcio, apertura'],
  jelly: [
    'jelly, jellylike, dent, melting, melted, gloopy, bubble',
    'gelatina, gelatinos*, ammaccatura, scioglie, bollicina',
  ],
  baitFood: [
    'meat, meatball*, mince, sausage*, frankfurter*, tuna, chicken, lard, ham, bread, morsel*, something, stuff, grains, pellets, lump, lumps',
    'polpett*, boccon*, bocconc*, salsicc*, wurstel, carne, tonno, lardo, pollo, prosciutto, qualcosa, roba, pane, grani, granuli, granulin*, palline, pallina',
  ],
  poisoning: [
    'poison*, bait*, nails in, needles in, razor, cats died, dogs died, cats|dogs .. died|dead, laced, 1080, strychnine, foxes',
    'avvelen*, velen*, esca, esche, chiodi, aghi dentro, cani|gatti .. mort*, volpi, stricnina, spolpett*, dog killer, ai giardinetti',
  ],
  /** What may be antifreeze: it tastes sweet, and a few licks kill. */
  coolant: [
    'green|blue|pink|orange|bright|coloured|colored|sweet puddle|liquid|fluid .. garage|car|van|drive|driveway|road|street|parking, puddle|liquid|fluid .. under|near|by .. car|van|lorry|truck, puddle|liquid|fluid .. next to .. car|van|lorry|truck, green|blue|pink|orange puddle, coolant, radiator fluid, car .. leak*',
    'pozza|liquido|chiazza|pozzanghera .. sotto|vicino .. macchina|auto|furgone|camion, pozza|liquido|chiazza|pozzanghera .. verde|blu|azzurr*|rosa|arancio*|colorat*, liquido .. radiatore, perde .. radiatore',
  ],
  oddBits: [
    'blue|green|pink|red bits|grains|granules|pellets|powder, bits in it, not mine, wasnt mine, half gone, wrapped in, inside it',
    'che non e mia|mio, pezzetti|granuli|palline|polverina|roba blu|azzurr*|verd*|rosa, con dentro, dentro la, dentro il, uno e sparito, una e sparita, meta .. mangiat*',
  ],
  eatenUp: [
    'ate, eaten, eating, gone, gulp*, swallow*, chew*, snatched, grabbed, wolfed, scoffed, munch*, picked up, had half, licked, licking',
    'mangiat*, inghiottit*, ingoiat*, ingerit*, masticat*, mandata giu, mandato giu, preso, presa, raccolt*, sparit*, leccat*, sgranocchiat*, spazzolat*',
  ],
};
