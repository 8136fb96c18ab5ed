import type { Meaning } from '../../reading/lexicon.js';

export const ILLNESS: Record<string, Meaning> = {
  limp: [
    'limp*, lame, lameness, holding up .. leg, holding up .. paw, keeps one foot up, one foot up, on three legs, wont put .. down, t put .. weight, not using .. leg, barely uses, short steps, wont bear weight, stiff after, limps, foot up, doesnt grip, t grip, doesnt jump, t jump',
    'zoppica, zoppo, zoppa, zoppicando, zoppia, tre zampe, tiene su .. zampa, zampa alzata, zampa su, non appoggia, non .. appoggiare, tiene male .. zampa, zampa .. tiene su, non stringe, non salta, a passettini, cammina rigido, rigid* .. zampa',
  ],
  eyeIll: [
    'eye .. shut, eye .. closed, eye .. half, eye .. swol*, eye .. puffy, eye .. weepy, eye .. water*, eye .. red, eye .. gunk*, eye .. cloud*, cloudy eye, blueish spot, bluish spot, white spot .. eye, third eyelid, squint*, red eye*, weepy eye*, swol* eye*, eyes .. swol*, eyes .. closed, eyes .. red, blinks a lot, eye .. blink*, rubs .. eye, scratched eye, eye discharge, eye .. goop*, one eye, spot on .. eye',
    'occhio .. chius*, occhio .. gonfi*, occhio .. lacrim*, occhio .. ross*, occhio .. strizza*, occhio .. incollat*, occhiett* incollat*, occhi .. incollat*, occhio .. opac*, occhio .. puffi*, tiene un occhio, occhio .. semichiuso, terza palpebra, macchia .. occhio, lacrima .. occhio, occhi .. gonfi*, occhi .. ross*, occhio .. pus, occhio .. rosa, occhio .. sfrega, strizza* .. occhio',
  ],
  earIll: [
    'shaking .. head, shakes .. head, shakes head, shaking head, ear .. stink*, ear .. hot, ear .. smell*, ear .. gunk, gunk .. ear*, gunk inside, ear .. swol*, ear .. red, black gunk, ear infection, holds one ear, ear .. painful, scratches .. ear*, tilts .. ear, ear .. pus',
    'scuote la testa, scuote .. testa, scrolla la testa, orecchio .. puzza, orecchio .. ross*, orecchio .. gonfi*, orecchio .. sporc*, cerume ner*, croste .. orecchio, otite, tocco l orecchio, testa .. piegata, orecchio .. guais*, orecchio .. piange',
  ],
  skinIll: [
    'itch*, scratch* .. raw, hives, lumps all over, rash, hot spot*, scab*, scabby, crust*, bald .. patch, hair loss, fur .. falling, skin .. red, red raw, raw, sore .. skin, oozes, oozing, pus, weeping, infected, bite .. swol*, plucked .. skin, mites, fleas, ticks, tick, ringworm, chewed, mange, honeycomb, dander',
    'si gratta, grattar*, prurito, ponfi, orticaria, rossore, crost*, crosticin*, spelat*, pelle .. rossa, pelle .. umida, spurga, pus, siero, infett*, acari, pulci, zecch*, zecca, rogna, tigna, forfora, bozzetto, forasacco, forasacchi, alopecia, si strappa, perde pelo a chiazze, si becca, puntini rossi',
  ],
  lump: ['lump*, bump*, growth, abscess*, swelling, swollen, mass, tumou?r*, cyst, marble, boil', 'nodul*, bozzo, bozzo, bernoccol*, ascess*, rigonfiament*, gonfiore, gonfi*, massa, tumor*, cisti, pallina sotto, nocciolina'],
  growing: ['getting bigger, bigger, grew, growing, went from, broke open, burst, red and warm, warm, painful, oozes, hot lump, open and scabby', 'cresc*, aumentat*, si e aperto, si e rotto, scoppiat*, caldo, dolente, arrossat*, fa male'],
  tooth: ['tooth .. broken, broken tooth, tooth, teeth, drool* .. chin, chin .. wet, bad breath, chews on one side, drops .. food, bleeding gums, mouth .. blood, pawing .. mouth, pawing at .. mouth, beak .. overgrown, jaw .. swol*, jaw .. rubbery, abscess .. jaw', 'dente .. rotto, dente, mastica da un lato, alito, si tocca la bocca, sangue .. ciotola, becco lunghissimo, becco .. crepa, mandibola, mascella, gengive .. sangu*, bava .. mento'],
  nail: ['nail .. ripped, ripped .. nail, torn nail, broken nail, dewclaw, snapped .. nail, nail .. bleed*, toenail, ripped a nail, claw .. torn, cut .. nail too short', 'unghia, unghie .. sanguin*, sperone .. spezzat*, unghia .. rotta, unghia .. strappata'],
  season: ['season', 'calore'],
  weightLoss: ['lost weight, losing weight, weight loss, lost .. g, lost .. kg, lost .. grams, thinner, skinny, bony, keel .. sharp, feels light, lighter', 'dimagrit*, perso peso, perde peso, calat* di, calo di peso, magr*, piu leggero, perso .. etti, perso .. grammi, perso circa, sterno .. lama, pelle e ossa'],
  fever: ['fever*, 39 7, temperature, hot nose, warm ears, 40 degrees, burning up', 'febbre, 39 8, 40 di febbre, scotta, temperatura'],
  unlike: ['not himself, not herself, not itself, off colour, under the weather, hiding, hides, sleeps more, sleeping more, quieter, sulking, withdrawn, grumpy, growls if, unwell, ill, poorly, subdued, talks less, restless, tired', 'non e lui, non e lei, giu di tono, si nasconde, nascosto, dorme tanto, dorme di piu, svogliat*, soffia se, ringhia se, malat*, sta male, canta poco, agitat*, irrequiet*, inquiet*, stanc*, spent*, si isola, fiacco'],
  droppings: ['wet droppings, wetter, green droppings, droppings .. green, droppings .. wet, whole seeds, messy vent, vent .. messy, poo stuck, mucky, droppings .. smaller, poos smaller, tinier, drier', 'feci verdi, feci .. verdi, semi interi, cacca incrostata, feci liquide, droppings, cacchine .. piccol*, cacca verde, piu piccole, palline a collana, palline legate, spaghetti nelle feci, vermi nelle feci'],
  surgery: ['stitch*, incision, spay wound, after .. surgery, since .. surgery, op wound, neuter .. wound, spayed .. days ago, castrat* .. days', 'punto .. manca, punti, ferita della sterilizzazione, taglio .. gonfio, dopo l operazione, sterilizzazione .. ferita, dalla sterilizzazione'],
  twitch: ['toes twitch, twitch*, trembl*', 'dita tremano, trema*'],
  wing: ['wing .. lower, wing .. droop*, droop* wing, wing .. hang*', 'ala .. piu bassa, ala cadente, ali cadenti, ala .. cadente'],
  tail: ['tail hangs, tail .. hangs, tail .. limp, tail just hangs, limp tail', 'coda .. penzola, coda floscia, coda molle'],
  ring: ['leg band, ring .. tight, band .. tight, leg ring', 'anellino, anello .. stretto, anello .. zampa'],
  pain: ['pain, painful, hurts, in agony, sore, tender, yelps, cries when, flinch*, winces', 'dolore, male se, fa male, dolorante, guais*, soffre, sofferente'],
};
