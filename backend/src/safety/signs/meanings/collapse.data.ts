import { wordsOf } from '../../../language/animals.js';
import type { Meaning } from '../../reading/lexicon.js';

const WHO =
  'he|she|it|they|him|her|dog|cat|rabbit|bunny|bird|budgie|parrot|pup|puppy|kitten|hamster|piggy|pig|rat|ferret|horse|pony|tortoise|lizard|snake|and|who|still|suddenly|sudden|now|just|hes|shes|him|her';
const CANT =
  'cant|cannot|t|couldnt|wont|not|unable|barely|hardly|struggl*|trouble|difficulty|longer|wouldnt|doesnt|isnt|scarcely';
const NON = 'non|nn|fatica|stenta|appena|malapena|nemmeno|neanche|manco|smesso|fatic*|difficolta';
const LEGS =
  'legs|leg|hindlegs|backlegs|hindlimbs|limbs|paws|feet|hind|back|rear|hindquarters|backend';
/** As alternatives in a phrase: names of one word. */
const inPhrase = (names: string): string =>
  names
    .split(', ')
    .filter((name) => !name.includes(' '))
    .join('|');
const [EWE, PECORA] = wordsOf('sheep', 'lamb', 'goat', 'alpaca').map(inPhrase) as [string, string];
const [COW, MUCCA] = wordsOf('cattle', 'sheep', 'goat', 'horse', 'donkey', 'alpaca').map(
  inPhrase,
) as [string, string];
const ZAMPE = 'zamp*|gambe|posterior*|dietro|didietro|retrotreno|treno|arti';

export const COLLAPSE: Record<string, Meaning> = {
  collapse: [
    `cant|cannot|t|couldnt .. get .. back on, cant|cannot|t|couldnt .. get .. back up, cant|cannot|t|couldnt .. get him|her|it up, went down .. cant|won|wont, keeps falling, and falls, falls when, falls every, falling when, knocked himself out, knocked herself out, knocked itself out, knocked out, out for the count, collaps*, colapse*, colaps*, colapsed, fell over, fell to .. side, fell on .. side, falling over, fallen over, falls over, fall over, falling down, falling to .. side, falls down, falls onto, fell down, fell sideways, falls sideways, keel* over, toppl* over, tipp* over, tips over, dropp* to .. floor|ground, dropped like, went down like, hit the deck, passed out, lost|lose|loses|losing consciousness, pass out, passes out, passing out, blacked out, blacks out, black out, faint*, syncope, unconsc*, unconcious, comatose, in a coma, coma, lifeless, out cold, went limp, gone limp, goes limp, going limp, is limp, s limp, hes limp, shes limp, was limp, all limp, completely|totally|so|really|very|just|lying|lay limp, limp and, limp like, limp in my, limp body, limp as, like .. rag doll, like a rag, like a jelly, like jelly, boneless, gone|went|goes|going|all|completely|totally|so|is|really|very|super floppy, floppy and, hes floppy, shes floppy, s floppy, went flat, totally flat, completely flat, lying flat, lies flat, laying flat, flat on .. side, flat on .. floor, on .. side .. barely, flat as a pancake, ${CANT} .. get up, ${CANT} .. gets up, ${CANT} .. getting up, ${CANT} .. lift .. head, ${CANT} .. raise .. head, ${CANT} .. lifts .. head, ${CANT} .. hold .. head, ${CANT} .. keep .. head up, ${CANT} .. lifting .. head, ${CANT} .. stay upright, ${CANT} .. stay .. feet, ${CANT} .. on .. feet, ${CANT} .. sit up, ${CANT} .. right himself|herself|itself, ${CANT} .. support himself|herself|itself|his|her|its, ${CANT} .. keep .. balance, ${CANT} .. standing, ${CANT} .. hold .. up, ${CANT} .. bear .. own weight, legs .. gave way, legs .. giv* way, legs .. buckl*, legs .. collaps*, legs .. gave out, legs .. giving out, legs .. turned to jelly, giving up, slipping away, fading fast, fading away, going downhill fast, going downhill, moribund, at deaths door, death s door, in shock, going into shock, gone into shock, t open .. eyes, cant open .. eyes, eyes .. rolled back, eyes .. rolling back, eyes rolled, eyes .. rolled .. head, floppy now, slumped, slumping, crumpled, crumple, sprawled, splayed out, gone down, is down and, cast in .. stable, out for .. seconds|minutes, dropped on the stairs|floor, dropped to the|his, he|she dropped, just dropped, cold and limp, limp and cold, limp and, limp in my|his|her`,
    `e cade, continua a cadere, cade sempre, cade quando, cade in continuazione, cade ogni, non sta su, collass*, perde|perso|perdere i sensi, colassat*, svenut*, svenn*, svien*, svenen*, svenendo, svenimento, svenire, sincope, incoscient*, inconscient*, privo di sensi, priva di sensi, perso i sensi, perso conoscenza, perde conoscenza, perso coscienza, senza conoscenza, coma, comatos*, crollat*, crolla, crollo, accasciat*, accascia, accasciava, afflosciat*, afflosciava, affloscia, stramazz*, cade di lato, cadut* di lato, cade da un lato, cade su un fianco, cadut* su un fianco, cascat* di lato, casca di lato, casca da un lato, cade in terra, cade a terra, caduto a terra, caduta a terra, casca per terra, cade per terra, si ribalta, ribaltat*, si rovescia, ${NON} .. si regge, ${NON} .. reggersi, ${NON} .. regge in piedi, ${NON} .. reggeva, ${NON} si alza, ${NON} piu si alza, ${NON} si alzava, ${NON} .. alzarsi, ${NON} .. alzars*, ${NON} .. rialzars*, ${NON} .. rialza, ${NON} .. tirarsi su, ${NON} .. si tira su, ${NON} .. mettersi in piedi, ${NON} .. sta in piedi, ${NON} .. stare in piedi, ${NON} .. stava in piedi, ${NON} .. sta piu in piedi, ${NON} .. tenersi in piedi, ${NON} .. si tiene in piedi, ${NON} .. tiene in piedi, ${NON} .. sta su, ${NON} .. stare su, ${NON} .. rimettersi, ${NON} .. raddrizzarsi, ${NON} .. si raddrizza, ${NON} .. solleva .. testa, ${NON} .. alza .. testa, ${NON} .. alzare .. testa, ${NON} .. tiene su .. testa, ${NON} .. sollevare .. testa, ${NON} .. tenere .. testa, ${NON} .. apre .. occhi, ${NON} .. aprire .. occhi, ${NON} da segni di vita, ${NON} da segni, esanime, esanim*, moribond*, agonizz*, in agonia, in fin di vita, flosci*, inerte, inert*, come un sacco, come una pera, andat* giu come, come un sasso, come un salame, a peso morto, corpo morto, come uno straccio, come un cencio, cencio, come uno strofinaccio, molle come, tutto molle, tutta molle, molle molle, e molle, come una bambola di pezza, come gelatina, stremat*, steso a terra, stesa a terra, steso su un fianco, stesa su un fianco, sdraiat* .. di lato, si piega sulle zampe, zampe .. cedono, zampe .. ceduto, cedono le zampe, cedute le zampe, zampe .. cede, gambe .. molli, occhi rovesciat*, occhi .. girati all indietro, occhi all indietro, occhi sbarrat*, in stato di shock, sotto shock, e in shock, si sta spegnendo, se ne sta andando, sta cedendo, a terra e, riverso, riversa, e cadut* a terra, cadut* a terra, caduto giu, caduta giu, si e accasciat*`,
  ],
  cantStand: [
    `${CANT} .. stand, ${CANT} .. stands, ${CANT} .. rise, ${WHO} cant|cannot|couldnt .. walk|walking, ${WHO} can|couldn t .. walk, ${WHO} isn|doesn t .. walk|walking, ${WHO} can no longer .. walk|stand, unable to walk, not able to walk|stand, stopped walking, t walk .. straight|properly|right, walking .. funny|weird|drunk*|sideways, struggling to walk, no longer walk*, lost .. use of, t lift itself|himself|herself, cant lift itself|himself|herself, hasnt .. stood, t stood up, not stood up, t right himself|herself|itself, not righting, cant right`,
    `non|nn cammina, non|nn piu cammina, non|nn .. riesce .. camminare, non|nn ce la fa .. camminare, fatica .. camminare, stenta .. camminare, appena cammina, non|nn camminava, ${NON} .. deambul*, ${NON} .. sta dritto, ${NON} .. si reggono, ${NON} .. reggono, smesso di camminare, cammina .. storto, cammina .. sbilenc*, non si solleva, non riesce a sollevarsi, non si e ancora alzat*, nun se regge, nun sta in piedi, nn si regge, nn sta in piedi, non se regge, non riesce a girarsi, non si rigira`,
  ],
  /** A cow that is down has not lain down: it cannot rise. */
  isDown: [
    `${COW}|doe|nanny|dam|mother is|s|are|went|goes|now|still down, ${COW}|doe|nanny|dam|mother is|s|are|has|have now|still|just|also|been|gone|went down, ${COW} down since|after|with|and|for, downer cow|cows|ewe|goat, down cow, down calver`,
    `${MUCCA}|madre|fattrice e|sta|resta|rimane|giace|sono|finita|caduta a|per terra, ${MUCCA}|madre|fattrice e|si caduta|rimasta|finita|ancora|trova a|per terra, ${MUCCA}|madre|fattrice a terra da|dopo|e`,
  ],
  downElse: [
    'down the|to|at|by|there|here|from|in|under|near|road|south|north, down with the|her|his|my|us|me, down for .. show|day|winter|summer|night, calm* down, settle* down, slow* down, milk down',
    'secchio|mangiatoia|sale|fieno .. terra',
  ],
  cantStandIt: [
    'stand the, stand other, stand being, stand it when, stand when, stand strangers, stand kids, stand to be, stand him, stand cats, stand dogs, stand noise*, stand heat, stand his, stand her, on lead, on the lead, on leash, on the leash, on a lead, lead, leash, harness, heel, walks, walk past, puppy class, stairs',
    'guinzaglio, pettorina, passeggiata',
  ],
  unresponsive: [
    `unresponsiv*, unrespons*, not respon*, t respon*, doesnt respon*, isnt respon*, didnt respon*, no response, no reaction, not reacting, t react*, doesnt react*, isnt react*, wont react*, barely respon*, barely react*, hardly respon*, hardly react*, not responded, not waking, t wake, wont wake, cant wake, cannot wake, t waking, couldnt wake, hard to wake, difficult to wake, hard to rouse, t rouse, cant rouse, cannot rouse, glazed, glassy, blank stare, staring blankly, vacant, not with it, zoned out, spaced out, catatonic, not conscious, barely conscious, semi conscious, semiconscious, in a stupor, stupor, stuporous, no sign* of life, unrousable, nobody home, not there, away with the fairies, hes|shes|its|is|seems|looks|totally|completely out of it, t know who i am|we are, t know me, t recogni* .. me|us, doesnt know who i am|we are, doesnt know me, doesnt recogni* .. me|us, cold and stiff, stiff and cold, cold and not moving`,
    `${NON} reagisce, ${NON} .. reagisce, ${NON} reagiva, ${NON} .. reagire, ${NON} risponde, ${NON} .. risponde agli stimoli, non mi risponde, non ci risponde, ${NON} rispondeva, ${NON} .. si sveglia, ${NON} .. svegliarsi, ${NON} .. svegliarlo, ${NON} .. svegliarla, ${NON} si svegliava, nessuna reazione, nessuna risposta, senza reazioni, sguardo fisso, sguardo vuoto, sguardo assente, sguardo perso, occhi vitrei, occhi persi, fissa il vuoto, fissa nel vuoto, semicoscient*, semi incoscient*, rintronat*, rintontit*, imbambolat*, non connette, non c e con la testa, catatonic*, e assente, come assente, stuporos*, non e cosciente, non e presente, non lo sveglio, non la sveglio, non lo svegliamo, non si sveglia, duro duro, non mi riconosce, non ci riconosce, non .. riconosce nessuno, freddo e rigido, fredda e rigida, rigido e freddo, freddo e immobile, fredda e immobile`,
  ],
  training: [
    'recall, command, commands, training, trained, clicker, train him, train her, obedience, whistle, call him, call her, dog park, puppy class, name yet, learn*',
    'richiamo, comando, comandi, addestr*, educa*, clicker, fischietto, imparare, insegn*, quando lo chiamo, quando la chiamo, al nome',
  ],
  notMoving: [
    'not moving, t moving, isnt moving, isnt moved, stopped moving, barely moving, barely moves, barely moved, hardly moving, hardly moves, hardly moved, motionless, immobile, hasnt moved, hasn t moved, has not moved, hadnt moved, won t move, wont move, cant move, cannot move, can t move, couldnt move, unable to move, doesnt move at all, doesn t move at all, not moved, lies there, lying there, laying there, lays there, just lies, just lays, just lying, just sits there, just laying, in one spot, still as a statue, frozen in place, rooted to',
    `non si muove, non si muoveva, non .. si muove, non si e mosso, non si e mossa, non si e piu mosso, non si e piu mossa, ${NON} .. muoversi, si muove appena, si muove a malapena, immobile, ferm* immobile, come una statua, non muove un, non fa un passo, resta ferm*, sta li ferm*, rimane ferm*, fermo li, ferma li, fermo in un angolo, ferma in un angolo, piantat* li`,
  ],
  dying: [
    'if hes alive, if he s alive, if shes alive, if she s alive, if its alive, is he alive, is she alive, still alive, alive or dead, dead or alive, barely alive, dying, nearly dead, almost dead, half dead, looks dead, look dead, seems dead, appears dead, think hes dead, think shes dead, hes dead, he s dead, shes dead, she s dead, is dead, dead or, appear dead, thought .. dead, might be dead, going to die, gonna die, gunna die, about to die, is he dead, is she dead, near death, close to death, on .. last legs, losing him, losing her, lose him, lose her, dont let him die, let her die, save him, save her, want him to die, want her to die, heart .. stopped, no heartbeat, no pulse, cardiac arrest, need cpr, doing cpr, do cpr, started cpr, life or death',
    'sta murenno, sta morenno, sta a mori, se e vivo, se e viva, ancora vivo, ancora viva, vivo o morto, viva o morta, appena vivo, sta morendo, stia morendo, stava morendo, sta per morire, mi muore, mi sta morendo, muore, morire, morente, sembra mort*, pare mort*, mezzo mort*, mezza mort*, quasi mort*, credo sia mort*, e morto, e morta, sta crepando, in fin di vita, lo sto perdendo, la sto perdendo, lo perdo, la perdo, salvarlo, salvarla, non voglio perder*, cuore .. non batte, cuore .. fermo, non sento .. cuore, non sento il battito, senza battito, arresto cardiaco, massaggio cardiaco, rianima*, e spacciat*',
  ],
  notDying: [
    'i m dying, im dying, dying for, dying to, dying of boredom, dying of hunger, dying of laughter, drop dead, dead skin, dead leaves, dead mouse, dead bird, dead rat, dead ringer, plants dying, dead tired, play* dead, prey, put down, put to sleep, passed away, grief, grieving, miss him, miss her, cpr, look dead lol, seem* dead then, seem* dead then, dead to the world',
    'morendo dal, morendo dalla, morire dal, morire dalle, muore dalla, muore dalle, morto di sonno, muore di fame, morendo di fame, muore di gelosia, fa il morto, fa la morta, fare il morto, finto morto, finta morta, lutto, elaborare, mi manca, soppress*, cremazione',
  ],
  paralysed: [
    `paralys*, paralyz*, paraliz*, parallys*, paraplegi*, drag* .. ${LEGS}, drag* .. ${LEGS} behind, drag* .. back end|legs, dragging himself, dragging herself, dragging itself, drags himself, drags herself, drags itself, dragging him self, pulling himself along, pulling herself along, crawling .. front, commando crawl*, ${LEGS} .. drag*, ${LEGS} .. not working, ${LEGS} .. t work*, ${LEGS} .. dont work, ${LEGS} .. doesnt work, ${LEGS} .. stopped working, ${LEGS} .. wont work, ${LEGS} .. useless, ${LEGS} .. limp, ${LEGS} .. floppy, ${LEGS} .. numb, ${LEGS} .. dead, ${LEGS} .. t move, ${LEGS} .. not moving, ${LEGS} .. gone, ${LEGS} .. went, ${LEGS} .. paralysed, ${LEGS} .. splay*, splay* .. legs, no feeling .. ${LEGS}, cant feel .. ${LEGS}, feel .. toes .. pinch, feeling in .. toes|feet|paws|legs|tail, cant feel .. toes|tail|feet|paws, t feel .. toes|tail, t feel .. ${LEGS}, cant move .. ${LEGS}, cant use .. ${LEGS}, t move .. ${LEGS}, t use .. ${LEGS}, cannot use .. ${LEGS}, cannot move .. ${LEGS}, lost .. use .. ${LEGS}, lost .. feeling .. ${LEGS}, lost control .. ${LEGS}, no control .. ${LEGS}, lost .. function .. ${LEGS}, back end .. gone, back end .. not working, back end .. t work*, back end .. went, back end .. wobbly, back end .. collaps*, down .. behind, off .. back legs, off .. legs, knuckl* over, knuckling, walking on .. knuckles, slipped disc, slipped disk, ivdd, disc .. gone, saddle thrombus, back .. broken, broken back, broke .. back, half .. not working, back|hind|rear legs .. trail|trails|trailing|dragging|floppy|useless, back end .. trail*|dragg*, cold from .. waist|middle down, no feeling .. toes|feet|legs|paws, t feel .. toes|feet|legs|paws, t react .. pinch*, pinch* .. toes .. nothing, pinched .. toe*, no deep pain`,
    `paralizz*, paralis*, parapleg*, paresi, tetrapleg*, trascin* .. ${ZAMPE}, trascin* .. treno posteriore, trascin* il posteriore, trascin* il didietro, si trascina, si trascinava, trascinandosi, striscia .. con le zampe davanti, striscia .. davanti, cammina solo con le anteriori, ${ZAMPE} .. non|nn si muov*, ${ZAMPE} .. non|nn .. muov*, ${ZAMPE} .. non|nn rispond*, ${ZAMPE} .. non|nn .. rispond*, ${ZAMPE} .. non|nn funzion*, ${ZAMPE} .. non|nn .. funzion*, ${ZAMPE} .. non|nn .. sent*, ${ZAMPE} .. bloccat*, ${ZAMPE} .. mort*, ${ZAMPE} .. molli, ${ZAMPE} .. inert*, ${ZAMPE} .. paralizz*, non|nn .. muov* .. ${ZAMPE}, non|nn .. usa* .. ${ZAMPE}, non|nn .. appoggia* .. posteriori, non|nn .. sent* .. ${ZAMPE}, perso .. uso .. ${ZAMPE}, persa .. sensibilita, perso .. sensibilita, senza sensibilita, non ha sensibilita, non|nn muove piu .. ${ZAMPE}, zampe dietro .. non, dietro .. non|nn .. regg*, posteriore .. ceduto, schiena rotta, rotto .. schiena, ernia del disco, ernia, bloccat* con la schiena, tromboembol*, zampe divaricat*, zampe aperte a, zampe .. strascic*|a peso morto, fredd* da meta, zampe|zampine|gambe dietro .. stese|molli|ferme|morte|fredde, gambe dietro .. cedono, zampe dietro .. cedono, non sente .. zamp*|dita, non reagisce .. pizzic*, pizzic* .. dita, insensibil* .. zamp*`,
  ],
  weak: [
    'weak, weaker, weakness, very week, so week, wobbl*, wobbling, wonky, unsteady, shaky, stagger*, stager*, stumbl*, sway*, swaying, drunk, drunken, drunkenly, tipsy, pissed, unbalanced, uncoordinat*, coordinat*, ataxi*, letharg*, lathargic, lethergic, listless, lifeless, feeble, frail, no energy, no strength, zero energy, exhausted, knackered, wiped out, frozen, t move, doesnt move, so tired, very tired, so sleepy, very sleepy, really sleepy, drowsy, dozy, dopey, groggy, woozy, confused, confusion, disorient*, dazed, spaced out, dull, depressed, subdued, very quiet, really quiet, so quiet, too quiet, quiet and, gone quiet, went quiet, unusually quiet, off balance, lost balance, losing balance, balance, really flat, very flat, so flat, quite flat, s flat, hes flat, shes flat, flat and, floppy, jelly legs, like jelly, sluggish, slumped, droopy, drooping, hunched up, poorly, barely awake, head drooping, hanging .. head, head hanging, head pressing, pressing .. head, lies there, lying there, wont come out, no interest, unwell, hes|shes|its|is|seems|looks|totally|completely out of it',
    'debol*, debolezz*, barcoll*, traball*, ondeggi*, sband*, vacill*, ubriac*, letarg*, abbattut*, abbatim*, stremat*, spossat*, sfinit*, esaust*, immobile, confus*, disorientat*, intontit*, rintronat*, rintontit*, stordit*, assonnat*, sonnolen*, imbambolat*, mogi*, mosci*, ammosciat*, spent*, fiacc*, apatic*, prostrat*, senza forze, senza energie, senza energia, non ha forze, non e presente, assente, instabil*, incert* .. zampe, scoordinat*, perde .. equilibrio, perso l equilibrio, equilibrio, atassi*, quieta quieta, quieto quieto, zitto zitto, zitta zitta, buono buono, buona buona, troppo tranquill*, tropp* quiet*, a pezzi, a terra, e ferma, e fermo, tutta ferma, tutto fermo, sempre ferm*, sta ferma, sta fermo, ferma e, fermo e, giu di tono, giu giu, molto giu, testa bassa, testa penzoloni, testa ciondola*, ciondol*, spinge la testa, preme la testa, preme .. testa, testa .. contro il muro, e molle, tutto molle, tutta molle, mollicci*, stanchissim*, tropp* stanc*, uno straccio, sta malissimo',
  ],
  paleGums: [
    `gums|tongue|lips .. white|pale|grey|gray|blue|bluish|purple|purplish|yellow|dark|black|brown|muddy|lilac|whitish|greyish|chalky|ghostly, white|pale|grey|gray|blue|bluish|purple|muddy|brick|dark|greyish|whitish|chalky|ghostly .. gums|tongue|lips, tongue .. red, brick red gums, gums look .. white, gums .. brick, gums .. bright red, gums .. no colour|color, gums .. lost .. colour|color, inside .. mouth .. white|pale|blue|grey, mouth .. is white|pale|blue, white as .. sheet, cyano*, paper white, comb .. blue|purple|pale, beak .. blue|purple, beak .. turned .. pale, skin .. blue, nose .. blue, face .. blue, gums .. sticky .. pale, pale gum, white gum, anemic, anaemic, jaundic*, jaundice`,
    `gengiv*|lingua|mucos*|labbra .. bianc*|pallid*|pallidissim*|grigi*|blu|bluastr*|viola*|violace*|violett*|giall*|scur*|ner*|marron*|cianotic*|sbiadit*|chiar*|slavat*|cadaveric*|smort*, bianc*|pallid*|grigi*|blu|viola*|violace* gengiv*|lingua|mucos*|labbra, bianc* come .. lenzuolo|cencio|carta|gesso, cianotic*, cianosi, interno della bocca .. bianc*|pallid*, bocca .. bianca|pallida dentro, bocca bianca, anemic*, itteric*, ittero, cresta .. blu|viola|pallida, becco .. blu|viola, gengiv* .. rosso mattone, lingua .. rossa`,
  ],
  eyesShut: [
    'eyes closed, eyes shut, eyes half, closed eyes, eyes are closed, keeps closing',
    'occhi chius*, occhi semichius*, occhi socchius*, chiude gli occhi',
  ],
  rolling: [
    'roll, rolls, rolling, rolled, spins, spinning, tumbl*, rolls like, rolls over and, cant stop rolling',
    'rotol*, si rotola, si avvita, gira su se',
  ],
  relaxed: [
    'relax*, happy, happily, content, contented, sleep*, chill*, nap, naps, begs, purr*, sunbath*, basking',
    'rilass*, beat*, felice, contento, contenta, dorm*, spaparanz*, riposa, tranquill*',
  ],
  ataxia: [
    'wobbl*, wonky legs, unsteady, stagger*, drunk, drunken, tipsy, unbalanced, uncoordinat*, ataxi*, lost balance, losing balance, lost .. balance, sway*, jelly legs, stumbl*, walking funny, walking sideways, walks sideways, walks .. drunk, head pressing, presses .. head, pressing .. head, lopsided',
    'barcoll*, traball*, ondeggi*, sband*, vacill*, ubriac*, scoordinat*, atassi*, perde .. equilibrio, perso l equilibrio, senza equilibrio, spinge la testa, preme la testa, preme .. testa, testa .. contro il muro, cammina storto, cammina di traverso, gambe molli',
  ],
  flop: [
    'flop*, limp, floppy, went down, fell, dropped',
    'molle, moll*, flosci*, cadut*, giu, afflosci*',
  ],
  scream: [
    'scream*, shriek*, screech*',
    'urla, urlo, urlav*, urlat*, strilla, strilli, strillav*, grida, gridav*',
  ],
  badColour: [
    'blue, bluish, blueish, purple, purplish, violet, white, whitish, pale, paler, paled, grey, greyish, gray, colourless, lilac, ashen, like paper, paper, like chalk, chalk, ghost, ghostly, wax, no colour, no color, lost .. colour, washed out, mauve, lilac, lavender, violet',
    'come carta, come cera, cera, cencio, lenzuolo, senza colore, blu, bluastr*, viola, violace*, violett*, bianc*, bianchissim*, pallid*, pallidissim*, grigi*, cianotic*, scolorit*, smort*, livid*, lilla',
  ],
  cold: [
    'cold, freezing, frozen, ice cold, icy, hypotherm*, hypotherm, chilled, chilly, cool to .. touch, cool, low temperature, temperature .. low, temp .. low, stone cold, cold to .. touch, clammy, froze, temperature .. 35*|36*|34*|33*',
    'fredd*, gelat*, gelid*, gelo, ipoterm*, ghiacciat*, ghiaccio, infreddolit*, congelat*, assiderat*, semicongelat*, un ghiacciolo, temperatura bassa, temperatura .. 35*|36*|34*|33*, freddissim*, gelid*, ghiacciat*, congelat*, assiderat*',
  ],
  shake: [
    'shak*, trembl*, trembel*, tremor*, shiver*, twitch*, quiver*, shudder*, jerk*, jitter*, spasm*, vibrat*',
    'trema*, tremo*, tremant*, tremito, tremiti, tremori, tremore, tremolii, tremolio, tremola*, brivid*, scatta*, contrazion*, si muove a scatti, movimenti a scatti, scatti, scattini, sussult*, spasm*, vibra, vibrava, fascicolazion*',
  ],
  stiff: [
    'stiff, rigid, stiffen*, stiffened, stiffly, went stiff, like a board, seized up, arch*, board',
    'rigid*, irrigid*, fredd* e dur*, dur* e fredd*, dur* come, come un pezzo di legno, come un bastone, legnos*, inarcat*, stecchit*, rigido ma',
  ],
  seizure: [
    'seizur*, siezure*, seizing, seized, sezure*, seisure*, ceizure*, seizer, convuls*, epilep*, having|had|has|have|took|taking a fit, had|having|has|have|took|taking another fit, a little fit, a big fit, a massive fit, a mini fit, a full fit, a proper fit, was a fit, like a fit, a short fit, a long fit, sort of fit, kind of fit, second|third|first|another|epileptic|two|three|four|several|multiple|repeated|more|having|had|has|keeps fits, first|second|third|another|epileptic|last|one fit, first ever fit, keeps having fits, fit on the floor, fit for .. minutes,  was|is|been|still|started|keeps|keep|stopped|minutes|stop|hes|shes|s|cat|dog|rabbit|pup|puppy|kitten|ferret fitting, fitting for .. minutes|mins|min|hour, fitting now, fitting again, fitting since, fitting on, fitting and, fits since, fits today, jerking all over, jerking uncontroll*, uncontroll* .. shaking|jerking|twitching, shaking uncontroll*, twitching uncontroll*, spasming, spasms, going rigid, went rigid, goes rigid, gone rigid, paddl* .. legs|paws|feet|air, legs|paws|feet .. paddl*, paddling in .. air, on .. side .. paddling, foaming at .. mouth, frothing at .. mouth, foam .. mouth, froth .. mouth, chomping, champing, chewing gum fits, status epilepticus, tetany, head thrown back, head .. arched back, neck .. arched back, opisthoton*, stargaz*, star gazing, rolling over and over, barrel roll*, rolling .. t stop, spinning .. t stop, corkscrew*, one fit, one .. fit, short fit, brief fit, single fit, let a fit, a fit go on, paddling, paddles',
    'convuls*, convulz*, convulsion*, crisi epilett*, crisi di epiless*, crisi epileti*, attacco epilett*, attacchi epilett*, attacco di epiless*, epiless*, epilett*, crisi convuls*, crisi comizial*, avuto una crisi, ha le crisi, avendo una crisi, un altra crisi, altra crisi, prima crisi ... minut*, avuto .. prima crisi, seconda crisi, terza crisi, due crisi, tre crisi, quattro crisi, crisi .. minut*, crisi a grappolo, crisi ravvicinat*, crisi neurolog*, crisi da, attacco .. minuti, pedala, pedalava, pedalando, pedalava*, pedalare, zampe .. pedal*, si irrigidi*, irrigidi*, irrigidisc*, irrigidit* .. testa indietro, testa indietro, testa .. all indietro, testa rovesciata, testa rovesciata indietro, collo .. all indietro, opistoton*, schiuma .. bocca, schiuma alla bocca, bava alla bocca, bava dalla bocca e, spasmi, spasmo, contrazioni involontarie, trema .. incontrollat*, tremori incontrollat*, scatti incontrollat*, tetania, si contorce, contorc*, rotola .. senza, rotola su se stess*, si avvita, gira su se stess* .. non, tre|due|quattro|piu|altri|molti|ripetuti attacchi, attacco .. schiuma|bava, attacchi .. schiuma|bava, rigido .. zampe tese, zampe tese .. rigid*, bocca tirata',
  ],
  jerking: [
    'shaking|twitching|trembling|jerking all over, whole body .. shak*|twitch*|jerk*|trembl*, body .. jerk*, thrash*, flail*, jerking, jerks, muscle spasm*, spasm*, twitching .. legs, legs .. twitching, eyes .. rolled, jaw .. chatter*, jaw .. snapping, head .. jerking, chewing .. air, fly biting, snapping .. air, tremors, having tremors, has tremors, full body tremor*, peed himself .. shak*, lost control .. bladder, lost .. bladder',
    'trema tutto, trema tutta, tremava tutto, tremava tutta, tutto un tremito, tremori, tremiti, scatti .. muscol*, si muove a scatti, movimenti a scatti, zampe a scatti, scatta tutto, contrazioni, si dimena, si dibatte, dimenava, sbatte le zampe, sbatteva le zampe, muove le zampe a, mastica .. vuoto, mastica a vuoto, masticava a vuoto, fatta la pipi addosso, fatto la pipi addosso, pipi addosso, perso le urine',
  ],
  dreaming: [
    'dream*, when asleep, when he sleeps, when she sleeps, while asleep, while sleeping, in .. sleep, when sleeping, asleep, naps, nap, woofs, rem sleep, wakes up normal, hiccup*, purr*, excited',
    'sogn*, quando dorme, mentre dorme, nel sonno, dormendo, singhiozz*, fusa, contento, contenta, di gioia, per la felicita',
  ],
  bottomOfCage: [
    'bottom of .. cage, floor of .. cage, bottom of .. aviary, floor of .. aviary, at the bottom, on the floor, on the bottom, cage floor, cage bottom, on .. cage floor, floor of .. coop, fell off .. perch, fell of .. perch, falling off .. perch, falls off .. perch, fallen off .. perch, fell from .. perch, off his perch, off her perch, cant perch, cannot perch, can t perch, wont perch, not perching, cant fly, can t fly, cannot fly, t perch, doesnt perch, on the grate, on the ground, huddled .. corner, in .. corner .. cage, cage .. corner, clinging to .. bars, hanging on .. bars',
    'fondo della gabbia, fondo della voliera, sul fondo, in fondo alla gabbia, fondo gabbia, e in fondo, per terra, a terra, in terra, pavimento della gabbia, sul pavimento, sulla griglia, non vola, non riesce a volare, non sta sul posatoio, non sale .. posatoio, non .. posatoio, cadut* dal posatoio, cade dal posatoio, cascat* dal posatoio, giu dal posatoio, non si regge sul posatoio, cadut* dal trespolo, cade dal trespolo, giu dal trespolo, trespolo .. cade, angolo della gabbia, aggrappat* alle sbarre',
  ],
  fluffed: [
    'fluffed, fluffy ball, fluffed up, fluffs up, fluffing up, puffed up, puffed, puffs up, puffy, all puffed, ruffled, feathers .. ruffled, feathers .. up, ball of fluff, ball of feathers, like a ball, like a pom, round like, pom pom, tennis ball, hunched, head tucked, sleepy eyes',
    'gonfio come una palla, gonfia come una palla, come una palla, a palla, una pallina, palletta, pallottol*, come un pon pon, come un pompon, appallottolat*, impallat*, piume gonfie, penne gonfie, piume arruffate, penne arruffate, penne dritte, piume dritte, arruffat*, tutto gonfio, tutta gonfia, gonfio e, gonfia e, rigonfi*, imbozzolat*, infagottat*, testa sotto l ala, testa nelle piume, testa dietro',
  ],
  stargazing: [
    'star gaz*, stargaz*, corkscrew*, keeps|keep flipping, flips over, rolls|rolling upside, stares|staring|looks|looking up .. rolls|flips|falls',
    'guarda .. alto e si, testa .. alto, si ribalta, si rovescia, si avvita, a cavatappi',
  ],
  headPress: [
    'head pressing, presses|pressing|pressed|pushes|pushing .. head, head .. pressed|pushed against, head against .. wall|door|corner|floor, stares at .. wall, staring at .. wall',
    'preme|spinge|appoggia|punta .. testa contro, testa contro .. muro|parete|porta|angolo, testa .. premuta, fissa .. muro|parete',
  ],
  preening: [
    'preen*, shakes it off, shakes .. off, ruffles .. feathers, to nap, before sleep, before nap, before bed, naps',
    'si liscia, liscia .. penne|piume, si pulisce le penne|piume, si sistema le penne|piume, per dormire, pisolino',
  ],
  stroke: [
    'a stroke, had .. stroke, having .. stroke, mini stroke, head tilt*, tilted head, tilting .. head, head .. tilted, head .. tilting, head .. sideways, head .. to one side, head to one side, head on one side, head is on one side, head .. twisted, wry neck, wryneck, torticollis, circling, walking in circles, walks in circles, going in circles, goes in circles, running in circles, turning in circles, going round and round, round in circles, eyes flick*, eyes .. flick*, eyes dart*, eyes .. darting, eyes .. side to side, eyes .. jumping, eyes .. moving .. side, eyes .. wobbl*, eyes .. twitching, nystagm*, vestibular, leaning to .. side, leaning .. one side, listing to, falls to .. left|right, falling to .. left|right, face .. drooping, face .. drooped, droopy .. face, one side .. face, lopsided, head .. screwed round, head .. upside down, head .. turned round',
    'ictus, testa piegata, testa storta, testa inclinata, testa girata, testa .. piegata, testa .. storta, testa .. inclinata, testa .. di lato, testa di lato, testa di traverso, testa ruotata, torcicollo, gira in tondo, girare in tondo, girava in tondo, gira in circolo, gira in cerchio, gira .. cerchio, girare in cerchio, cammina in tondo, cammina in cerchio, occhi che si muovono, occhi .. da una parte all altra, occhi .. ballano, occhi che ballano, occhi .. muovono .. scatti, occhi a scatti, nistagm*, vestibolar*, pende da un lato, pende .. lato, tutto storto, tutta storta, faccia storta, muso storto, faccia cadente, meta faccia, testa .. sottosopra',
  ],
  blind: [
    `gone blind, went blind, going blind, blinded, sudden* .. blind, blind .. sudden*, completely blind, totally blind, seems blind, seem blind, looks blind, think .. blind, as if blind, like .. blind, hes blind now, appears blind, acts blind, acting blind, is blind, blind since, blind today, blindness, blind all, turned blind, cant see anything, ${WHO} cant|cannot|couldnt .. see|seeing, ${WHO} can|couldn|doesn t .. see, ${WHO} can no longer see, can no longer see, no longer sees, isnt seeing, isn t seeing, not seeing, lost .. sight|vision|eyesight, loss of .. sight|vision|eyesight, bump* into .. everything|furniture|walls|things|doors|wall|table, bumping into, bumping in, walk* into .. walls|furniture|things|doors|wall|everything, crash* into .. walls|furniture|things|doors|everything, bash* into .. walls|furniture|things|everything, pupils .. huge|wide|different|big|dilated|blown|fixed|massive|saucers|enormous|unequal|uneven, dilated pupils, blown pupil*, uneven pupils, one pupil .. bigger|larger|smaller|huge, eyes .. all black, eyes .. massive .. black, t follow .. hand|finger|torch, misses .. bowl, misjudg*`,
    'diventat* ciec*, e cieco, e cieca, sia ciec*, cieco di colpo, cieca di colpo, ciec* .. improvvis*, improvvis* .. ciec*, sembra ciec*, pare ciec*, come cieco, come cieca, come se fosse ciec*, come se non vedesse, accecat*, cecita, cieco da, cieca da, nn c vede, non c vede, nn vede, non vede piu, non vede niente, non vede nulla, non vede bene, non vede, non ci vede, non vedesse, non ci veda, non vedeva, non riesce a vedere, perso la vista, perdita della vista, perso .. vista, va a sbattere, sbatte contro, sbatte ovunque, sbatte dappertutto, sbatte nei, sbattere contro, sbatte addosso, sbatteva contro, batte contro, urta .. mobili, urta tutto, pupille larg*, pupille dilat*, pupille .. dilatat*, pupille enorm*, pupille .. enormi, pupille divers*, pupille .. divers*, pupille fisse, pupill* .. piu grande, una pupilla, occhi tutti neri, non segue .. dito|mano|luce, non .. ne vede, ne ci vede, non ci vede',
  ],
  seesFine: [
    'born blind, blind from birth, blind from .. birth, my blind, old blind, blind dog, blind cat, window, blind spot, blind in one eye since, blind for years, always been blind, blind for .. years, playing, when he plays, when she plays, zoomies, hunting, bathroom light, born blind, blind since birth, blind from birth, blind for years, blind .. any advice, blind .. any tips, a blind cat, a blind dog, always been blind',
    'ved* l ora, cieco dalla nascita, cieca dalla nascita, nata cieca, nato cieco, cieco da anni, cieca da anni, cieco da sempre, cieca da sempre, quando gioca, gioca, giocando, non vede altro, non vede di buon occhio, nat* ciec*, ciec* dalla nascita, ciec* da sempre, ciec* da anni, ciec* .. consigli',
  ],
  bleeding: [
    'bleed*, bleding, blead*, bled, blood loss, haemorrh*, hemorrh*, hemorag*, nosebleed*, artery, arterial, bloodied, bloodstained, blood stained, blood soaked, pumping blood, pouring blood, gushing blood, spurting blood, lost .. blood, losing .. blood, lose .. blood, loses .. blood, loads|lots|lot|pool|pools|puddle|puddles|drops|drop|trail|covered|bit|little|some|spots|spot|fresh|bright|red|streaks|specks|smear*|trickle|tons|so|much|more|any|of|the|with|saw|spit*|drooling|coughing|sneezing|dripping|passing|seeing|peeing|pooing|found blood, s blood, theres blood, is blood, blood .. everywhere|pouring|pumping|spurting|dripping|gushing|running|oozing|trickling|coming|squirting|spraying|soaking, blood from, blood out, blood all, blood on, blood in, blood around, blood coming, blood .. from, bloody nose, bloody mouth, bloody paw, bloody, blood and, blood streaked, blood tinged',
    'sangu*, arteria, emorrag*, emoragi*, perde sangue, dissangu*',
  ],
  bloodTest: [
    'blood test*, blood work, bloodwork, bloods, blood sugar, blood pressure, blood orange, blood donor*, blood donation, blood sample*, blood results, blood type, bloody murder, bloody good, bloody hell, bloody thing, bloody dog, bloody cat, blood hound, in season, first heat, proestrus',
    'esame del sangue, esami del sangue, esami sangue, analisi del sangue, prelievo del sangue, prelievo di sangue, donare il sangue, donatore, gruppo sanguigno, sangue freddo, sangue blu, purosangue, puro sangue, in calore, primo calore',
  ],
  pouring: [
    'haemorrh*, hemorrh*, hemorag*, artery, pumping, pumps, pouring, pours, poured, spurting, spurt*, squirting, squirts, spraying, sprayed, gushing, gushes, streaming, running down, wont stop, not stopping, t stop*, doesnt stop*, hasnt stop*, cant stop*, cannot stop*, never stops, still bleeding, unstoppable, everywhere, all over, soaked, soaking, soaks, drenched, through the towel, through .. towel, through .. bandage, keeps bleeding, keeps on, wont clot, t clot*, not clotting, lots, lots of, a lot of, a lot, lot of, loads, loads of, tons of, so much, too much, massive, heavily, heavy, badly, profuse*, puddle, puddles, pool, pools, pint, cupful, for 10|15|20|25|30|40|45|ten|fifteen|twenty|thirty|forty .. minutes|mins|min, for .. hours, for an hour, half an hour, 10 minutes, 15 minutes, 20 minutes, 30 minutes, artery, arterial, severed, vein, crime scene, horror film, bloodbath, murder scene, constant*, continuous*, dripping nonstop, non stop, nonstop, nothing stops, both ends, like mad, like crazy, despite pressure, dripping, nose and mouth, mouth and nose, nose and gums, both nostrils, nose and ears, pressure .. t',
    'emorrag*, emorag*, a fiotti, a fiumi, a getti, a getto, a catinelle, non si ferma, non si fermava, non|nn .. si ferma, non si arresta, non smette, non .. smette, non riesco a fermar*, non riusciamo a fermar*, non riesco a tampon*, non si tampona, non coagula, continua a sanguinare, continua a uscire, continua a perdere, continua, continuamente, zampill*, schizz*, cola, colava, gronda*, sgorga*, spruzz*, ovunque, dappertutto, d appertutto, da tutte le parti, tantissim*, molt* sangue, tanto sangue, troppo sangue, parecchio sangue, sanguin* tanto|molto|moltissimo|parecchio|troppo|assai|forte, un sacco, un mare di sangue, un lago, lago di sangue, fiume, inzuppat*, zuppo, zuppa, fradici*, intris*, imbratt*, pozza, pozze, pozzanghera, copios*, abbondant*, tutto sporco, da 10|15|20|30|dieci|quindici|venti|trenta .. minuti, mezz ora, mezzora, da .. ore, un ora, arteria, vena, mattatoio, naso e dalla bocca, bocca e dal naso, naso e bocca, bocca e naso, entrambe le narici, a litri, ne esce .. litri, ne esce tanto|tantissimo, esce tanto sangue',
  ],
  bleedStopped: [
    'stopped bleeding, bleeding stopped, bleeding has stopped, bleeding s stopped, then stopped, stopped by itself, stopped on its own, stopped quickly, stopped straight away, stopped now, stopped within, stopped after, dried blood, dry blood, old blood, not bleeding, isnt bleeding, no longer bleeding',
    'smesso di sanguinare, non sanguina, sangue secco, si e fermato, si e fermata, fermato subito, smesso subito, ha smesso, gia smesso, sangue vecchio',
  ],
  deepBlood: [
    'from .. mouth, from .. nose, from .. eyes, from .. ears, from .. ear, from .. bum, from .. bottom, from .. anus, from .. rectum, from .. vulva, from .. penis, from .. vent, from .. beak, from .. cloaca, mouth, nose, nostril*, nosebleed, eyes, both ends, everywhere, gums, under .. skin, bruis*',
    'dalla bocca, dal naso, dagli occhi, dalle orecchie, dall orecchio, dall ano, dal sedere, dal culo, dalla vulva, dal pene, dalla cloaca, dal becco, da tutte le parti, gengive, ematom*, lividi, livid*, narici',
  ],
  sudden: [
    'sudden*, suddenley, suddnely, all of a sudden, out of nowhere, out of the blue, minutes ago, mins ago, a minute ago, moments ago, in seconds, within minutes, just started, just went, one minute .. fine',
    'improvvis*, all improvviso, di colpo, di botto, d un tratto, tutt a un tratto, tutto a un tratto, ad un tratto, a un tratto, di punto in bianco, di scatto, poco fa, minuti fa, da un momento all altro, dal nulla, in un attimo',
  ],
  lyingSide: [
    'lying on .. side, laying on .. side, lies on .. side, lays on .. side, on his side, on her side, on its side, on its back, upside down, belly up, flipped over, flopped on|onto .. side, on his back and, on her back and, stretched out, sprawled',
    'sdraiat* su un fianco, steso di lato, stesa di lato, stesa, steso, su un lato, su un fianco, sul fianco, coricat*, di fianco, a pancia all aria, pancia in su, a gambe all aria, sulla schiena, capovolt*, ribaltat*, sdraiat* di lato',
  ],
  onBack: [
    `stuck|trapped|lying|laying|lies|flat|cast .. on her|his|its|their back|backs, upside down on, stuck|trapped|lies|lying|is|are upside down, legs|feet in the air, ${EWE}|she is|are|got|was cast, ${EWE}|she|shes is|are|s|was on her|his|its|their back|backs, he|hes is|s|was on his back, it|its is|s|was on its back, they|theyre are|re|were on their back|backs, she|he|it|they has|have|s|ve been on her|his|its|their back|backs, ${EWE} on her|his|its|their back|backs in|help|and|but|cannot|cant|since|at|for|legs, cast ${EWE}, ${EWE} cast in|since|again|and, found|rolled|fell|ended|tipped|flipped .. on|onto her|his|its|their back|backs, ${EWE} .. rolled|tipped over and cannot|cant|can, t|cannot|cant right herself|himself|itself|themselves`,
    `sulla schiena e non, sul dorso e non, trovata|trovato|trovate|trovati|trovo sul dorso, trovata|trovato|trovate|trovati sulla schiena, bloccat*|rovesciat*|incastrat*|ribaltat*|capovolt*|sdraiat*|cadut*|ferma|stesa|finit*|rotolat* .. sulla|di schiena, bloccat*|rovesciat*|ribaltat*|sdraiat*|cadut*|finit* .. sul dorso, a pancia in su, pancia all aria, zampe all aria|in aria, ${PECORA} e|sono|sta .. sulla schiena, ${PECORA} e|sono|sta sul dorso, ${PECORA} e|sono|sta|finit* .. gambe all aria, ${PECORA} si e|sono ribaltata|ribaltate|rovesciata|rovesciate|capovolta|capovolte, ${PECORA} e|sono .. capovolta|capovolte|rovesciata|rovesciate|ribaltata|ribaltate`,
  ],
  /** Held on its back, or standing on its hind legs. */
  heldOnBack: [
    'on|onto her|his|its|their back|hind legs|feet, for|during shearing|trimming|crutching|dagging, while|when i|we shear|trim|sheared|trimmed, with|by the shearer, shearer has|holds|held|is|sat|sits|turned, belly rub*, tickl*',
    'sulle zampe|gambe posteriori|dietro, per la tosatura|tosarla|tosarlo, durante la tosatura, quando|mentre la|lo|le|li toso|tosiamo, tosatore .. tiene|tiene|gira, dal|col|con tosatore, con il tosatore, grattini',
  ],
  restsOnBack: [
    'cuddle*, loves|likes|enjoys lying|laying|sleeping|being|rolling|to, rolling in|on|about|around, dust bath*, saddle, backpack, pack, magpie*',
    'coccole, ama|adora|piace stare|dormire|rotolarsi, capretta|capretto|agnello|agnellino|agnellina dorme',
  ],
  cannotRise: [
    'cant|cannot|couldnt|t|wont .. get|getting up, cant|cannot|couldnt|t|wont .. rise, cant|cannot|t right herself|himself|itself|themselves',
    'non si alza|rialza|raddrizza, non riesce .. alzarsi|rialzarsi|raddrizzarsi|tirarsi',
  ],
  /** After it was on its back. */
  upAgain: [
    'turned|rolled|righted|flipped|lifted|stood|helped|got her|him|it|them ... grazing|grazes|walking|walks|eating|eats|running|runs|fine|up|standing|stands|well|ok, now walks|walking|grazes|grazing|eats|eating|runs, is|s|are up and|now|again, got|gets|jumped|stood back|straight|right|up again|up, up and walking|grazing|eating|running|about|fine, and|but walks|grazes|eats|runs fine|well|normally|again',
    'girat*|rialzat*|raddrizzat*|rimess* ... mangia|pascola|cammina|bene|piedi|corre, si e|sono .. rialzata|rialzato|rialzate|rialzati, ora|adesso mangia|pascola|cammina|corre, ora|adesso sta bene, ora|adesso sta in piedi',
  ],
  /** Of the others: "the other ewes are up and grazing". */
  rightedIt: [
    'turned|rolled|righted|flipped|lifted|helped her|him|it|them',
    'girat*|rialzat*|raddrizzat*|rimess*',
  ],
  othersUp: [
    'other|others|rest|lamb|lambs|twin|ram|tup|flock|herd|cow|cows|horse ... up|grazing|grazes|walks|walking|eat|eats|eating|fine',
    'altre|altri|altra|altro|agnello|agnelli ... mangia|mangiano|pascola|pascolano|piedi|bene',
  ],
  insulinoma: [
    'insulinom*, low blood sugar, low sugar, hypo, hypoglyc*, hypoglycem*, sugar crash, glazed',
    'insulinom*, ipoglic*, calo di zuccher*, zuccheri bassi, glicemia bassa, glicemia',
  ],
  stares: ['stares, starey, staring into, staring blankly', 'fissa il, fissa nel, sguardo fisso'],
  hedgehog: ['hedgehog*, hoglet*', 'riccio, ricci, riccetto'],
  curledUp: ['not move, not uncurl, t uncurl, not unroll, t unroll', 'non si srotola, non si apre'],
  soaked: [
    'got wet, gets wet, soaking wet, soaked, wet through, wet all over, dripping wet',
    'si e bagnat*, tutto|tutta bagnat*, fradici*, zupp*',
  ],
  driedAndEats: ['dried .. and she|he|it is|s eating', 'asciugat* e ora|adesso mangia'],
  noHeartbeat: [
    'heart .. stopped, no heartbeat, no pulse, cardiac arrest',
    'cuore .. non batte, cuore .. fermo, non sento .. cuore, non sento il battito, senza battito, arresto cardiaco',
  ],
  highFever: [
    'temperature|temp|fever .. 40.5|40.6|40.7|40.8|40.9|41*|42*|105*|106*|107*, 41|41.5|42 .. fever|temperature',
    'febbre|temperatura .. 40.5|40.6|40.7|40.8|40.9|41*|42*, 40.5|40.6|40.7|40.8|40.9|41|41.5|42 .. febbre',
  ],
  screaming: [
    'cry* .. in pain, cries .. pain, yelp* .. pain, howl* .. pain, whimper* .. pain, whin* .. pain, lots of pain, so much pain, lot of pain, screaming in pain, scream* .. pain, scream* .. agony, in agony, agony, excruciating, crying in pain, howling in pain, yelping nonstop, yelping non stop, yelp* constantly, screaming .. touch*, scream* .. touch*, scream* .. pick*, scream* .. move*, t stop scream*, t stop cry*, t stop yelp*, t stop howl*, wont stop scream*, wont stop crying, wont stop yelping, wont stop howling, keeps screaming, keeps yelping, screamed .. fell|collapsed|then, severe pain, extreme pain, terrible pain, so much pain, unbearable pain, massive pain, shrieking, shrieks, screeching in, screamed and, scream and, yowled and, yowling in pain, biting .. own',
    'tanto dolore, molto dolore, dolori forti, forti dolori, piange .. dolore, guaisce .. dolore, urla .. dolore, urla di dolore, urla dal dolore, urlando di dolore, grida di dolore, grida dal dolore, strilla di dolore, strilla dal dolore, piange dal dolore, piange di dolore, dolore fortissimo, dolori fortissimi, dolore atroce, dolori atroci, dolore lancinante, urla se, urla appena, urla quando, strilla se, strilla appena, strilla quando .. tocco|prendo, non smette di urlare, non smette di piangere, non smette di guaire, non smette di lamentarsi, guaisce di continuo, guaisce in continuazione, guaisce senza sosta, urla straziant*, straziant*, urlo e poi, urlato e, lancia urla, soffre tantissimo, agonizz*, in agonia',
  ],
  recovered: [
    'back to normal, back to himself|herself|itself, himself again, herself again, itself again, recovered, full recovery, fine now, ok now, okay now, normal now, normal again, fine again, right as rain, fine afterwards, fine since, fine ever since, eating normally, acting normal*',
    'si e ripres*, ora sta bene, adesso sta bene, sta bene ora, sta bene adesso, tornat* normale, tornat* come prima, come prima, ripresa completa, come se niente fosse, poi e stat* bene, di nuovo normale, ora e normale',
  ],
  again: [
    ' another one, another fit, another seizure, second fit, second seizure, second one, third, two fits, two seizures, three seizures, three fits, several fits, several seizures, fits today, seizures today, cluster, in a row, one after .. other, keeps fitting, keeps seizing, still fitting, still seizing, not stopping, wont stop, t stop, minutes long, for minutes, for .. minutes, for over .. minutes, lasted .. minutes, on and off, fit|seizure|fits|seizures .. again, again today, again now, again this',
    'di nuovo, un altra, un altro, seconda, secondo, terza, terzo, due crisi, tre crisi, due convulsioni, tre convulsioni, due attacchi, tre attacchi, una dopo l altra, a grappolo, di fila, non smette, non si ferma, non passa, da .. minuti, dura da, ancora, continua',
  ],
  bruises: [
    'bruise*, bruising, purple spots|patches|marks|blotches, pinpoint, petechia*, black and blue',
    'livid*, macchie viola|violacee|rosso scuro, ematom*, petecchi*, puntini rossi',
  ],
  bloodFeather: [
    'blood feather*, blood quill*',
    'penna .. sangue, penna sanguigna, piuma sanguigna, calamo .. sangue',
  ],
  goneDark: [
    'gone|turned|turning|going|went black|purple|blue|grey|cold|white, black and cold, purple and cold, cold and black, is .. black|dark',
    'diventat* ner*|viola|blu|fredd*|bianc*, sta diventando ner*|viola|blu, e ner*|viola|blu, fredda e ner*, e scur*',
  ],
  clots: ['clots, clotted, clot', 'coagul*, grumi'],
  pale: ['pale, white as', 'pallid*, bianc* come'],
  sleepy: [
    'asleep, on the sofa, to sleep, for a nap, snoozing',
    'a dormire, sul divano, sul letto, addormentat*',
  ],
};
