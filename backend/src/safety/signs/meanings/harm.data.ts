import type { Meaning } from '../../reading/lexicon.js';

export const HARM: Record<string, Meaning> = {
  vehicle: [
    'car .. hit, hit by .. car, hit by .. van, hit by .. bike, car clipped, clipped by .. car, run over, ran over, got hit by, hit by, knocked down, reversed over, lawnmower .. hit, strimmer, oil on .. fur, claws .. shredded, car accident, road accident, got under .. wheel',
    'investit*, macchina .. urtat*, urtat* .. macchina, auto .. colpit*, preso sotto, presa sotto, finito sotto, finita sotto, tosaerba, decespugliatore, botta dalla macchina, motorino',
  ],
  fall: [
    'fell from, fell off .. balcony, fell out, fell off .. roof, fell .. stairs, fell down .. stairs, fallen from, jumped off .. balcony, out of .. window, dropped .. on .. floor, dropped him, dropped her, slammed into, flew into, crashed into, hit .. window, hit .. wall, hit .. head, bang .. head, stepped on, trod on, trodden, sat on, squashed, crushed, shut .. door, trapped in, stuck in .. window, stuck in, caught in .. door, ceiling fan, kicked by, door .. caught',
    'cadut* dal, caduto dalla, caduta dalla, cadut* da, e caduto, e caduta, volat* giu, precipitat*, piano .. caduto, sbattuto contro, preso una botta, botta in testa, schiacciat*, pestat*, calpestat*, incastrat*, ventilatore, finestra a ribalta, gli e caduto addosso, sono cadut* sopra, scivolat* dalle mani',
  ],
  attack: [
    'bit him, bit her, bitten by, been bitten, bite wound*, grabbed my, grabbed him, grabbed her, shook her, shook him, attacked, mauled, cat had .. in its mouth, in its mouth, in his mouth .. bird, cat caught, cat got, dog got, fox, cat .. sitting next to, picked up by .. dog, fight with, fought with, puncture*, holes on .. chest, holes in .. chest, holes on .. belly, snatched by',
    'azzannat*, morso da, morsa da, morsicat* da, aggredit*, attaccat* da, preso in bocca, presa in bocca, scrollat*, scosso, volpe, faina, gatto randagio, gatto .. preso, preso dal gatto, presa dal gatto, buchi sulla pancia, buchini sul torace, buchi .. torace, micio soddisfatto, squarciat*, cinghiale',
  ],
  wound: [
    'wound*, cut, cuts, gash*, torn, ripped, laceration*, scrape*, puncture*, flap of skin, bite mark*, hole in, tooth hole, scratch*, sore, sores, scab*, raw, graze*',
    'ferit*, taglio, taglietto, strappat*, lacer*, graffi*, buco, buchino, lembo, escoria*, spelat*, piaga, crost*, morso',
  ],
  boneOut: [
    'bone sticking out, bone .. sticking, bone .. visible, see .. bone, bone through, broken leg, leg .. broken, broke .. leg, broken bone*, fractur*, leg .. dangling, wing hangs, wing .. hang*, shell cracked, cracked shell, shell .. broken, leg at .. angle, jaw .. crooked, back is broken',
    'osso .. esce, vede l osso, si vede l osso, osso di fuori, frattur*, zampa rotta, zampa .. rotta, rotto .. zampa, penzola, zampa penzolante, ala .. penzola, carapace aperto, carapace rotto, carapace .. crep*, mandibola storta, zampa storta',
  ],
  eyeOut: [
    'eye popped, eye .. popped out, eye .. out of .. socket, eye hanging, eye .. bulging out, eyeball out',
    'uscito l occhio, occhio .. uscito, occhio fuori, occhio .. fuori dall orbita, occhio penzola',
  ],
  heat: [
    'heatstroke, heat stroke, in the car, in .. hot car, left .. in .. car, locked in .. car, hot car, full sun, in the sun, on the beach, overheat*, degrees in, too hot, so hot, heatwave, it was warm, hot day, warm on the walk',
    'colpo di calore, in macchina, nell auto, sotto il sole, al sole, in spiaggia, surriscaldat*, gradi, caldo, passeggiata delle 14, afa, auto al sole',
  ],
  electric: [
    'electric*, electrocut*, phone charger, charger .. plugged, power cord, live wire, cable .. plugged, chewed .. cable, bit .. cable, got a shock, lamp cord, plugged in',
    'corrente, scossa, fulminat*, cavo del caricatore, filo della corrente, cavo .. elettrico, presa elettrica, attaccato alla presa, folgorat*',
  ],
  burn: [
    'burn, burnt, burned, scald*, boiling, hot oil, blister*, chemical burn, on fire',
    'ustion*, bruciat*, scottat*, acqua bollente, olio caldo, acqua della pasta, olio bollente, vesciche, caustic*',
  ],
  washing: ['washing machine, tumble dryer, dryer, drier, freezer, fridge', 'lavatrice, asciugatrice, frigorifero'],
  snake: [
    'snake bit, snake bite, bitten by .. snake, adder, viper, adder bit, rattlesnake, scorpion, black widow, snake .. paw',
    'vipera, morso di serpente, morso .. serpente, morsa .. serpente, scorpione, morso di vipera',
  ],
  sting: ['stung, sting, wasp, bee, hornet, bees, wasps', 'punto da, punta da, vespa, ape, calabron*, puntura di, vespe, api'],
  caterpillar: ['processionary, hairy caterpillar*, pine caterpillar*, toad', 'processionari*, bruco peloso, rospo'],
  faceSwelling: [
    'face .. swol*, swol* face, muzzle .. swol*, swol* muzzle, swol* lips, lips .. swol*, eyes .. swol* shut, throat .. swol*, swol* throat, tongue .. swol*, face .. puff*, hives, swelling up fast',
    'muso .. gonfi*, muso gonfi*, faccia gonfia, labbra gonfie, gola gonfia, occhi gonfi, lingua gonfia, si gonfia, si e gonfiat*, gonfi* .. muso',
  ],
  insulin: ['insulin, caninsulin', 'insulina, caninsulin'],
  doubleDose: ['twice by mistake, double dose, two doses, doubled, gave .. twice, too much insulin, wrong dose, overdos*', 'due volte per sbaglio, due volte x sbaglio, doppia dose, dose doppia, sbagliato dose, troppa insulina, due dosi'],
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
  male: ['male, tom, tomcat, boy, willy, penis, neutered tom', 'maschio, pene, pisellino, castrato, maschietto'],
  cry: ['yowl*, cry*, cries, scream*, squeal*, howl*, yelp*, whimper*, whin*', 'piang*, urla*, miagola*, geme*, guais*, strilla*, si lamenta, lamenti, fischia'],
  lickParts: ['licking his willy, licking his penis, licks his bits, licks after, licking .. down there, licks herself, licking his privates', 'si lecca li sotto, si lecca sotto, si lecca il pene, si lecca i genitali, si lecca'],
  birth: [
    'giving birth, in labour, in labor, whelp*, kitten* .. stuck, pup* .. stuck, contractions, no puppy, no pup, no pups, no kitten*, no puppies, due tomorrow, due today, dead kit, first one out, pup .. out, pushing .. hour, puppy out yet, one kit out, born, waters broke',
    'parto, partorire, partorisce, parturient*, nessun cucciolo, cucciolo incastrat*, non esce nessun, niente piccoli, niente cuccioli, piccolo morto, deve partorire, doglie, nato morto, spinge .. cucciol*',
  ],
  pregnant: ['pregnan*, expecting, day 6*, due date, heavily pregnant, doe', 'gravid*, incinta, in attesa, gestante'],
  greenDischarge: [
    'green stuff, dark green, green discharge, smelly .. discharge, smelly brown, brown discharge, pus .. vulva, discharge, bloody discharge, foul discharge',
    'perdite verd*, perdite giall*, perdite .. puzz*, perdite, scolo vulvare, liquido verd*, secrezion* verd*, pus .. vulva',
  ],
  season: ['season, heat .. ago, in heat, unspayed, intact girl, not spayed, entire bitch, intact female', 'calore, non sterilizzat*, intera, estro'],
  nursing: ['nursing, lactating, feeding .. pups, pups cry, new mum, weeks old pups', 'allatt*, mamma di, lattazione, cuccioli .. settimane'],
  egg: ['egg, eggs, egg bound, eggbound, laying', 'uovo, uova, deporre, ovodeposizione, ritenzione dell uovo'],
  hen: ['hen, female, shes, she', 'femmina, canarina, cocorita, gallina, lei'],
  thirst: ['drinks a ton, drinking buckets, drink* .. lot, drinks more, drinking more, always thirsty, very thirsty, bowls a day, drinking loads, drinks constantly, drinking so much', 'beve molto, beve tanto, beve litri, beve continuamente, beve di piu, svuota la ciotola, beve e allaga, molta sete, beve un sacco'],
  bloodInUrine: ['pinkish wee, pink .. wee, red .. wee, bloody urine, blood .. pee*, blood .. urine, blood .. wee, red blots .. wee, pink in her litter, blood .. litter, pee .. blood, bloody pee, wee .. blood', 'pipi rosa*, pipi ross*, sangue .. pipi, sangue nelle urine, urine .. sangue, pipi con sangue, gocc* ross*, macchiolina di sangue'],
  oftenPee: ['goes more often, pees more often, outside the tray, pees outside, wees in the house, goes .. times, dribbles, accidents in the house, pee more often, peeing a lot', 'va piu spesso, fa pipi spesso, fuori lettiera, fuori dalla lettiera, pipi in casa, sgocciola, a far pipi spesso, pipi .. spesso'],
};
