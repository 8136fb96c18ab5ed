import { hoofedWords } from '../../../language/animals.js';
import type { Meaning } from '../../reading/lexicon.js';
import { STRAIN } from '../labour.js';

const [MALES, MASCHI] = hoofedWords('male');
const [MOTHERS, MADRI] = hoofedWords('mother');
const [YOUNG, PICCOLI] = hoofedWords('young');
const [STRAINS, SPINGE] = STRAIN;
const either = (words: string): string => words.replaceAll(', ', '|');

export const URINE_AND_BIRTH: Record<string, Meaning> = {
  pee: [
    'pee, pees, peeing, peed, wee, wees, weeing, weewee, weed, urine, urinat*, piss*, piddl*, tinkle, bladder, litter box, litterbox, litter tray, litter, the tray, his tray, her tray, tray, loo, toilet, widdle, wet spot, cocks his leg, lifts his leg, lift his leg, lifting his leg, cocking his leg, in the box, the box, his box, her box, cystitis, clump, clumps',
    'pipi, pip, piscia*, urin*, lettiera, cassetta, cassettina, sabbietta, sabbia, vescica, minzione, minge, telo, alza la zampa, alza la gamba, cassettina, cassetta, sabbietta, cistite, palline di pipi, grumi',
  ],
  noPee: [
    '@denied .. @urine, no .. @urine, nothing .. comes|coming|came|come .. out, nothing comes out, nothing happens, nothing .. happening, nothing to show, trying to pee|wee|urinate, trying to go .. pee, tries|trying|tried|attempts|attempting|straining|strains to pee|wee|urinate|piss|go, tray|litter|litterbox|pad|pads|fleece|bedding .. dry, dry tray, dry litter, no clump*, only .. drops|drop|dribble*|drip*|dribs|trickle, just .. drops|drop|dribble*|drip*|trickle, a  few drops, couple of drops, drop or two, urinary block*, blocked up, urethral, bladder .. hard|full|huge|rock|tight, t been .. wee|pee, not .. been .. wee|pee, pee on the fleece, unable to pass, cant pass .. urine, cant go, squats .. nothing, squatting .. nothing, lifts .. leg .. nothing, cocks .. leg .. nothing, just|only .. spot|spots|dribble|squirt, just|only a .. spot, no .. clumps, no clumps, few|only|just drops .. pee|urine|wee, drops of pee|urine|wee',
    '@denied .. @urine, non .. esce|viene|fa|riesce .. pipi|goccia|niente|nulla, non fa una goccia, neanche una goccia, nemmeno una goccia, manco una goccia, solo|soltanto|appena|giusto .. gocc*, non esce niente, non esce nulla, non esce niente, prova|provare|tenta|cerca|sforza|spinge .. pipi|urinare|pisciare, prova a farla, cerca di farla, lettiera|telo|traversina|cassetta|sabbia|sabbietta .. asciutt*, fa|fare|fatto|escono|esce|uscite|fatte .. gocc*|goccin*, blocco urin*, blocco uretr*, va e viene dalla lettiera, avanti e indietro .. lettiera, entra e esce .. lettiera, entra ed esce .. lettiera, non riesce .. pipi, non riesce a farla, alza la gamba ogni minuto, ritenzione, vescica .. dura|piena|gonfia|enorme, globo vescicale, non nasce pipi, non .. trov* ... pipi, niente .. pipi, palle di pipi .. nessuna|niente, nun|nn|non piscia, piscio niente, pipi non esce, non esce .. pipi, nun fa pipi, pipi non .. esce',
  ],
  elsewhere: [
    'outside, outdoors, on walks, on the walk, on the lead, on the leash, garden, yard, in the rain, in the snow, in the house, indoors, inside the house, on the carpet, on the bed, on my bed, on the sofa, couch, rug, house train*, housetrain*, potty train*, potty, toilet train*, training, wont pee in, hold .. pee|wee|urine|bladder|it, holding .. pee|wee|urine|bladder|it, hold on',
    'fuori casa, in giardino, in passeggiata, al guinzaglio, sul tappeto, sul letto, sul divano, in casa, sporcare in casa, educar*, insegnar*, pioggia, neve, trattenere, trattiene, tenerla, tenere la pipi',
  ],
  training: [
    'house train*, housetrain*, potty train*, potty, toilet train*, litter train*, train him, train her, how do i teach, teach him, teach her',
    'educar*, insegn*, come lo abituo, come la abituo, abituar*',
  ],
  blockedWord: [
    'blocked, blockage, obstructed, obstruction, plugged',
    'bloccat*, blocco, ostruit*, ostruzione, tappat*',
  ],
  peesFine: [
    'pees fine, peeing fine, pees ok, pees okay, pees normally, peeing normally, peeing ok, pees well, wees fine, good clumps, normal clumps, big clumps, urinating normally, urinates normally',
    'fa pipi benissimo, fa pipi bene, fa pipi normalmente, pipi normale, urina bene, urina normalmente, fa pipi regolarmente, pipi regolare',
  ],
  drops: [
    'drop, drops, droplet*, drip*, dribbl*, trickl*, spots, tiny bit, little bit, small amount*, tiny amount*, tiny clump*, small clump*, squirt, teaspoon, bit of, spot, size of .. pea, tiny clump*, small clump*, pea sized',
    'goccia, gocce, goccin*, gocciolin*, gocciol*, sgocciol*, pochissim*, schizzetto, schizzi, macchioline, palline piccole, pallina minuscola, grumett*',
  ],
  trips: [
    'in and out, back and forth, to and fro, every few minutes, every five minutes, every ten minutes, every couple of minutes, every .. minutes|mins|min, keeps going, keeps trying, keeps visiting, keeps getting in, keeps squatting, keeps jumping in, over and over, again and again, constantly, all night, 10 times, ten times, 15 times, 20 times, twenty times, dozen times, many times, several times, umpteen times, trips, visits, ages in .. tray, sits in .. tray, sitting in .. litter, sits in .. litter, camped, living in, times tonight, times today, in there .. times, 20 times, 10 times, every five minutes, every few minutes, in .. box for an hour|hours',
    'entra e esce, entra ed esce, dentro e fuori, avanti e indietro, va e viene, ogni .. minuti|minuto, continua ad andare, di continuo, in continuazione, continuamente, continua a, mille volte, tante volte, piu volte, dieci volte, venti volte, tutta la notte, sta in lettiera, resta in lettiera, seduto in lettiera, nella lettiera, volte stasera, volte oggi, dieci volte, venti volte, nella lettiera da, in lettiera da, nella cassetta da',
  ],
  male: [
    'male, castrated, wether*, billy, tom, tomcat, boy, willy, penis, neutered tom, he, him, his, himself, hes, lad, mr',
    'maschi*, pene, pisellin*, castrat*, gattone, micione, il gatto, mio gatto, mio micio, del gatto, al gatto, il micio, micio, lui, ragazzone, gattino, prepuzio',
  ],
  cry: [
    'yowl*, cry*, cries, cried, scream*, squeal*, howl*, yelp*, whimper*, whin*, miaow*, meow*, mew*, wail*, moan*, growl*, groan*, squeak*, screech*, yell*, shriek*, complain*, in pain, agony, distress*',
    'piang*, pianto, urla*, miagol*, geme*, gemit*, guais*, guait*, strill*, si lamenta, lament*, fischia, squittisc*, mugol*, grida*, soffre, dolorant*, dolore',
  ],
  lickParts: [
    'licking .. willy|penis|bits|parts|privates|genitals|bottom|bum|groin|himself|herself, licks .. willy|penis|bits|parts|privates|genitals|bottom|groin|himself|herself, licks after, licking .. down there, licking .. back end, licking between .. legs, cleaning .. bits',
    'si lecca li sotto, si lecca .. sotto, si lecca .. pene|genitali|pisell*|parti|dietro, lecca* .. genitali|pene|pisell*|parti, si lecca, leccarsi, si lava .. sotto',
  ],
  birth: [
    'giving birth, give birth, gave birth, in labour, in labor, labour, labor, whelp*, kittening, kindling, kindled, farrow*, foaling, farrowing, queening, dystocia, contractions, no|without|still|yet puppy|pup|pups|kitten*|puppies|baby|babies|foal|lamb, due tomorrow, due today, dead kit, dead pup*, dead kitten*, stillborn, first one out, pup|pups|puppy|kitten|kittens|baby|kit .. out|born|coming|arrived|delivered, pushing .. hour*, straining .. hour*, puppy out yet, one kit out, born, waters broke, water broke, waters .. broken, placenta*, afterbirth*, birth canal, c section, caesarean, pups|puppies|kittens|babies .. out|born, puppies out, kittens out, one|two|three|four|five out, kitten*|pup*|baby|babies|foal|kit .. stuck, without|no a|any|one|single pup|puppy|kitten|foal|lamb|kid|kit|baby, without a|one single pup|puppy|kitten|foal|lamb|kid|kit|baby, without|no kit|kits|lambs|calf|cria, one .. stuck .. inside|out, in whelp, kidding, lambing, calving, had one|two|her kid|kids|lamb|lambs|foal|calf|cria',
    'parto, partorend*, partori*, parturient*, sta partorendo, nessun|senza|niente|nessuno cucciol*|gattin*|piccol*, cucciolo incastrat*, puledr*|agnell*|capretto .. non esce|nasce, cucciol*|gattin*|piccol*|puledr* .. incastrat*|bloccat*|mort*|nat*|fuori|uscit*|nascere, non esce nessun, niente piccoli, niente cuccioli, piccolo morto, deve partorire, doglie, travaglio, contrazioni, nato morto, nati morti, spinge .. cucciol*, rotte .. acque, rotto .. acque, perso le acque, placent*, distocia, cesareo, figliare, figliato, sgravata, spinge .. ora, non nasce, non nascono, due|tre|quattro|cinque nati, ha fatto .. gattino|cucciolo|gattini|cuccioli|coniglietti|piccolo|piccoli, agnellatura, capretto .. nasce',
  ],
  pregnant: [
    'pregnan*, pregant, expecting, in pup, in kitten, in foal, day 5*, day 6*, due date, past .. due, overdue, heavily pregnant, full term, in kid|lamb|calf|pig, due to kid|lamb|foal|calve|farrow, doe|does|ewe|ewes|nanny|mare|sow|cow is|are|s due, due any day|moment|minute|time',
    'gravid*, incint*, in attesa, gestante, gestazione, aspetta .. cuccioli|piccoli|gattini, a termine, oltre il termine',
  ],
  stuckYoung: [
    'pup|puppy|puppies|kitten|kittens|baby|foal|kit|head|leg|legs|feet|foot|tail|one|half .. stuck|wedged|halfway|hanging|sticking|poking, half .. out .. stuck, stuck in .. birth canal, stuck halfway, half way out, halfway out, sac .. hanging, bubble .. hanging, feet first .. stuck, nothing .. since, since .. last|first .. pup|puppy|kitten|baby|one, more inside, one left inside, still .. inside, t come out, t coming out, no puppy, no puppies, no kitten, no kittens, no baby, no foal, no lamb, nothing .. born, more in there, more inside, feel .. more, another .. in there, another .. inside, nothing for .. hours, then nothing, bag .. hanging, bag .. foot, foot in it, feet .. no head, no head, little foot, leg .. out, tail first',
    'cucciol*|gattin*|piccol*|testa|testina|zampin*|puledr* .. incastrat*|bloccat*|meta|fuori|spunta, incastrat*, mezzo fuori, a meta, dal primo .. cucciol*|gattin*, dall ultimo, dopo il primo, dopo l ultimo, ne manca ancora, ancora dentro, ne ha ancora, non esce, non escono, non nasce, non nascono, niente piu, non nasce niente, nulla nasce, non .. nascere, non e nato, niente nasce, non nasce niente|nulla, altri dentro, ne sento ancora, poi niente, poi nulla, ce ne sono altri dentro, ne ha altri dentro, altri dentro, sacco .. fuori, piedino .. fuori, vede|vedono .. testa|zampina|zampa|coda, vede|vedono solo',
  ],
  long: [
    'hour, hours, hrs, hr, an hour, half an hour, 30 minutes, 30 mins, 40 minutes, 40 mins, 45 minutes, 45 mins, 50 minutes, 20 minutes, all night, all day, since',
    'ora, ore, mezz ora, mezzora, 30 minuti, 40 minuti, 45 minuti, 20 minuti, venti minuti, trenta minuti, quaranta minuti, tutta la notte, tutto il giorno, da stamattina, da ieri, stanotte',
  ],
  greenDischarge: [
    'green|greenish|blackish|brown .. stuff|discharge|fluid|goo|liquid|slime, dark green, green black, smelly .. discharge, smelly brown, brown discharge, pus .. vulva, pus .. vagina, discharge, discharging, bloody discharge, foul discharge, oozing from .. vulva, leaking from .. vulva, green|brown|black|bloody|yellow .. gunk|goo|gloop|slime|liquid|fluid|mess|snot|muck, gunk|pus|goo .. coming out',
    'perdite verd*, perdite giall*, perdite .. puzz*, perdite, perdita, scolo vulvare, scolo, liquido|secrezion*|muco|roba verd*|giall*|marron*|scur*|puzzol*|maleodor*, verde scuro, secrezion* verd*, pus .. vulva, spurgo',
  ],
  foul: [
    'pus, pussy, puss, green, greenish, brown, brownish, yellow, yellowish, smelly, smells, stinks, stinky, stinking, foul, custard, chocolate brown, tomato soup, gooey, goo, gunk, slime, slimy, gloop',
    'pus, purulent*, verd*, marron*, giall*, puzz*, puzzol*, maleodor*, cattivo odore, color cioccolato, schifos*, marcio, marcia, sporca',
  ],
  vulva: [
    'vulva, vagina*, private*, lady bits, lady parts, girl parts, girly bits, down there, fanny, foof, noonoo, back end, rear end, behind, under her tail, from her bum, womb, undercarriage, bits, uterus',
    'vulva, vagina*, li sotto, la sotto, parti intime, patatina, passerina, natura, genitali, dietro, sotto la coda, da sotto, utero',
  ],
  season: [
    'season, seasons, heat .. ago, in heat, on heat, last heat, her heat, unspayed, intact girl, not spayed, not been spayed, t spayed, never spayed, entire bitch, entire female, unneutered, intact female, intact bitch, not neutered, pyometra, pyo, past|after|since|from|last|her|post heat|season',
    'il|in|dal|del|suo|ultimo|primo|avuto|finito|un|al|col|sul|nel|dopo calore, calore|calori finit*|un|due|tre|quattro|da|appena|terminat*|passat*|circa|settiman*|mese|scorso, estro, non sterilizzat*, mai sterilizzat*, femmina intera, cagna intera, gatta intera, e intera, non castrata, non operata, piometra',
  ],
  nursing: [
    'nursing, lactating, lactation, suckling, feeding .. pups|puppies|kittens|litter, pups cry, new mum, new mom, newborns, weeks old pups, litter of, her pups, her puppies, her kittens, mum dog, mother dog, mama, gave birth, had pups, had puppies, had her puppies, had kittens, whelped, postpartum, mother of, old litter, mum of, mom of, mother of, feeding babies, feeding her',
    'allatt*, mamma di, neomamma, lattazione, cuccioli .. settimane, i suoi cuccioli, suoi piccoli, suoi gattini, ha partorito, partorito, mamma cane, mamma gatta, puerpera, figliato, mamma dei, mamma di, sta allattando, ha i cuccioli, ha i gattini, ha i piccoli',
  ],
  egg: [
    'egg, eggs, egg bound, eggbound, egg binding, laying, lay, laid, nest box, nesting, nestbox, clutch, gravid',
    'uovo, uova, deporre, depost*, depone, ovodeposizione, ritenzione dell uovo, cova, covare, nido, ovo',
  ],
  eggBound: [
    'egg bound, eggbound, egg binding, egg .. stuck, stuck egg, egg .. hanging, egg .. not coming, egg .. t come, cant lay, t lay, cant pass .. egg, t pass .. egg, pass an egg, trying to lay, straining to lay, struggling to lay, trouble laying, egg .. broken inside, egg .. showing, see .. egg, no egg .. days, eggs without shell, soft shell*, thin shell*, too many eggs, keeps laying, lays every',
    'ritenzione .. uovo|uova, uovo .. incastrat*|bloccat*|non esce|rotto|dentro, non riesce .. deporre, non .. depone, prova .. deporre, cerca di deporre, non fa l uovo, non esce l uovo, si vede l uovo, uovo che non, uova senza guscio, guscio molle, guscio sottile, troppe uova, continua a deporre, depone sempre, uovo incastrat*, uovo .. trattenut*',
  ],
  thirst: [
    'drink*|drank .. lot|lots|loads|ton|tons|more|much|nonstop|constantly|gallons|litres|buckets|bowls|excessively|heavily|crazy|mad|double|twice|all, drinking like, drinks like, so thirsty, very thirsty, really thirsty, always thirsty, constantly thirsty, extra thirsty, thirstier, thirst, thirsty, bowls .. day, refill* .. bowl|water, filling .. water bowl, empt* .. water bowl, empt* .. bottle, water bowl .. empty, drains .. bowl, guzzl*, cant get enough water, polydipsia, drink* .. way|far|much more|lot, drinking and .. more, more than .. used to drink',
    'beve .. molto|tanto|tantissimo|troppo|litri|continuamente|piu|sacco|doppio|esagerato|continuo|continuazione|parecchio|fiumi, beve come, bevendo .. molto|tanto|tantissimo|piu|sacco, svuota .. ciotola|beverino, riempio .. ciotola|acqua, beve e allaga, molta sete, tanta sete, sempre sete, assetat*, sete, polidipsia, attaccat* alla ciotola, attaccat* al beverino, a secchi, beve .. secchi, beve come una spugna, beve .. pipi .. piu',
  ],
  ketoneBreath: [
    'breath|mouth .. acetone|pear|pears|nail, smell* of|like acetone, smell* of|like .. nail varnish|polish, acetone breath, sweet smelling breath, breath smells sweet|fruity, fruity breath',
    'alito|bocca|fiato .. acetone, alito .. dolce|frutt*, odore di acetone, sa di acetone, puzza di acetone, alito acetonico',
  ],
  bloodInUrine: [
    'pee|pees|peed|peeing|wee|wees|urine with .. bit|little|some|drops .. blood*, pinkish wee, pink|red|rusty|rust|bloody|brown|orange|cola|reddish .. pee|wee|urine|piss, bloody urine, blood|bloody|pink|red .. pee*|urine|wee|litter|wees|weed, pee*|urine|wee|urinat* .. blood*|pink|red|reddish|brown|rusty|orange|dark, red blots .. wee, peeing blood, weeing blood, pissing blood, haematuria, hematuria, weeing|peeing|pees|wees pink|red, pink|red wee|pee|urine, red|pink|blood|bloody blots|spots|drops|stains .. wee|pee|urine, blood spots .. pee, wee|pee|urine .. coffee|cola|coke|tea, coffee coloured',
    'pipi|urina|urine .. un po .. sangu*, pipi|urina|urine|piscio|pisciat* .. ros*|sangu*|scur*|marron*|arancio*|rugginos*, pipi rosa*, pipi ross*, sangue .. pipi|urine|urina|lettiera|vescica, gocc* ross*, gocc* .. sangue, macchiolina di sangue, macchie .. sangue, ematuria, piscia sangue, pipi|urina .. caffe|cola|marrone',
  ],
  beet: [
    'beetroot, beet, beets, dandelion*, carrot*, red cabbage',
    'barbabietol*, rapa rossa, tarassaco, carot*, cavolo rosso',
  ],
  oftenPee: [
    'goes|going|pee*|wee|wees|weeing|urinat* .. more often|often|frequently|constantly|more|lot|loads, goes more often, outside .. tray|box|litter, next to .. tray|box|litter, pees outside, pees|peeing|weeing|wees|peed|weed|urinating in|on|everywhere .. house|bed|carpet|floor|sofa|bath|sink|everywhere, goes .. times, dribbles, dribbling urine, leak*, incontinen*, accidents, accident in, wets .. bed, wet patch, wet bed, pee|urine|wee .. smells|smelly|cloudy|strong|thick|gritty|sludge|sludgy|chalky, cystitis, uti, bladder infection, crystals, urine scald, pee a lot, peeing a lot, little and often, small pees, little pees, every half hour, every hour, small amounts, cant hold, t hold .. pee|wee|urine|bladder, leaks, leaking, wakes up wet, pee every, wee every, out .. pee .. every, little bits each time, peeing|weeing every',
    'va piu spesso, fa|fare|fa la|farla .. pipi spesso|ovunque|dappertutto|fuori|letto, spesso .. pipi, pipi .. spesso|casa|letto|divano|ovunque|fuori|dappertutto|torbid*|puzza*|densa|sabbia, piscia .. casa|letto|divano|ovunque|spesso, fuori lettiera, fuori dalla lettiera, fuori .. lettiera, accanto alla lettiera, vicino alla lettiera, pipi in casa, perde .. pipi|urina|gocce, perdite di urina, incontinen*, si bagna, sgocciol*, cistite, infezione urinaria, cristalli, calcoli, urina torbida, urine torbide, pipi .. poca, ogni mezz ora, ogni ora, scappa .. pipi, pipi nella cuccia, pipi a letto, non la trattiene, non trattiene .. pipi, si fa .. addosso',
  ],
  afterbirth: ['afterbirth, placenta, cleaning .. hanging', 'placenta, seconde, secondine'],
  /** Goats, and the males of sheep that most get urinary stones. */
  goatOrSheep: [
    'goat, goats, goatling*, billy, wether*, sheep, ram, rams, tup, tups, alpaca*, llama*',
    'capr*, becco, pecor*, monton*, ariete, arieti, alpaca, lama',
  ],
  strainsToPee: [
    `${either(STRAINS)}|struggles|struggling to|when|while .. pee|pees|peeing|wee|weeing|urinate|urinating|urine|pass`,
    'si sforza|sforzo|sforzi|fatica|spinge a|per|di .. urinare|pipi|pisciare',
  ],
  partShows: [
    'hoof|hooves|foot|feet|leg|legs|paw|paws .. showing|shows|visible|appeared|peeping, hoof|hooves|foot|feet|leg|legs|paw|paws .. stick|sticks|sticking|poke|pokes|poking|hang|hangs|hanging out, see|sees|seeing one|a|the|two|only hoof|hooves|foot|feet, hoof|hooves|foot|feet|leg|legs|paw out, hoof|foot|leg|paw is|has|s .. out, feet|hooves|legs are|have .. out',
    'zoccol*|zamp*|piede|piedi .. vede|vedono|spunta|spuntano|esce|escono|fuori, vede|vedono|vedo|spunta|spuntano .. zoccol*|zamp*|piede|piedi, fuori c|e ... zoccol*|zamp*|piede|piedi, fuori una|uno zoccol*|zamp*|piede',
  ],
  /** Of the young one: "a tail", not "her tail". */
  headShows: [
    'a|the|only|one|tiny|little head|nose|muzzle|tail .. showing|shows|visible|out|stick|sticks|sticking|hanging|hangs|appeared|peeping, only|just a|the head|nose|muzzle|tail, there is|s a|the|only head|nose|muzzle|tail, its|calfs|lambs|foals|kids head|nose|tail out, calf|lamb|foal|kid s head|nose|tail .. out',
    'testa|testina|muso|musetto|coda|codina .. vede|spunta|fuori, vede|vedo|spunta .. testa|testina|muso|musetto|coda|codina, esce|uscita|uscito|fuori solo la|il testa|testina|muso|coda',
  ],
  noLegs: [
    'no|without feet|legs|hooves, no|without front|back feet|legs',
    'niente|senza|nessuna zamp*',
  ],
  waterBag: [
    'water|waters bag|sac|sack .. hangs|hanging|out, bag of waters, water|waters bag|sac|sack ... been .. hanging|out',
    'sacco|sacca delle acque, sacco amniotico, sacca amniotica',
  ],
  bearsDown: [
    `${STRAINS}, bearing down, is|s|been|keeps|started pushing, pushing|pushes hard|for|again|and|since, ${either(MOTHERS)}|bitch|queen pushing|pushes`,
    `${SPINGE}, spinte`,
  ],
  maleHoofed: [
    `${MALES}, my|our|the|a|is|s|adult|young|neutered|intact male, male goat|sheep|alpaca|horse|donkey`,
    `${MASCHI}, mio|nostro becco, maschio, castrat*`,
  ],
  motherHoofed: [MOTHERS, MADRI],
  bitchOrQueen: ['bitch, queen', 'cagna, cagnetta, gatta'],
  tinyPart: [
    'tiny|little foot|feet|leg|legs|paw|paws',
    'zampina, zampine, zampetta, zampette, piedino, piedini',
  ],
  hoofedYoung: [
    `${YOUNG}, goat|newborn kid|kids, doe|nanny .. kid|kids, my|our|the|a|newborn buckling`,
    PICCOLI,
  ],
  kid: ['kid, kids', ''],
  justBorn: [
    'newborn*, new born, just|newly born, born .. minutes|hour|hours|today|tonight|yesterday|night|morning, minutes|hour|hours old, one|two|three|1|2|3 day|days old',
    'neonat*, appena nat*, nat* .. minuti|ora|ore|poco|oggi|ieri|stanotte|stamattina|stasera, di un|due|tre|1|2|3 giorno|giorni',
  ],
  noSuckle: [
    'not|t|cannot|cant|wont|never|without .. suck|sucks|sucked|sucking|suckle|suckles|suckled|suckling|nurse|nurses|nursed|nursing|latch|latched, t|cant|cannot get .. foal|lamb|lambs|kid|kids|calf|cria to suck|suckle|nurse|latch',
    'non|nn .. succhia|succhiare|succhiato|poppa|poppare|poppato|ciuccia|ciucciare|ciucciato, non si attacca, non riesco|riusciamo a far .. succhiare|poppare',
  ],
  redBag: [
    'red|velvety|maroon bag|sac|sack|membrane, red velvety|velvet .. bag|sac, bag|sac is|looks red|maroon|velvety, placenta|afterbirth ... before the|her|any foal, before the|her|any foal ... placenta|afterbirth',
    'sacco|sacca|membrana ross*|vellutat*, sacco|sacca e rosso|rossa, placenta rossa, placenta ... prima del puledr*, prima del puledr* ... placenta',
  ],
  /** On its body: it neither wears it nor eats from it. */
  hasRedBag: [
    'has|got|shows|showing .. red|velvety|maroon bag|sac|sack|membrane',
    'ha|mostra .. sacco|sacca|membrana ross*|vellutat*',
  ],
  redVelvet: ['red velvet|velvety, red .. like velvet', 'rosso|rossa vellutat*'],
  redBagShows: [
    'red|velvety|maroon bag|sac|sack|membrane .. showing|shows|visible|appears|appeared|peeping|first',
    'sacco|sacca|membrana ross*|vellutat* .. vede|compare|appare|spunta|affiora, vede|vedo|spunta|compare .. sacco|sacca|membrana ross*|vellutat*',
  ],
  /** The bag of a normal birth is white. */
  notWhite: ['instead of|the|a .. white', 'invece|anziche|posto .. bianc*'],
  redBagDelivery: ['red bag delivery|birth|foaling', 'parto .. sacco rosso, parto a sacco rosso'],
  foalOut: [
    'has|just|already|mare|jenny foaled, she foaled and|but, foaled at|around|overnight|early, foaled ... minutes|minute|mins|hour|hours|today|tonight|yesterday|morning|afternoon|evening|night, gave birth and|but, gave birth ... minutes|minute|mins|hour|hours|today|tonight|yesterday|morning|afternoon|evening|night, has|just|already given birth, had|delivered her|the|a foal, after foaling|birth|delivery, after giving birth, foal is|was|has|s born|out|up|standing|here|arrived, foal is|was|has|s already|just|been born|out|up|arrived|delivered, foal born at|an|two|three|last|this, foal arrived|came an|two|three|this|last|at, foal is|s .. old, foal .. hour|hours|day|days|minutes old, after .. long|hard|difficult|easy birth|labour|foaling, after delivering|birthing, after she foaled, foal was .. old, foal ... stood|suckle|suckles|suckled|suckling|nurse|nurses|nursed|nursing|stand|stands, newborn foal, foal at foot, filly|colt is|was|s born|out|up|standing|here, filly|colt has|s been|just|already born|been|arrived, mare|she delivered ... minutes|hour|hours|today|tonight|yesterday|morning|night, dropped|had her|the|a foal|filly|colt, foal is|s fine|well|healthy|drinking|suckling|feeding',
    'cavalla|fattrice|giumenta ha partorito, ha gia|appena partorito, ha partorito ... fa, ha partorito stanotte|stamattina|oggi|ieri, dopo il parto, dopo aver partorito, puledr* e nat*|uscit*, puledr* e gia|ormai|appena nat*|uscit*|fuori, puledr* gia|appena nat*, puledr* nat* ... fa|stanotte|stamattina|oggi|ieri, puledr* e|sta|gia in piedi, puledr* .. succhia|poppa, puledr* sta bene, e|gia|appena|quando nato il puledro|puledrino, fatto .. puledr*, puledr* neonat*, e|gia|appena|quando nata la puledra|puledrina, dopo la nascita, puledr* ha .. ora|ore|giorno|giorni',
  ],
  watersBroke: [
    'water|waters broke|broken|breaks|breaking, broke her water|waters',
    'rotte|rotto le|il acque, perso le acque',
  ],
  /** At this moment, whatever was born or came out before. */
  inFoaling: [
    'is|s|now|still|started|mare foaling, started|starting|begun|began|beginning to foal, waters ... not|t|never .. break|broke|broken, foaling now, is|s|now|still in labour|labor, went|gone into labour|labor, foal .. not|t .. out|born|delivered, not|t .. foaled',
    'sta|ancora partorendo, in travaglio, doglie, puledr* non .. uscito|nato|fuori, non .. partorito',
  ],
  /** While the foal is coming, or after it. */
  mareStrains: [
    'mare pushing|straining|pushes|strains, mare is|s|keeps pushing|straining, now she is|s pushing|straining',
    'cavalla|fattrice|giumenta spinge',
  ],
  /** Asked about for the time when it might come. */
  ifRedBag: [
    'if|when|whenever a|an|the|i|we|there|she|my|her ... red bag|sac|sack, if|when a|the|my mare is, is|are a|the red bag|bags always|ever, what|whats|how|why|does|do|is|are|can ... red bag delivery|deliveries|birth|births|foaling, what|whats is|s|are .. red bag, in case of ... red bag, told|taught|warned|read|heard|talked|talk|asked|learn|learnt|learned ... red bag, what does .. red bag, can|may|might have .. red bag',
    'se|quando si|un|il|vedo|esce|la ... sacco|sacca ross*, se|quando la|una cavalla|fattrice sta, caso di ... sacco|sacca ross*, cos|cosa|che e|significa|vuol|vuole ... sacco|sacca ross*, possono|puo .. avere .. sacco|sacca ross*, imparato ... sacco|sacca ross*, parlato|letto|sentito|spiegato|detto|leggo|chiedo|capita|frequente|comune ... sacco|sacca ross*',
  ],
  wombOut: ['uterus, uterine, womb, prolaps*', 'utero, prolass*'],
  notPregnant: [
    'not|isn|isnt|wasn|t|never pregnant, not|isn|isnt|t|never|wasn .. in foal',
    'non .. gravida|incinta|pregna',
  ],
  /** A bag for things. */
  kit: [
    'packed|pack|packing|keep|kept|put|bought|bring|took|fill .. red bag|sack, red bag|sack with|of|for .. towels|supplies|things|tools|hay|feed|nuts|carrots, hay|feed|nuts is|hangs in|from .. red bag|sack, red bag|sack .. packed|ready|sent|delivered, sent|ordered|wanted|buy ... red bag|sack, pushes|pushing|drags .. red bag|sack of',
    'preparo|preparato|tengo|metto|messo|compro|comprato|riempio .. sacco|sacca ross*, sacco|sacca ross* con|di|per .. asciugaman*|cose|occorrente|fieno|mangime|carote, fieno|biada|mangime e|sta nel|nella|in .. sacco|sacca ross*',
  ],
  passedAfterbirth: [
    'passed|dropped|shed|expelled .. afterbirth|placenta, afterbirth|placenta .. came|come out|away',
    'espulso|perso .. placenta|seconde|secondine, placenta|seconde|secondine .. uscit*|intera|intere|espuls*',
  ],
  incomplete: [
    'piece|part|half|rest of .. afterbirth|placenta, piece|part .. missing, afterbirth|placenta .. torn|ripped|incomplete',
    'manca .. pezzo|parte, placenta|seconde .. strappat*|lacerat*|incomplet*',
  ],
  /** An afterbirth may hang for three hours. */
  justFoaled: [
    'foaled|birth|born|delivered|kidded|lambed .. minutes|minute|mins, foaled|birth|born|delivered half an hour, foaled|birth|born|delivered an|one|1|two|2 hour|hours ago, just|only foaled',
    'partorito|nat* .. minuti|mezzora, partorito|nat* .. mezz ora, partorito|nat* un|due|2 ora|ore fa, appena partorito',
  ],
  redPlacenta: [
    'red|velvety placenta|afterbirth, placenta|afterbirth is|looks red|velvety',
    'placenta ross*|vellutat*',
  ],
  keptAfterbirth: [
    'kept|keeps|retained|retains|retaining .. placenta|afterbirth, placenta|afterbirth .. retained|inside|hanging, placenta|afterbirth is still in, t|not .. passed|dropped|shed|expelled .. placenta|afterbirth, placenta|afterbirth .. t|not .. come|passed|dropped, has|hasn|had|hadn not|t .. cleansed, hasnt|hadnt .. cleansed',
    'placenta|seconde|secondine .. pende|pendono|penzola|penzolano, pende|pendono|penzola .. placenta|seconde|secondine, trattiene|trattenuto|ritenuto .. placenta|seconde|secondine, placenta|seconde|secondine .. trattenut*|ritenut*, non .. espulso|espelle|perso .. placenta|seconde|secondine',
  ],
  testicle: [
    'testicle*, testis, ball, balls, scrotum, sack, nuts',
    'testicol*, palle, scroto, coglion*',
  ],
};
