import { wordsOf } from '../../../language/animals.js';
import type { Meaning } from '../../reading/lexicon.js';

const [ENGLISH_HORSES, ITALIAN_HORSES] = wordsOf('horse');
const [ENGLISH_DONKEYS, ITALIAN_DONKEYS] = wordsOf('donkey');
const JENNIES = wordsOf('jenny')[0].replaceAll(', ', '|');
const [ENGLISH_FLOCK, ITALIAN_FLOCK] = wordsOf('sheep', 'lamb', 'goat', 'alpaca');
const [ENGLISH_CATTLE, ITALIAN_CATTLE] = wordsOf('cattle');

export const GUT: Record<string, Meaning> = {
  paunch: [
    'tum tum, middle, torso, waist, midriff, paunch, ribcage, body, whole body, he, she, him, her',
    'panza, panzone, trippa, buzzo, ventre, corpo, busto, costato',
  ],
  bloated: [
    'bloat*, like a balloon, like a drum, like a barrel, like a football, blown up like, blew up like, blows up like, distended, gas bloat, gdv, torsion, twisted stomach, twisted gut',
    'come un pallone, come un palloncino, come un tamburo, come una palla, come una botte, come una mongolfiera, torsione, gonfio come, gonfia come, gonfio di aria, gonfio d aria, tutto gonfio, tutta gonfia, timpanism*',
  ],
  pressesBelly: [
    'press* .. belly|tummy|stomach .. to|on|into|against, belly|tummy|stomach pressed, pressing .. belly|tummy|stomach, belly to the floor, belly on the floor',
    'preme .. pancia, schiaccia .. pancia, pancia .. schiacciata, pancia a terra, pancia per terra, pancia contro il pavimento',
  ],
  isBloated: [
    'is|are|looks|seems|s bloated, is|are|looks|seems|s very|so|really|badly|all|quite|still|now|suddenly|also|slightly bloated, is|are|looks|seems|s a|very bit|little|badly bloated, has|got bloat, is|are .. blown up',
    'capra|capretta|capretto|pecora|agnello|mucca|vacca|vitello gonfia|gonfio, capra|capretta|capretto|pecora|agnello|mucca|vacca|vitello e|sembra|pare|resta .. gonfia|gonfio, capra|capretta|capretto|pecora|agnello|mucca|vacca|vitello .. pancia|addome|ventre gonfia|gonfio, ha il meteorismo',
  ],
  drained: [
    'quiet, very quiet, really quiet, so quiet, washed out, wiped out, knackered, done in, out of it, not with it, zonked, no energy, listless, lifeless, flat, only sleeps, just sleeping, just sleeps, sleeping all, just lies, just lying, just laying, lies there, lying there, lays there, laying there, sits there, sitting there, sat there, wont play, not playing, t play, wont move, t move, not moving, not interested in anything, subdued, miserable, depressed, sorry for himself, sorry for herself, a rag, sluggish, slow, sleepy, not himself, not herself, poorly, very tired, so tired, wont get up, not getting up, hiding, dopey, out of sorts, fading, unsteady, trembly, shivery',
    'straccio, distrutt*, a pezzi, sfinit*, sfatto, sfatta, ko, senza forze, senza energi*, moscio, moscia, mosci*, mogio, mogia, abbacchiat*, apatic*, non gioca, non si muove, non si alza, dorme e basta, dorme sempre, dorme tutto, solo dormire, sta li, fermo, ferma, fermo fermo, immobile, sdraiat*, accucciat*, giu, non reagisce, quieto, quieta, zitt*, triste, sonnolent*, assonnat*, spossat*, prostrat*, tramortit*, rintronat*, spent*, a terra, si nasconde, nascost*, sta malissimo, sta male, svogliat*, tremolant*',
  ],
  swollen: [
    'swollen, swolen, swell*, swole*, bloat*, blown up, blows up, blew up, blowing up, inflat*, distend*, distent*, tight, taut, tense, hard, solid, firm, huge, massive, enormous, drum*, balloon*, baloon*, ballon*, barrel*, basketball, football, beach ball, twice the size, double the size, enlarged, puffed out, puffed up, stretched, bulging, bulges, tympan*, gassy, full of gas, gas, round as, rounder, pot bellied, looks pregnant, getting bigger, much bigger, bigger than, expand*, like a ball, big and hard, so big, rock, big, mega, wide, wider, round, fat, tighter, harder, swell up, ballooned, gurgl*, burst, pop, explode',
    'gonfi*, rigonfi*, teso, tesa, tesi, tese, tesissim*, duro, dura, duri, dure, durissim*, indurit*, tamburo, pallone, palloncino, palla, dilatat*, enorme, enormi, ingrossat*, ingrandit*, suona a vuoto, tirat*, meteor*, piena d aria, pieno d aria, piena di aria, botte, mongolfiera, distes*, grossa, grossissim*, esplode, scoppia, anguria, cocomero, sembra incinta, grande, larga, largo, tond*, gorgogli*, enormement*, scoppiare, esplodere',
  ],
  retch: [
    'retch*, rech, reching, wretch*, gag, gags, gagging, gagged, dry heav*, dry vomit*, heaving, heave, heaves, heaved, trying|tries|tried|wants|want|wanting|attempting|attempts|goes|going .. sick|vomit|puke|throw|barf|chuck|spew, trying to bring .. up, sick noise, sick noises, vomiting motions, like .. be sick, like .. to vomit, like .. to throw up, about to be sick, acting like .. vomit, unproductive*, tryna .. puke|vomit|sick|throw, attempt* to vomit, gulping, lip licking and gulping',
    'conat*, cerca|prova|tenta|tentando|cercando|provando|vuole|vorrebbe|voleva|sforza|tentativi .. vomitare|rimettere|rigettare|vomito, cerca|prova .. di stomaco, tentativi di vomit*, sforzi .. vomit*, sforzi .. rimett*, versi .. vomit*, versi .. rimett*, versi .. stomaco, come .. vomitare, come .. rimettere, stimol* .. vomit*, urti di vomito, vomit* a vuoto, sforzi a vuoto, conatti, vorrebbe vomitare, sforzi come, gesto di rimettere|vomitare, mossa di vomitare|rimettere, come per vomitare, stimoli di vomito',
  ],
  nothingUp: [
    'nothing .. comes|coming|came|come|happens|happening|up|out, nothin .. comes|coming|come|up|out, nowt .. coming|comes|up, without .. bringing|producing .. up, without producing, no vomit, cant|t .. bring|get .. up, only|just|bit|some|bits|little .. foam|froth|spit|saliva|drool|slime|phlegm|bubbles|slobber, white foam, white froth, foamy spit, frothy spit, foamy saliva, unproductive*, comes up empty, but nothing, nothing at all, unsuccessful*, without success, no success, but cant, but t, but he cant, but she cant, no joy, to no avail, no result, with no result',
    'non|nn .. esce|viene|sale|butta|tira|produce|caccia niente|nulla|fuori|su, esce solo, viene solo, solo|soltanto|un po .. schiuma|schiumetta|saliva|bava|bavetta|catarro, schiuma bianca, bava bianca, schiumetta, a vuoto, senza vomitare, senza risultato, senza riuscirci, ma niente, ma nulla, e niente, non ci riesce, non riesce, nn riesce, senza successo, inutilmente, senza esito, solo schiuma, solo bava, solo saliva',
  ],
  vomit: [
    'vomit*, vommit*, vomet*, vom, voms, vommed, vomming, throw|throws|throwing|threw|thrown up, threw .. up, throws .. up, throwing .. up, puk*, barf*, spew*, upchuck*, chuck|chucks|chucked|chucking .. up, been|was|is|being|be|got|gets|getting|were|feeling sick, sick .. times, sick twice, sick again, sick once, sick .. everywhere, sick after, sick all, sicked .. up, sicking up, sick up, bring|brings|bringing|brought .. up, coming back up, comes back up, came back up, regurg*, yack*, yak*, emesis, projectile, yellow bile, bile, flick* .. seed, lost .. breakfast',
    'vomit*, vommit*, gomita, gomitato, rimess*, rimette, rimettend*, rimetteva, rigett*, rigurgit*, ributta*, ributtat*, dato|dare|da|dava|dando di stomaco, sboccat*, butta|buttato|buttando|tira|tirato|tirando|caccia|cacciato|rimanda su|fuori, tirato su .. cibo, bile, succhi gastrici, rovesciat* .. stomaco',
  ],
  keepsNothing: [
    'keep|keeps|kept|keeping|hold|holds|holding nothing .. down, cant|t|not|cannot|wont|nothing|unable .. keep|keeping|hold|holding|stays|stay|staying .. down, cant|t|cannot|not|unable|wont .. keep|hold|keeping|holding ... down, nothing stays down, nothing is staying, even water, everything .. up again, everything .. back up, water comes .. up, brings .. water .. up, vomits water, water .. back up, keep any, t ... keep|hold .. down, not ... keep|hold .. down, unable to keep',
    'non|nn .. trattiene|tiene|tenere|trattenere .. niente|nulla|acqua|cibo, neanche|nemmeno|manco|neppure l acqua, neanche|nemmeno .. acqua, pure l acqua, anche l acqua, anche acqua, vomita l acqua, appena beve .. vomita, tutto quello che .. beve',
  ],
  many: [
    'nonstop, non stop, constantly, constant, continu*, repeated*, repeatedly, over and over, again and again, keeps, keep, every .. minutes|mins|min|hour|half, all night, all day, three times, four times, five times, six times, seven times, eight times, nine times, ten times, 3 times, 4 times, 5 times, 6 times, 7 times, 8 times, 9 times, 10 times, 3x, 4x, 5x, 6x, 7x, 8x, 10x, 12 times, 15 times, a dozen times, dozen, several times, multiple times, many times, countless, lost count, loads of times, so many, since last night, wont stop, t stop, not stopping, in a row, back to back',
    'in continuazione, di continuo, continua, continuamente, continui, senza sosta, non smette, non si ferma, ogni .. minuti|ora|mezz, tutta la notte, tutto il giorno, tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici volte, 3|4|5|6|7|8|9|10|12|15 volte, piu volte, tante volte, parecchie volte, mille volte, un sacco di volte, ripetut*, a raffica, una dietro l altra, ancora e ancora, perso il conto, diverse volte',
  ],
  diarrhoea: [
    'diarr*, diarh*, diahr*, diahor*, dihar*, dihor*, diorr*, diaor*, dysent*, squits, squitt*, squirts, squirty, the runs, the trots, the shits, runny|watery|liquid|loose|soft|mushy|sloppy|squishy|slimy|mucousy|explosive|squirty|soupy|gloopy|smelly|yellow .. poo*|stool*|dropping*|faeces|feces|motions|bum|mess, soft squishy, soft serve, poo|poos|poop|poops|stool|stools|droppings|faeces|feces .. runny|liquid|watery|water|soft|mush|mushy|sloppy|loose|soup|soupy|pudding|gravy|mucus|slime|jelly|custard|yellow, upset tummy, upset stomach, tummy upset, stomach upset, dodgy tummy, bad tummy, tummy bug, cow pat*, cowpat*, colitis, scouring, scours, mucky bum, splatter*, mucus in .. poo*, mucus in .. stool*, jelly poo*, like water, the runs, with runs, has runs',
    'diarr*, diare*, dissenter*, sciolta, sciolto, cacarell*, cagarell*, cagotto, squaquer*, scariche, scarichette, feci|cacca|cacche|popo|pupu .. liquid*|moll*|acquos*|sciolt*|spruzzo|poltigli*|cremos*|semiliquid*|pastos*|sfatt*|muco|budino|acqua|gialla|gialle|mucos*, feci non formate, non sono formate, a spruzzo, intestino sottosopra, pancia sottosopra, mal di pancia, sedere sporco, culetto sporco, va spesso di corpo, colite',
  ],
  watery: [
    'watery, liquid, water, pouring, squirting, explosive, soaked, like water, pure liquid',
    'liquid*, acquos*, acqua, spruzzo, spruzzi, come acqua',
  ],
  stool: [
    'poo, poos, pooed, pooing, poop*, stool*, dropping*, faeces, faecal, feces, fecal, turd*, motion*, pellets of poo, crap*, defec*, number two, bowel*, bottom, bum, nappy',
    'cacca, cacche, cacchin*, feci, palline, pallina, escrement*, deiezion*, caccol*, popo, pupu, defec*, evacua*, scariche, scarica, bisogni',
  ],
  bloodInStool: [
    'raspberry jam, strawberry jam, red jelly, jam, red water, black tar*, tarry, coffee grounds, melaena, melena, blood|bloody .. poo|poop|stool|stools|dropping|droppings|diarrhoea|diarrhea|vomit|sick, poo|poop|stool|stools|dropping|droppings|diarrhoea|diarrhea .. blood*, vomit* .. blood, blood .. vomit*, blood .. bum|bottom|anus|rear|backside|bumhole|butt, poo* .. black, black poo*, black stool*, red poo*, pooing blood, pooping blood, shitting blood, throwing up blood, puking blood, blood clots, jelly blood, blood .. jelly, blood .. instead of poo|stool, just blood, only blood',
    'marmellata, catrame, fondi di caffe, polvere di caffe, melena, sangue .. feci|cacca|diarrea|ano|sedere|culo|culetto, feci|cacca|diarrea|scariche .. sangu*, vomit* .. sangue, sangue .. vomit*, feci|cacca nere|nera|ross*, diarrea emorragica, caga sangue, fa sangue, gelatina rossa, perde sangue da dietro, sangue da dietro, sangue dal sedere, solo sangue, sangue al posto',
  ],
  noStool: [
    '@denied .. @poo, no .. pellets .. tray|litter|floor|cage|carrier, poop*|poo|poos|droppings .. none|nothing|zero|stopped|either|hardly, tray|litter|litterbox|cage|carrier|hutch .. empty|clean|spotless, empty tray, empty litter, clean tray, constipat*, bunged up, impact*, blockage, not .. been .. toilet, t .. been .. toilet, hasnt been .. toilet, t .. gone .. toilet, not .. gone .. toilet, not passing|passed .. anything, hasnt passed anything, t passed anything, few droppings, two droppings, three droppings, only .. droppings, tiny droppings, droppings .. tiny, last .. dropping*|poo .. ago|yesterday, no .. beans, produced no, havent seen .. poo*|dropping*, haven t seen .. poo*|dropping*, t .. find .. dropping*, t .. find .. poo*, no evidence of poo*, only ... dropping*|poo|poos|poops, just .. dropping*|poo|poos, barely any .. dropping*|poo*, hardly any .. dropping*|poo*',
    '@denied .. @poo, @denied ... cacca|feci|palline|cacchine|cacchina, cacca|feci|palline|cacchin*|escrementi .. niente|nulla|zero|nessun*|neanche|nemmeno|neppure|manco|assenti|pochissim*, lettiera|gabbia|trasportino|cassetta|cassettina .. vuot*|pulit*|intatt*|immacolat*, lettiera vuota, lettiera pulita, stitic*, stipsi, costipat*, blocco intestinale, blocco gastr*, stasi, non va .. corpo, non va .. bagno, non .. andat* .. corpo, non .. andat* .. bagno, non scarica, non ha scaricato, poche palline, pochissime palline, pochissima cacca, due palline, tre palline, ultima cacca, ultime palline, non .. bisogni, solo ... palline|pallina|cacchine|cacca, appena .. palline|cacchine, niente fiande|fiante|palle|sterco, non fa fiande|fiante|sterco',
  ],
  noFood: [
    '@denied .. @ate, @denied .. been eating, @denied .. want|wants|wanted|take|takes|took|taking|accept*|finish* .. @meals|anything|it|them, @denied .. interest* in|for .. @meals|anything|eating, skipped|skipping|skips|missed|refus*|refusing|ignor*|ignoring|snubb*|spurn*|rejects|rejected|rejecting|walk*|declin*|spat .. @meals, skipped .. eating, turn* .. nose up, turn* .. nose .. @meals, turn* .. head away, turns away from, turned away from, backs away from .. @meals, off food|feed|grub|meals|dinner|tea|breakfast|hay, off her|his|their|its|the|all|any .. food|feed|grub|meals|dinner|tea|breakfast|hay, off eating, no appetite, @denied .. appetite, lost|losing|lack|loss .. appetite, appetite .. gone|zero|nil|none|vanished|disappeared|lost|stopped|nonexistent, lost interest in .. @meals, lost all interest, bowl|bowls|dish|breakfast|dinner|food|hay|pellets|veg .. full|untouched|uneaten, uneaten, untouched, still there, anorexi*, anorect*, inappeten*, nothing eaten, eaten nothing, ate nothing, eating nothing, eats nothing, eat nothing, not had anything, t had anything, hasnt had anything, went|gone|goes off food|@meals, went|gone|goes off her|his|their|its|the|all|any .. food|@meals, off his, starving himself, starving herself, hunger strike, fasting since, nothing since, nothing passes|passed .. lips, spits .. out, last ate|meal|eaten .. ago|yesterday|morning|night, only .. licks, not .. a bite, not .. a crumb, t .. a bite, tempt* .. @meals, even .. treat*|treats|banana|favourite, turned|turns|turning|turn down .. @meals, turned|turns|turning|turn away, left all .. @meals, leaves all .. @meals, no .. interest in|for @meals|eating, untempted, wont .. treat*, @denied .. sucked|suck|sucks, without food, without eating, day|days|hours without .. food|eating',
    '@denied .. @ate, @denied .. vuole|voluto|voglia|vuol|accetta|prende|preso|finit* .. @meals|mangiare|saperne|nulla|niente, @denied .. interess* .. @meals, rifiuta* .. @meals, rifiuta* .. tutto|pure|anche|perfino|qualsiasi|qualunque, rifiutat*, rifiuto .. cibo, digiun*, inappeten*, anoress*, disappeten*, smesso di mangiare|bere|poppare, senza appetito, perso .. appetito, perdita .. appetito, ciotola|ciotole|piatto|mangiatoia .. pien*|intatt*|intonsa, ciotola piena, intatt*, non si avvicina .. @meals, lasciato|lasciata|saltat*|salta .. @meals, lascia tutto, lasciato tutto, gira la testa .. @meals, si gira dall altra, ancora li, tutto li, a stomaco vuoto da, sputa .. @meals, non ne vuole sapere, nn mangia, nn .. mangiato, ultimo pasto, mangiato l ultima volta, manco .. premietto, neppure .. premio, schifa, schifat*, storce il naso, non tocca cibo, a dieta da solo, sciopero della fame, lascia tutta, lasciato tutta, lasciata li, non .. @meals neanche, manco @meals, non|nn|nun si attacca*|attaccano|attacca, non chiede piu, non chiede cibo, nun magna, senza mangiare, senza cibo, senza toccare cibo, non|nn vuole toccare .. @meals, ne mangia ne|e, ne mangiato ne, ne beve ne mangia, ne acqua ne cibo, ne cibo ne acqua',
  ],
  lessFood: [
    'leaving|left|leaves .. @meals, eat|eats|eating|ate|eaten .. less|little|slowly|half|slower|bit|bits|reluctantly|third|quarter, less .. appetite|hungry|interested, poor appetite, reduced appetite, appetite .. down|less|poor|reduced|low|decreased|smaller|dropped|bad|off, eats slowly, pick|picks|picked|picking at, picks out, eats maybe, drops .. carrot, drop* .. food|kibble|pellets|seed, dropping .. food|kibble|pellets|seed, picky, leaves .. pellets|hay|half|some|most, fussy, half his|her|their|the .. dinner|food|breakfast|portion|meal|bowl, half of what, some of .. dinner|food|breakfast, went off, only .. eats|ate|eating|eat|wants|nibbles|greens|treats|cucumber, nibbles, slow to eat, not as hungry, not finishing, not eating much, not eating as much, struggling to chew, chews funny, chew* .. one side, goes to eat, approaches .. bowl, only|just eats .. soft|wet, only wants, left .. half, half his|her pellets|food|dinner|hay, about half, kibble|pellets|biscuits .. leaves|spits|drops|refuses, spits .. kibble|pellets|food',
    'mangia|mangiato|mangiando|mangiava|mangiano .. meno|poco|piano|meta|lentamente|pochissimo|controvoglia|mezza|svogliat*, mangiucchia*, spilluzzica*, pilucca*, lascia .. @meals|meta, snobba*, appetito .. calat*|ridotto|scarso|poco|diminuit*, meno appetito, poco appetito, scarso appetito, appetito scarso, calo di appetito, annusata e basta, annusa e, annusa e va, solo .. mangia|umido|verdura|premietti, schizzinos*, meta .. ciotola|razione|porzione|pappa, non finisce, non ha finito, gli cade .. bocca, gli cadono .. bocca, fa cadere, fa fatica a masticare, fatica a mangiare, mastica male, mastica strano, mangia strano, mangia solo|soltanto, croc*|secco .. lascia|sputa|cadere|rifiuta|evita|scarta|ignora|cadono, sputa .. croc*|cibo|pappa, umido .. secco|croc* no, solo umido, solo l umido, soltanto l umido, mangia .. umido, umido si, stenta .. mangiare, fatica .. mangiare',
  ],
  strain: [
    'strain*, streinin*, push, pushes, pushing, pushed, squat*, crouch*, contraction*, labour, labor, trying to pass, trying to poo*, trying to go, tries to go, tries to poo*, hunch* .. litter, bearing down, tenesmus, grunting',
    'si sforza, sforza, sforzi, sforzo, sforzando*, sforzava, sforzato, ponza, ponzare, spinge, spingere, spinte, spingendo, spingeva, preme, premiti, tenesmo, si accuccia, accucciat*, si accovaccia, si mette in posizione, si posiziona, in posizione, doglie, travaglio, contrazioni, prova a farla, cerca di farla, tenta di farla',
  ],
  rear: [
    'bum, bums, bumhole, bum hole, bottom, butt, butthole, anus, anal, rear, backside, bottie, vent, cloaca*, rectum, rectal, back end, back passage, tail, arse, ass, asshole, hole, behind, rump, vulva, hind end, hindquarters, poo hole',
    'sedere, sederino, culo, culetto, ano, anale, cloaca, cloacale, dietro, coda, codina, posteriore, didietro, retto, vulva, buchetto, buco, deretano',
  ],
  tissue: [
    'something, thing, pink, red, fleshy, flesh, meat, meaty, sausage*, lump, tissue, tube, balloon, bubble, gut, guts, bowel*, intestin*, rectum, uterus, womb, cloaca, insides, organ, organs, cherry, grape, tomato, blob, finger, skin, penis, willy, raw, dark red, purple, bits, womb, pink tube, tube',
    'qualcosa, cosa, coso, rosa, rosso, rossa, rossastr*, viola, carne, carnos*, salsicci*, salsicciott*, tessuto, tubo, tubicino, palloncino, pallina, intestin*, budell*, retto, utero, cloaca, interiora, organo, ciliegia, roba, pezzo, pene, mucosa, pezzi, visceri, pezzo di intestino, mezzo intestino',
  ],
  pokesOut: [
    'stick|sticks|sticking|stuck out, hang|hangs|hanging|hung, pok|pokes|poking out, coming|comes|came|come out, popped out, popping out, pops out, bulging, bulges, protrud*, dangl*, inside out, wont go back, t go back, out of, turned inside, fell out, falling out, slipped out, push* .. back in, dragging behind, drag .. behind, out and, come out of, has come out, have come out',
    'esce, uscit*, uscendo, fuoriesc*, fuoriuscit*, fuori, penzola*, pende, sporge, sporgent*, spunta, spuntat*, non rientra, non torna dentro, non va dentro, rovesciat*, estrofless*, trascina dietro',
  ],
  prolapseNow: ['has|got|having .. prolaps*', 'ha|avuto .. prolass*'],
  prolapse: [
    'prolaps*, prolapps*, wont go back, t go back in, insides .. out, insides .. hanging, organ .. out, intestin* .. out|hanging, gut|guts .. out|hanging, guts, rectum .. out, uterus .. out, womb .. out, cloaca .. out, penis .. stuck|hanging|out, willy .. stuck|hanging|out, paraphimosis, hemipen* .. out, lipstick .. stuck, sticking out of .. vent, sticking out of .. bum, something .. hanging out of, something pink, something red',
    'prolass*, esce .. cloaca, esce .. ano, esce .. sedere, esce .. culo, esce .. culetto, non rientra, intestin* .. fuori, budell* .. fuori, fuori .. budell*|intestin*, utero .. fuori, retto .. fuori, fuori dall ano, fuori dal sedere, fuori dalla cloaca, pene .. fuori|rientra, pisellino .. fuori|rientra, cosa rossa, roba viola, cosa rosa, qualcosa che esce, parafimosi',
  ],
  string: [
    'string, strings, thread*, tinsel, ribbon*, yarn, wool, dental floss, floss, fishing line, fishing wire, elastic, rubber band*, hair band*, shoelace*, cord, twine, needle*, cotton, tape, wire, rope, ropes',
    'filo, fili, filino, cordino, cordicella, corda, spago, nastro, nastrino, lana, gomitolo, elastico, elastici, ago, aghi, lenza, cotone, laccio, lacci, stringa, filo interdentale, festone, festoni',
  ],
  swallowed: [
    'swallow*, swalow*, ate, eaten, wolfed, gobbled, gulp*, ingest*, scoffed, necked, inhaled, hoovered, devoured, munched, down his throat, down her throat, inside him, inside her, in his tummy, in her tummy, in his stomach, in her stomach',
    'ingoi*, inghiott*, mangiat*, divorat*, ingerit*, trangugia*, ingurgit*, ingollat*, deglutit*, mandat* giu, mando giu, nella sua pancia, nello stomaco, nella pancia, pappat*, sbafat*',
  ],
  hangsFrom: [
    'hanging, hangs, hang, dangl*, sticking out, poking out, pokes out, sticks out, trailing, coming out, comes out, under .. tongue, round .. tongue, around .. tongue, out of',
    'penzola*, pende, esce, fuori, spunta, che esce, sotto la lingua, attorno alla lingua, intorno alla lingua, dalla bocca, dal sedere',
  ],
  sharp: [
    'needle*, fish hook*, fishing hook*, fishhook*, hook, skewer*, kebab stick*, toothpick*, cocktail stick*, razor*, blade, drawing pin*, safety pin*, sewing pin*, pin, pins, broken glass, shard*, screw, screws, staple*, knife',
    'ago, aghi, amo, ami, spiedin*, stecchin*, stuzzicadent*, lametta, spillo, spilli, spilla, puntina, puntine, scheggia di vetro, vetro, vite, viti, chiodo, chiodi',
  ],
  foreign: [
    'sock*, toy, toys, toy part, squeaker, stone, stones, pebble*, rock, rocks, gravel, coin*, penny, pennies, corn cob*, corncob*, cob, cobs, peach|plum|avocado|mango|apricot|nectarine stone|pit|stones, conker*, acorn*, hair tie*, bobble, scrunchie, rubber, eraser, earplug*, ear bud*, earbud*, airpod*, plastic*, cling film, wrapper*, foil, sponge, tampon*, nappy, diaper, underwear, pants, knickers, tights, bra, glove*, mitten, carpet, rug, towel, flannel, tea towel, blanket, bedding, glass, bone, bones, chicken bone*, rib bone*, skewer*, toothpick*, stick, sticks, balloon, foam toy, bottle cap, lid, lego, button, marble, marbles, ring, earring*, jewel*, dummy, pacifier, tennis ball, golf ball, bouncy ball, ball, cork, rope, rawhide, cable tie, magnet*, crayon, pen, wood, bark, polystyrene, silicone, latex, mask, wipe, wipes, cotton bud*, hair clip, screw, nail, bead*, sand, cat litter, leather, lead, key, token, corn cob, cob',
    'calzin*, calza, calze, calzett*, sasso, sassi, sassolin*, pietra, pietre, ghiaia, moneta, monete, monetin*, nocciolo, noccioli, pannocchia, tutolo, castagna, ghiand*, elastico, gomma, gommina, plastica, pellicola, carta stagnola, alluminio, incarto, spugna, spugnetta, assorbente, tampone, pannolino, mutand*, collant, reggiseno, guanto, guanti, moquette, tappeto, strofinaccio, asciugamano, straccio, coperta, vetro, osso, ossa, ossicin*, ossett*, spiedin*, stecchin*, stuzzicadent*, bastoncin*, legno, legnetto, tappo, tappi, fischietto, sonaglio, pupazz*, peluche, giocattol*, giochino, gioco, gommapiuma, cuffie, cuffietta, auricolar*, bottone, bottoni, biglia, biglie, anello, orecchin*, ciuccio, pallina da tennis, pallina, palla, palloncino, sughero, corda, lego, chiave, mascherina, salviett*, cotton fioc, perlina, perline, sabbia, lettiera, pelle, piombo, piombino, vite, chiodo, polistirolo, pannocchia, torsolo',
  ],
  battery: [
    'batter*, button cell*, coin cell*, watch batter*, magnet*, hearing aid',
    'batteri*, pila a bottone, pile a bottone, pila, pile, magnet*, calamit*',
  ],
  swallow: [
    'swallow*, swalow*, ate, eaten, eating, wolfed, gobbled, gulp*, ingest*, scoffed, hoovered, devoured, missing, chewed, crunched, bitten off, bit off, gone, vanished, disappeared, inside him, inside her, down his throat, down her throat, in his tummy, in her tummy, went down, got hold of, pinched, nicked, stole, stolen',
    'ingoi*, inghiott*, mangiat*, divorat*, ingerit*, trangugia*, ingurgit*, mancano, manca, masticat*, sparit*, sgranocchiat*, rosicchiat*, nella sua pancia, nella pancia, nello stomaco, mandat* giu, si e divorato, rubat*, scomparso, scomparsa, non si trova, non lo trovo, non la trovo, non li trovo, non trovo, fregat*, pappat*, magnat*, se magnato, s e magnato',
  ],
  stuckIn: [
    'stuck, wedged, lodged, jammed, caught, across',
    'incastrat*, bloccat*, conficcat*, piantat*, ficcat*, infilat*, impigliat*, di traverso',
  ],
  throat: [
    'throat, gullet, oesophagus, esophagus, windpipe, roof of .. mouth, mouth, palate, teeth, back of .. tongue, tongue, gum',
    'gola, esofago, trachea, palato, bocca, denti, lingua, gengiva, becco',
  ],
  hunched: [
    'hunch*, praying position, praying, prayer, tucked up, huddl*, curled up tight, sat|sits|sit|sitting|stays|sitting|stay in .. corner, in the corner, in a corner, facing the wall, like a loaf, loafing, loafed, pressing .. belly|tummy|stomach, presses .. belly|tummy|stomach, press* .. to .. floor, belly .. on .. floor, lies stretched, stretching out, eyes half|semi|partly shut|closed, half closed eyes, teeth grind*, tooth grind*, grind* .. teeth, grinding, gritting, ball of fur, in a ball, t settle, cant settle, cant get comfortable, t get comfortable, uncomfortable',
    'gobb*, ingobbit*, ingobbisc*, rannicchiat*, raggomitolat*, accovacciat*, accucciat* .. angolo, in un angolo, nell angolo, in un angolino, all angolo, a pagnotta, schiacciat* a terra, schiaccia .. pancia, preme .. pancia, pancia a terra, posizione di preghiera, digrign*, batte i denti, stringe i denti, scricchiola i denti, occhi a fessura, occhi socchiusi, occhi mezzi chiusi, occhi semichiusi, appallottolat*, curv*, inarcat*, non trova pace, non trova posizione',
  ],
  drool: [
    'drool*, dribbl*, slobber*, slaver*, frothing, salivat*, foaming, wet chin, chin .. wet, mouth .. wet',
    'sbav*, bava, saliva, salivazione, ipersaliv*, saliv*, mento bagnato, mento .. bagnat*, bavett*',
  ],
  horse: [
    `horse*, ${ENGLISH_HORSES}, donkey*, ${ENGLISH_DONKEYS}, my|our|the ${JENNIES}, yearling, stable, stall, paddock, arab, cob, thoroughbred`,
    `cavall*, pony, puledr*, giument*, asin*, ${ITALIAN_HORSES}, ${ITALIAN_DONKEYS}, fattrice, box, paddock`,
  ],
  donkey: [`${ENGLISH_DONKEYS}, my|our|the ${JENNIES}`, ITALIAN_DONKEYS],
  otherHorse: [ENGLISH_HORSES, `${ITALIAN_HORSES}, pony, fattrice`],
  colic: [
    'colic*, colick*, rolling, rolls, rolled, thrashing, throwing himself, throwing herself, kick* at .. belly|tummy|stomach|side, kicks .. belly, biting .. flank|side|belly, look*|looking|looks|turning|turns|watching|staring at .. side|tummy|belly|flank, flank watch*, paw|pawing|paws the ground|floor, pawing at .. ground, up and down, getting up and lying down, lies down and gets up, lying down .. getting up, sweat*, curling .. lip, lip curl*, no gut sounds, gut sounds, blown up on .. side',
    'colica, coliche, colich*, si rotola, rotola*, si butta a terra, si butta per terra, si guarda .. fianc*|pancia, guarda .. fianc*, si gira verso .. fianc*|pancia, si morde il fianco, scalcia*, scalpita, raspa, si alza e si sdraia, si sdraia e si alza, sdraia e rialza, suda, sudat*, arriccia il labbro, gratta .. zoccolo, gratta per terra, non sento rumori, niente rumori',
  ],
  herbivore: [
    'rabbit*, bunny, bunnies, bun, buns, bunbun, lop, lionhead, netherland dwarf, guinea*, piggy, piggies, piggie, pig, pigs, gp, cavy, chin, chins, chinnie, chilla*, chinchilla*, degu*, hay, hutch, goat*, sheep, lamb*',
    'conigli*, coni, nano, ariete, cavia, cavie, caviett*, porcellin*, cincilla*, cincill*, degu, fieno, capr*, pecor*, agnell*',
  ],
  flock: [ENGLISH_FLOCK, `${ITALIAN_FLOCK}, lama`],
  ruminant: [
    `${ENGLISH_FLOCK}, ${ENGLISH_CATTLE}, calf`,
    `${ITALIAN_FLOCK}, lama, ${ITALIAN_CATTLE}`,
  ],
  reptileWord: [
    'snake*, python*, boa, corn snake*, gecko*, lizard*, beardie*, dragon*, iguana*, tortoise*, turtle*, terrapin*, chameleon*, skink*, vivarium, viv, hibernat*, brumat*, shed, shedding',
    'serpent*, pitone, boa, gec*, lucertol*, pogona, drago, iguana, tartarug*, testuggin*, tarta, camaleont*, terrario, letargo, muta',
  ],
  maggots: [
    'maggot*, magot*, maggit*, fly egg*, flies eggs, eggs .. fly, eggs .. flies, flystrike*, fly strike, flystruck, fly struck, flyblow*, fly blown, larva*, botfl*, bot fly, warble*, cuterebra, screwworm*, grubs, myiasis, flies .. eggs, fly .. eggs, laying eggs on',
    'larv*, vermi .. muovono, vermi .. pelle|carne|ferita|pelo|muov*, vermetti .. pelle|ferita|pelo|sedere|culetto|muov*, vermicelli .. muov*, bigattin*, cagnotti, uova di mosc*, uova .. mosche, mosche .. ferita, mosche .. sedere|culetto, miasi, vermi .. ferita, mosche .. uova, mosca .. uova, bruchett* bianch*, bruch* bianch* .. muovono, vermett*, vermicell*, bachi',
  ],
  wriggling: [
    'wriggl*, wiggling, crawl*, squirm*, moving, moves, move, alive, swarm*, hatching, eating .. flesh|skin, burrow*',
    'muovono, muoversi, si muove, brulica*, striscia*, vive, vivi, scava*, camminano',
  ],
  grubs: [
    'worm*, white things, little things, white bits, tiny white, bugs, rice, eggs, small white, little white',
    'vermi, vermett*, verme, vermicell*, cosini bianchi, puntini bianchi, cose bianche, bachi, bacherozz*, insett*, uova, riso, chicchi',
  ],
  fleshPlace: [
    'skin, flesh, wound*, bum, bottom, rear, back end, tail, fur, hole, sore, belly, underneath, private*',
    'pelle, carne, ferit*, sedere, culetto, culo, dietro, coda, pelo, buco, piaga, pancia, sotto',
  ],
  flies: ['flies, fly, bluebottle*, greenbottle*', 'mosche, mosca, mosconi, moscone'],
  soiled: [
    'soiled, dirty, mucky, poopy, pooey, poo stuck, urine soaked, wet bum, matted, messy, caked, filthy, stained, smelly bum, stinky bum, wound',
    'sporc*, impiastr*, incrostat*, bagnat*, impastat*, feci attaccate, cacca attaccata, pelo attaccato, imbrattat*, ferita',
  ],
  feeder: [
    'mealworm*, waxworm*, silkworm*, feeder*, soldier fly, calci worm*, feed him, feed her',
    'farina, camol*, caimani, baco da seta, bachi da seta, mosca soldato, dare da mangiare',
  ],
  pureBlood: [
    'pure blood, just blood, only blood, nothing but blood, all blood, mostly blood, straight blood, lots of blood, loads of blood, so much blood, full of blood, a lot of blood, pool of blood, puddle of blood, blood everywhere, tons of blood, bloody water, blood pouring',
    'solo sangue, sangue puro, tutto sangue, tanto sangue, tantissimo sangue, molto sangue, sangue vivo, pieno di sangue, piena di sangue, pozza di sangue, un sacco di sangue, sangue dappertutto, sangue ovunque, acqua e sangue',
  ],
  crop: [
    'crop, sour crop, crop stasis, crop area, chest pouch, throat pouch, goitre, bulge .. neck|chest, lump .. neck base',
    'gozzo, ingluvie, sacca sotto il collo, gozzett*, bozzo .. collo|petto, sacca .. petto|collo',
  ],
  cropIll: [
    'full, hard, swollen, sour, empty, emptying, empties, squishy, stuck, slow, huge, bulging, hanging, impacted, doughy, still full, still there, this morning, slow to empty, not empty, not emptying, food sits, sits in, lump, bulge, puffy, hasnt emptied, hasnt gone down, not gone down, not going down, like a ball',
    'pieno, duro, gonfio, svuota, svuotato, bloccato, enorme, acido, molle, fermo, impastato, pieno da ieri, gozzo .. buco, gozzo .. pieno, ancora pieno, pieno stamattina, pieno al mattino, non vuoto, non si vuota, lento, non scende, non e sceso, palla',
  ],
  nothing: [
    'nothing, nowt, nada, no result, without success, empty, dry',
    'niente, nulla, vuoto, senza risultato, invano, asciutt*',
  ],
  foodFromNose: [
    'food|hay|feed|saliva .. nose|nostrils, food|hay|feed|grass ... nose|nostrils, nose|nostrils .. food|hay|feed, choke, choking, choked, food|feed|slime|hay|grass .. nostril|nostrils|nose, nostrils .. food|feed|slime|green, slime ... nostrils, coming out .. nostrils, out .. both nostrils, food|hay|feed|saliva|slime|froth .. coming|comes|runs|running|pours|pouring ... nose|nostrils, food|hay|feed|saliva|slime|froth .. out ... nose|nostrils, green stuff|froth|foam|liquid ... nose|nostrils',
    'cibo|fieno|mangime|saliva .. naso|narici|froge, cibo|fieno|mangime ... naso|narici, naso|narici|froge .. cibo|fieno|mangime, soffoca*, narici .. cibo|verde|mangime, verde .. narici, schiuma .. narici, pezzi .. narici, schiuma ... narici, narici .. schiuma|pezzi, da tutte ... narici, dalle narici .. schiuma|cibo, naso|narici|froge ... esce|escono .. cibo|fieno|mangime|saliva, roba|schiuma|liquido verde ... naso|narici|froge, cibo|fieno|mangime|saliva .. esce|escono|cola|colano ... naso|narici|froge',
  ],
  sinceLong: [
    'yesterday, last night, overnight, this morning, all day, all night, all morning, all afternoon, hours, hrs, today, days, since, breakfast, teatime, lunchtime, 10h, 12h, 14h, 24h, 8h, half a day',
    'ieri, stanotte, stamattina, stamani, ore, tutto il giorno, tutta la notte, oggi, giorni, da ieri, dalle, mezza giornata, stamane, ieri sera',
  ],
  wetTail: [
    'wet tail, wettail, wet-tail, wet bum, wet bottom, wet backside, wet behind, wet rear, wet butt, wet round .. tail, wet around .. tail, tail .. wet|soaked|soggy|damp|matted, bum .. wet|soaked|soggy|damp|matted|dirty|messy, bottom .. wet|soaked|soggy|damp|matted|dirty|messy, soaked bum, soggy bum, dirty bum, messy bum, wet .. bottom|bum|tail|backside|rear|butt, bottom|bum|tail .. sticky',
    'coda bagnata, coda umida, codina bagnata, sedere bagnato, sederino bagnato, culetto bagnato, culetto umido, culetto sporco, sederino sporco, didietro bagnato, coda .. bagnat*|umid*|sporc*|fradici*, sedere|sederino|culetto|didietro .. bagnat*|umid*|sporc*|fradici*, bagnat* dietro, bagnat* sotto la coda, wet tail',
  ],
  dehydrated: [
    'dehydrat*, sunken eyes, eyes .. sunken, eyes sunk*, skin .. tent*, skin .. snap back, skin stays, skin .. stays up, dry gums, sticky gums, tacky gums, gums .. dry|sticky|tacky',
    'disidrat*, occhi infossati, occhi incavati, occhi .. infossat*, pelle .. resta su, pelle .. non torna, pelle .. rimane, pelle .. sollevat*, gengive .. secche|appiccicos*|asciutte, bocca asciutta, mucose asciutte|secche, bocca secca',
  ],
  sudden: [
    'suddenly, sudden, all of a sudden, out of nowhere, within .. hour|hours|minutes, in .. minutes, in an hour, quickly, rapidly, fast, after dinner, after eating, after his dinner, after her dinner, after tea, after breakfast, an hour ago, minutes ago, getting bigger, by the minute, now',
    'improvvis*, all improvviso, di colpo, in mezz ora, in un ora, in poche ore, in poco tempo, velocemente, rapidamente, dopo cena, dopo mangiato, dopo il pasto, dopo pranzo, dopo la pappa, dopo aver mangiato, un ora fa, minuti fa, sempre di piu, a vista d occhio, adesso, de botto, di botto, tutto insieme, tutt assieme',
  ],
  uneasy: [
    'pacing, paces, paced, restless*, cant settle, t settle, wont settle, wont lie down, t lie down, cant lie down, cant get comfortable, uncomfortable, unsettled, distress*, whin*, whimper*, cry*, cries, moan*, groan*, grunt*, howl*, scream*, in pain, painful, agony, anxious, panicky, looking at .. belly|side|tummy, praying, hunch*, unable to settle, wander*, burping, gulping, gulps, stretching, cant sit still, t sit still, up and down, looking round at, biting at',
    'agitat*, irrequiet*, inquiet*, non sta ferm*, non trova pace, non trova posizione, non si sdraia, cammina avanti e indietro, avanti e indietro, va avanti e indietro, gira senza, piange*, piagn*, guaisc*, guais*, geme*, si lamenta, lamenta*, mugola*, urla*, soffr*, sofferent*, dolorant*, ansios*, si guarda .. pancia|fianc*, gobb*, nun se sdraia, non .. sdraia*, non .. tranquill*, senza pace, gira per casa, deglutisce, si stira, rutta',
  ],
  hairball: [
    'hairball*, hair ball*, furball*, fur ball*',
    'palla di pelo, palle di pelo, bolo di pelo, boli di pelo, pallina di pelo, tricobezoar*',
  ],
  cantSwallow: [
    'cant swallow, t swallow, unable to swallow, cant close|shut .. mouth, t close|shut .. mouth, jaw .. locked, lockjaw, cant open .. mouth, t open .. mouth, unable to open .. mouth, mouth .. wont open',
    'non riesce a deglutire|inghiottire, non deglutisce, non inghiotte, non riesce a chiudere .. bocca, non chiude .. bocca, non apre .. bocca, non riesce ad aprire .. bocca',
  ],
  stick: [
    'stick, twig, branch, splinter, skewer, thorn',
    'bastone, bastoncino, rametto, ramo, legnetto, scheggia, spiedino, spina, bastone, bastoncino',
  ],
  organ: [
    'intestine*, bowel*, guts, rectum, uterus, womb, insides, organs',
    'intestin*, budell*, retto, utero, visceri, viscere, interiora',
  ],
  lockedUp: [
    'locked up, locked solid, tied up, tying up, like rock, back end .. rock',
    'bloccato dietro, duro come il marmo, mioglobin*',
  ],
  hoofPain: [
    'rocks|rocking|leans|leaning back, pulse above .. hoof, pulse in .. feet, hot hooves, hooves .. hot, feet .. hot, laminitis, pottery',
    'zoccoli caldi, zoccoli .. caldi, zoccoli .. bollenti, laminite, polso .. zoccol*',
  ],
};
