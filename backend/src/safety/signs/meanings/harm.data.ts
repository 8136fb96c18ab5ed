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
