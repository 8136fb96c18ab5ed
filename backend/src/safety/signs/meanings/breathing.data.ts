import type { Meaning } from '../../reading/lexicon.js';

const CANT =
  'cant|cannot|t|couldnt|not|barely|hardly|unable|stopped|stops|isnt|wasnt|quit|longer|scarcely';
const BELLY = 'tummy|belly|stomach|abdomen|sides|flanks|ribs|chest|side|flank';
const NON = 'non|nn|appena|fatica|stenta|smesso|smette|difficolta|sforza|sforzo|riesce|riusc*';
const PANCIA = 'pancia|addome|fianchi|torace|costato|fianco|petto|costole|pancino';

export const BREATHING: Record<string, Meaning> = {
  breath: [
    'breathing, breathe*, breaths, breathin, breath, brething, breatheing, breething, respirat*, resps, inhal*, inhale, exhal*, lungs, breather',
    'respir*, fiato, respiro, respiri, inspir*, espir*, polmon*, atti respiratori',
  ],
  /** Words that make any breathing problem an emergency if they are near it. */
  effort: [
    `struggl*, difficult*, trouble, troubles, troubled, troubling, laboured, labored, laboring, labouring, distress*, wheez*, rattl*, crackl*, gurgl*, bubbl*, rasp*, irregular*, erratic, effort, heaving, grunt*, whistl*, gulp*, stopped, barely, hardly, scarcely, wrong, terrible, terribly, awful, horrible, badly, scary, stridor, snorkel*, squeak*, panic*, agonal, desperate*, fight*, wet sound*, shallow, seesaw, ragged, jerky, strange noise*, weird noise*, whole body, sounds like, as if .. run|ran, like .. run|ran a, fluid, straw, wet, every breath, each breath, short of, shortness, struggeling, nostrils flar*, flared nostrils, head up, head tilted back, neck out`,
    'fatic*, faticos*, sforz*, stent*, difficolt*, affann*, affanno, rantol*, gorgogli*, fischi*, fischio, sibil*, rumoros*, irregolar*, superficial*, malissimo, male, a scatti, appena, pochissimo, a malapena, a stento, spezzat*, agitat*, ansim*, grav*, pesant*, tutto il corpo, affrettat*, accelerat*, bollicin*, bolle, rantoli, pompa, come se avesse corso, come dopo una corsa, pompando, sussult*, singhiozz*, testa all insu, testa in su, testa in alto, narici larghe|dilatate|aperte',
  ],
  noBreath: [
    `gasp*, choking, he choked, she choked, it choked, choked on, choked up, he chokes, she chokes, chokes on, choke on, suffocat*, asphyxi*, smother*, strangl*, ${CANT} breath*, cant|cannot|couldnt|t|unable|struggl*|trouble|difficult*|hard|fight* ... breathe|breath|breathing|breathin, cant|cannot|t|couldnt .. get air, cant|cannot|t|struggl* .. get .. air, cant|cannot|t|couldnt .. catch .. breath, air hunger, no air, gulp* air, gulping .. air, fight* .. breath|air, struggl* .. air, short of breath, shortness of breath, out of breath, respiratory distress, respiratory arrest, breath* .. stopped, stopped .. breath*, stops .. breath*, no breath, no longer breath*, sides .. heaving, sides .. sucking, ${BELLY} .. heaving, heav* in and out, going in n out, going in and out, sucking in, sucked in, in n out, in and out .. breath*, whole body .. breath*, breath* .. whole body, breath* .. with|from|using ${BELLY}, breath* .. with|from|using .. ${BELLY}, ${BELLY} .. going in and out, ${BELLY} .. pumping, ${BELLY} .. moving .. breath*, abdominal breath*, belly breath*, mouth breath*, mouthbreath*, open mouth breath*, breath* .. through .. mouth, breath* .. open mouth, breath* .. mouth open, breath* .. open beak, mouth open .. breath*, mouth .. open .. breath*, neck .. stretched, neck .. extended, neck .. outstretched, stretch* .. neck .. breath*, stretch* .. neck .. air, head stretched, head .. extended, head tipped .. back, elbows .. out, wheez* .. badly, wheez* .. breath*, turn* blue, going blue, went blue, blue in the face, cyano*, drowning, throat .. closing, airway*, windpipe .. blocked, something .. stuck .. throat, stuck in .. throat, stuck .. back .. throat, stuck .. back of .. mouth, something .. in .. throat, caught in .. throat, bone .. throat, toy .. throat, stuck down .. throat, lodged in .. throat, lodged .. throat, ball .. throat, ball .. stuck .. mouth, food .. nose|nostrils .. choke, blocking .. throat, breathe*|breathing .. like .. fish, fish out of water, agonal, asthma attack, asthma .. attack, tongue|lips|gums|nose|he|she .. gone blue, gone blue in`,
    `boccheggi*, soffoc*, asfissi*, si strozz*, si sta strozz*, sta strozzando, mezzo strozzato, strozzando, affannos*, affannat*, affanno, affannat*, rantol*, respir* .. a bocca aperta, respir* ... bocca aperta, respir* ... bocca spalancata, respir* ... con la bocca, respir* .. a bocca, respir* .. becco aperto, spalanca* .. bocca, non|nn respir*, non|nn .. respir*, non|nn .. riesc* .. respirare, non|nn .. riesc* ... respir*, non|nn ce la fa .. respir*, ${NON} .. a respirare, ${NON} ... respirare, respir* .. fatica, respir* .. sforz*, respir* .. stento, respir* .. difficolta, fatic* .. respir*, stent* .. respir*, difficolta .. respir*, difficolta respirator*, crisi respirator*, insufficienza respirator*, distress respirator*, smesso di respirare, respir* .. male, respir* .. malissimo, respir* .. affann*, respir* .. pancia, respir* .. con i fianchi, ${PANCIA} ... su e giu, ${PANCIA} .. dentro e fuori, ${PANCIA} .. pompa*, ${PANCIA} .. si muov* ... respir*, respir* .. corto, fiato corto, fiato grosso, respiro corto, fame d aria, collo allungato, collo .. teso, collo .. allunga*, allunga* .. collo, collo disteso, testa .. allungata, gomiti larghi, manca* .. aria, manca* .. fiato, manca* il respiro, senza aria, senza fiato, senza respiro, cerca .. aria, prendere aria, prende .. aria, non .. aria, cianotic*, cianosi, diventa* .. blu, diventando .. blu, sta diventando viola, diventat* viola, e viola, tutto viola, tutta viola, e blu, ${NON} ... fiato, ${NON} ... aria, becco .. aperto, apre il becco .. respir*, apre .. becco .. ogni respiro, annaspa*, incastrat* .. gola, incastrat* in gola, bloccat* in gola, in gola .. incastrat*, qualcosa in gola, gola .. ostruit*, gola chiusa, gola .. si chiude, pallina .. gola, andat* di traverso, apnea, come un pesce, attacco d asma, attacchi d asma, crisi d asma, crisi asmatic*, attacco asmatic*`,
  ],
  fast: [
    'fast, faster, quick, quickly, quicker, rapid*, speed*, racing, shallow, hard, harder, heavy, heavily, heavier, funny, weird*, odd, oddly, strange, strangely, different, differently, 40|45|50|55|60|65|70|75|80|90|100|120 breaths|times|resps|per, noises, noise, sounds, sound, noisy, noisily, loud, loudly, abnormal*, unusual*, through his mouth, through her mouth, like crazy, like mad, 40|45|48|50|52|54|55|56|58|60|64|65|70|75|80|90|100|120 a',
    'veloc*, velocissim*, svelt*, rapid*, accelerat*, cort*, frequent*, pesante, pesantemente, strano, strana, stranamente, forte, 40|45|50|55|60|65|70|75|80|90|100|120 respiri|volte|atti|al, di corsa, a mille, rumoros*, rumore, rumori, verso, suono, diverso, affrettat*, in fretta, superficial*',
  ],
  cantLie: [
    't lie down, cant lie down, wont lie down, refuses to lie, elbows out, elbows apart, neck stretched|extended|out, neck .. stretched|extended, sits up all night, sitting upright',
    'non vuole sdraiarsi, non si sdraia, non riesce a sdraiarsi, gomiti larghi|aperti|in fuori, collo teso|allungato|disteso, non si accuccia',
  ],
  pant: [
    'pant, pants hard, pants heavily, pants nonstop, pants like, pants all, pants even, he pants, she pants, it pants, and pants, pants and, panting, panted, puffing, huffing, huffs, panting, tongue out, tongue hanging out',
    'ansim*, ansante, ansare, fiatone, affann*, lingua fuori, lingua di fuori, lingua penzoloni, ha il fiatone, sbuffa come',
  ],
  atRest: [
    'at rest, resting, while asleep, when asleep, asleep, lying down, laying down, lying still, sleeping, even when, not exercised, without exercise, no exercise, for no reason, not hot, t settle, cant settle, wont settle, restless, pacing, cant lie down, wont lie down, t lie down, cant sleep, t sleep, all night, nonstop, non stop, constantly, wont stop, t stop, cant stop',
    'a riposo, da ferm*, anche ferm*, mentre dorme, nel sonno, sdraiat*, senza motivo, senza caldo, senza correre, non si sdraia, non riesce a sdraiarsi, non dorme, non riesce a dormire, non trova pace, non sta ferm*, irrequiet*, agitat*, continuamente, senza sosta, tutta la notte, non smette, in continuazione',
  ],
  tailPump: [
    'tail .. pump*, tail .. bob*, tailbob*, tail bob*, bobs .. tail, bob .. tail, pumps .. tail, bobbing .. tail, pumping .. tail, tail .. up and down, tail .. going up, tail .. moves .. breath*, tail wagging .. breath, tail .. with .. breath*, tail .. every breath, beak .. open, beak open, open beak*, beaks open, beak .. gaping, opening .. beak, opens .. beak, beak opening, open and close .. beak, beak wide open, beak is open, wings .. held out, wings away from',
    'coda .. su e giu, coda ... su e giu, coda .. batte, coda che batte, coda .. pompa, pompa .. coda, coda che pompa, coda .. muove .. respir*, muove la coda .. respir*, coda .. ad ogni respiro, coda .. ogni respiro, becco aperto, becco spalancato, apre il becco, becco .. aperto, bocca aperta, ali aperte, ali scostate',
  ],
  noisyBreath: [
    'roar* noise, roaring, raspy, rattl*, wheez*, wheeze*, noisy breath*, breath* .. noisy|loud, snor* .. awake, bubbl* .. nose, bubbles .. nose|nostrils|mouth, crackl*, crackling, click* .. breath*, clicking, squeak* .. breath*, voice .. changed, lost .. voice, gurgl*, whistling, stridor, grunting, wet .. breath*, snuffly .. breath*',
    'rantol*, fischia .. respir*, respir* .. fischi*, respiro rumoroso, rumore .. respir*, respir* .. rumor*, bolle .. naso, bolle dalla bocca, bollicine .. naso, gorgogli*, sibil*, scricchiol* .. respir*, ticchett*, voce .. cambiata, senza voce, cigola .. respir*, rumore .. inspir*, rumore .. quando respir*|inspir*, inspir* .. rumor*',
  ],
  gape: [
    'gaping, gape, gapes, gaped, mouth .. hanging open, mouth wide open, open mouthed, mouth open, mouth .. open, jaw .. hanging open, jaw .. dropped',
    'boccheggi*, bocca aperta, bocca spalancata, bocca .. aperta, bocca .. spalancata, mandibola .. cadente, mandibola .. aperta',
  ],
  yawn: ['yawn*, basking, to cool', 'sbadigli*, termoregol*'],
  cough: [
    'cough*, coff*, honk*, hack*, hacking, spluttering, splutter*',
    'toss*, tosse, tossicchi*, tossett*, colpi di tosse',
  ],
  coughBlood: [
    'cough* .. blood, cough* up blood, blood when .. cough*, blood from .. nose .. mouth, pink foam, pink froth, bloody foam, bloody froth, cough* .. pink, cough* .. foam, froth* .. nose, foam .. nose',
    'toss* .. sangue, tosse con sangue, sangue .. tosse, schiuma rosa*, schiuma rossa, schiuma .. sangue, schiuma dal naso, espettor* sangue',
  ],
  foam: ['foam*, froth*, pink fluid, pink liquid', 'schium*, bava schiumosa, schiumett*'],
  houseFire: [
    'pulled|rescued|saved|carried|dragged|got .. from|out .. fire|burning|flames|smoke, burning house|building|flat, house|flat|kitchen|shed|barn|stable|garage|hutch fire, house|flat|kitchen|shed|barn|stable|garage|hutch .. on fire, inhaled .. smoke, smoke inhalation, breathed .. smoke',
    'incendio in|nella|nel|della|di casa|cucina|garage|stalla|appartamento, salvat* .. incendio|fiamme|fuoco, tirat* fuori .. incendio|fiamme|fuoco, casa .. a fuoco|in fiamme, intossicat* .. fumo, intossicazione da fumo, inalat* .. fumo, respirat* .. fumo',
  ],
  smoke: [
    'smoke, smoky, smokey, smoke inhalation, inhaled .. smoke, fumes, house fire, burning house, burning building, burning flat, house .. on fire, kitchen fire, fire brigade, fire in, caught fire, flat fire, fire, carbon monoxide, co alarm, monoxide, gas leak, leaking gas, smell* of gas, tear gas, fire extinguisher, smoke bomb, soot',
    'fumo, fumi, fumogen*, incendio, fiamme, andat* a fuoco, preso fuoco, monossido, fuga di gas, perdita di gas, puzza di gas, odore di gas, esalazion*, fuliggine, vapori, estintore',
  ],
  /** What birds and small animals may inhale at home. */
  fumes: [
    `teflon, ptfe, non stick, nonstick, air fryer, airfryer, self clean* oven, self cleaning, oven cleaner, burnt pan, burned .. pan, burnt .. pan, pan .. burn*, pan .. overheat*, pan boiled dry, overheated pan, empty pan, scented candle*, candle*, incense, air freshener*, plug in .. freshener, plugin, febreze, aerosol*, hairspray, hair spray, deodorant*, perfume, bug spray, fly spray, insect* spray, new heater, heater, space heater, hair dryer, hairdryer, halogen, iron, waffle maker, sandwich press, heat lamp, paint*, varnish*, glue fumes, solvent*, bleach*, ammonia, cleaning product*, cleaning spray, essential oil*, diffuser, vape, vaping, cigarette smoke, burnt toast, burnt food, burning smell, burnt plastic, fumigat*, bug bomb, fogger`,
    'teflon, ptfe, antiaderent*, friggitrice, forno autopulente, autopulizia, pirolisi, pulizia del forno, pulitore .. forno, padella .. bruciat*, padella bruciata, pentola .. bruciat*, padella .. fuoco, padella vuota, padella .. fumo, padella, candel*, incens*, deodorant*, profumator*, profumo, spray, lacca, insetticid*, zampironi, zampirone, stufa, stufetta, termoventilator*, asciugacapelli, phon, ferro da stiro, piastra, vernic*, pittura, imbiancat*, solvent*, colla, candeggina, ammoniaca, varechina, detersiv*, oli essenziali, olio essenziale, diffusore, svapo, sigaretta elettronica, sigarett*, plastica bruciata, odore di bruciato, puzza di bruciato, bruciato',
  ],
  burntThing: [
    `burn*, burnt, overheat*, smok*, smoking, died, dead, killed, boiled dry, left on, on the hob, on the stove, melted, scorch*, fumes, smell, smells, smelled, smelt, haze, forgot, forgotten, sprayed, next to, same room`,
    'bruciat*, bruciava, brucia, fumo, fumava, fuma, surriscaldat*, mort*, dimenticat*, acces*, scordat*, fus*, sciolt*, puzza, odore, fumi, spruzzat*, stessa stanza, vicino alla gabbia',
  ],
  underWater: [
    'drown*, near drown*, nearly drowned, pulled .. out of .. water|pool|pond|sea|lake|river|bath|bucket|toilet|canal, pulled .. from .. water|pool|pond|sea|lake|river|bath|bucket|toilet|canal, fished .. out of, found .. in .. pool|pond|toilet|bucket|bath|water, floating in, face down in, under .. water .. minutes|seconds, went under, gone under, was under .. water, was under for, underwater, under the ice, through the ice, fell in .. pool|pond|water|river|lake|sea|bath|toilet|canal|tank, fell into .. pool|pond|water|river|lake|sea|bath|toilet|canal|tank|bucket, inhaled .. water, breathed in .. water, swallowed .. lots|loads .. water, swallowed loads of water, swallowed lots of water, swallowed so much water, swallowed .. sea water, water .. lungs, water in his lungs, water in her lungs, milk .. lungs, aspirat*, milk .. out of .. nose, milk .. nose, formula .. nose, formula .. lungs',
    'annega*, annego, affog*, tirat* fuori .. acqua|piscina|mare|lago|fiume|vasca|stagno|secchio|water, tirat* .. fuori dall acqua, ripescat*, pescat* .. piscina|acqua, trovat* .. in piscina, trovat* .. nell acqua, trovat* .. piscina|acqua|vasca|secchio|water|stagno, cadut* in piscina, cadut* in .. piscina|acqua|vasca|mare|fiume|lago|stagno|secchio|canale|water, cadut* .. piscina|acqua|vasca|mare|fiume|lago|stagno|secchio|canale|water, cadut* .. nell acqua, cascat* .. acqua|piscina|vasca|stagno, finit* .. in piscina, finit* sott acqua, finit* in acqua, finit* nel fiume, sott acqua, sotto acqua, galleggia*, galleggiava, bevuto acqua di mare, acqua nei polmoni, latte nei polmoni, latte .. dal naso, latte .. naso, respirato acqua, inalato acqua',
  ],
  fish: [
    'fish, goldfish, betta*, koi, guppy, guppies, tetra*, molly, mollies, cichlid*, axolotl*, fish tank, aquarium',
    'pesce, pesci, pesciolin*, carpa, carpe, ciclid*, axolotl*, acquario',
  ],
  waterChange: [
    'chang* .. water, water change, new water, tap water, refill* .. tank',
    'cambi* .. acqua, acqua nuova, acqua .. rubinetto',
  ],
  noConditioner: [
    'forgot|forgotten ... dechlorinat*, forgot|forgotten ... water conditioner, without|t|not .. dechlorinat*, forgot|forgotten|without|t|not conditioner, forgot|forgotten|without|t|not .. the|any|my|water|add|adding|added|use|using|used|put|in|enough conditioner, no conditioner|dechlorinator',
    'dimenticat*|scordat* ... biocondizionatore|anticloro, non|senza .. biocondizionatore|anticloro, non .. messo|usato|aggiunto .. biocondizionatore|anticloro, dimenticat*|non|senza .. condizionatore .. acqua',
  ],
  forgotConditioner: [
    'forgot|forgotten ... dechlorinat*|conditioner, did|didn|had|hadn|have|haven not|t .. add|added|use|used|put .. dechlorinat*|conditioner, didnt|hadnt|havent .. add|added|use|used|put .. dechlorinat*|conditioner',
    'dimenticat*|scordat* ... biocondizionatore|anticloro|condizionatore, non|senza .. messo|mettere|aggiunto|aggiungere|usato .. biocondizionatore|anticloro',
  ],
  /** Of fish: one dead fish is a sign that the others show. */
  fishDies: [
    'dying, one|two|three|four|some|several|half|both .. died|dead, died|dead one by one',
    'morendo, moribond*, mi|ci muoiono, e i|gli pesci|pesciolini|altri muoiono, muoiono uno, uno|due|tre|quattro|alcuni .. mort*',
  ],
  outOfWater: [
    'fish|goldfish|betta|koi|guppy|tetra|molly|cichlid|axolotl .. jumped|leapt|leaped|flopped out, fish|goldfish|betta|koi|guppy|axolotl .. on .. floor|carpet, jumped|leapt|leaped|flopped out of .. aquarium|bowl|fish tank',
    'saltat* fuori dall acqua|acquario|boccia, saltat* fuori dalla boccia|vasca, pesce|pesci|axolotl .. saltat* fuori, pesce|pesci|axolotl .. terra|pavimento',
  ],
  sneeze: [
    'sneez*, snot, snotty, stuffy, runny nose, wet nose, nasal discharge',
    'starnut*, raffreddat*, scolo nasale, naso che cola, narici bagnate, narici umide, muco dal naso',
  ],
};
