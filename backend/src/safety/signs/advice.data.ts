import type { Text } from '../rule.js';

export const KEEP_CALM: Text = {
  en: 'Keep the animal calm and still, with plenty of fresh air, and handle it as little as possible.',
  it: "Tieni l'animale tranquillo e fermo, con aria fresca, e maneggialo il meno possibile.",
};
export const NO_FORCE: Text = {
  en: 'Do not force water or food.',
  it: 'Non forzarlo a bere o a mangiare.',
};
export const NOT_ON_BACK: Text = {
  en: 'Do not lay it on its back.',
  it: 'Non metterlo a pancia in su.',
};
export const FRESH_AIR: Text = {
  en: 'Bring every animal into fresh air at once and switch off the source.',
  it: "Porta subito tutti gli animali all'aria fresca e spegni la fonte.",
};
export const NO_WAIT_SIGNS: Text = {
  en: 'Do not wait for it to get worse: lungs can fail hours later.',
  it: 'Non aspettare che peggiori: i polmoni possono cedere ore dopo.',
};
export const DRY_AND_WARM: Text = {
  en: 'Let water run out of mouth and nose, dry it and keep it warm on the way.',
  it: "Lascia uscire l'acqua da bocca e naso, asciugalo e tienilo al caldo durante il viaggio.",
};
export const WATCH_AFTER_JUMP: Text = {
  en: 'Watch it for a day in clean, well-aired water; where scales or slime are missing, it can get infected.',
  it: "Tienilo d'occhio per un giorno in acqua pulita e ben ossigenata: dove mancano scaglie o muco si può infettare.",
};
export const CONDITION_WATER: Text = {
  en: 'After a water change or with tap water: add water conditioner for the whole tank at once. Otherwise change a third for conditioned water of the same temperature.',
  it: "Dopo un cambio d'acqua o con acqua di rubinetto: metti subito il biocondizionatore per tutta la vasca. Altrimenti cambia un terzo con acqua trattata alla stessa temperatura.",
};
export const BACK_INTO_WATER: Text = {
  en: 'Put it back into its own water at once, with wet hands.',
  it: 'Rimettilo subito nella sua acqua, con le mani bagnate.',
};
export const CARRY_STILL: Text = {
  en: 'Move it as little as possible, carried flat on a board, in a box or in a blanket.',
  it: 'Muovilo il meno possibile, disteso su una tavola, in una scatola o in una coperta.',
};
export const TURN_OVER: Text = {
  en: 'Turn it over now: grip the wool or the legs of one side, roll it onto its chest, then onto its feet, and hold it up for a few minutes until it stands firmly.',
  it: 'Girala subito: afferra la lana o le zampe di un lato, mettila sul petto, poi in piedi, e reggila qualche minuto finché non sta salda sulle zampe.',
};
export const STAY_WITH_IT: Text = {
  en: 'Stay with it, since it may fall over again, and tell the vet how long it lay there and whether it is pregnant.',
  it: "Restale vicino, perché può ricadere, e di' al veterinario da quanto era lì e se è gravida.",
};
export const WARM_LIGHTLY: Text = {
  en: 'Cover it lightly so that it keeps its warmth.',
  it: 'Coprilo leggermente perché non perda calore.',
};
export const NO_FOOD_MEDICINE: Text = {
  en: 'Give no food, no drink and no human medicine.',
  it: 'Non dare cibo, acqua né farmaci per uso umano.',
};
export const NO_TESTING: Text = {
  en: 'Do not let it walk to see whether it passes.',
  it: 'Non farlo camminare per vedere se passa.',
};
export const TIME_SEIZURE: Text = {
  en: 'Look at the clock, clear the space, make it dark and quiet; film it if you can.',
  it: "Guarda l'orologio, libera lo spazio, fai buio e silenzio; filma se puoi.",
};
export const NO_HANDS_IN_MOUTH: Text = {
  en: 'Keep hands and objects away from its mouth and do not hold it down.',
  it: 'Tieni mani e oggetti lontani dalla bocca e non tenerlo fermo.',
};
export const SUGAR_ON_GUMS: Text = {
  en: 'If it can swallow, rub a little honey or sugar water on the gums on the way.',
  it: "Se riesce a deglutire, strofina un po' di miele o acqua e zucchero sulle gengive durante il viaggio.",
};
export const NO_INSULIN: Text = {
  en: 'If it is diabetic, give no more insulin until you have spoken to a vet.',
  it: 'Se è diabetico, non dare altra insulina finché non hai parlato con un veterinario.',
};
export const WARM_SLOWLY: Text = {
  en: 'Warm it slowly: wrapped, with a warm water bottle in a cloth, never directly on the skin.',
  it: "Scaldalo piano: avvolto, con una borsa dell'acqua tiepida in un panno, mai a contatto diretto.",
};
export const WATER_LITTLE_BY_LITTLE: Text = {
  en: 'If it swallows well, give a few mouthfuls of fresh water every 20 to 30 minutes until the vet is there, and take salty food away.',
  it: "Se deglutisce bene, dai qualche sorso d'acqua fresca ogni 20-30 minuti finché arriva il veterinario, e togli il cibo salato.",
};
export const NO_DRINKING_ITS_FILL: Text = {
  en: 'Do not let it drink its fill, and pour nothing into its mouth during a fit.',
  it: 'Non lasciarlo bere a volontà e non versargli niente in bocca durante le convulsioni.',
};
export const PAPER_BED: Text = {
  en: 'Keep it on clean paper or fleece, without sand or litter, and apart from its companions, who may gnaw at the tail.',
  it: 'Tienilo su carta o pile puliti, senza sabbia né lettiera, e separato dai compagni, che possono rosicchiargli la coda.',
};
export const NO_PULLING_SKIN: Text = {
  en: 'Do not pull off what hangs and do not bandage the tail.',
  it: 'Non staccare ciò che pende e non fasciare la coda.',
};
export const NO_FOOD_WHEN_COLD: Text = {
  en: 'Do not feed a cold animal: it can choke and cannot digest.',
  it: 'Non nutrire un animale freddo: può soffocare e non digerisce.',
};
export const NO_MEDICINE: Text = {
  en: 'Give no human medicine and no left-over medicine.',
  it: 'Non dare farmaci per uso umano né farmaci avanzati.',
};
export const KEEP_STILL: Text = {
  en: 'Keep it in a quiet, small place and touch it as little as you can.',
  it: 'Tienilo in un posto piccolo e tranquillo e toccalo il meno possibile.',
};
export const KEEP_WARM: Text = {
  en: 'Keep it warm, quiet and in the dark until you are there.',
  it: "Tienilo al caldo, tranquillo e al buio fino all'arrivo.",
};
export const NO_SHOP_ANTIBIOTIC: Text = {
  en: 'Give no antibiotic from a shop and do not force food.',
  it: 'Non dare antibiotici da negozio e non forzarlo a mangiare.',
};
export const PRESS: Text = {
  en: 'Press firmly and without a break with a clean cloth; add layers on top.',
  it: 'Premi forte e senza pause con un panno pulito; aggiungi strati sopra.',
};
export const DO_NOT_LIFT: Text = {
  en: 'Do not lift the cloth to look.',
  it: 'Non sollevare il panno per guardare.',
};
export const NO_FOOD_ANTACID: Text = {
  en: 'Give no food, water or antacid, and do not walk it off.',
  it: 'Non dare cibo, acqua o antiacidi e non farlo camminare per vedere se passa.',
};
export const NO_FORCE_FEED: Text = {
  en: 'Do not force-feed, and do not wait overnight.',
  it: 'Non nutrirlo a forza e non aspettare domattina.',
};
export const SMALL_SIPS: Text = {
  en: 'Leave a little fresh water within reach and note how often it vomits and what comes up.',
  it: 'Lascia poca acqua fresca a disposizione e annota quante volte vomita e che cosa.',
};
export const BRING_SAMPLE: Text = {
  en: 'Take along a photo or a sample of the stool.',
  it: 'Porta una foto o un campione delle feci.',
};
export const KEEP_MOIST: Text = {
  en: 'Keep the tissue moist with clean water or saline on a cloth, and stop the animal from licking it.',
  it: 'Tieni il tessuto umido con acqua pulita o soluzione fisiologica su un panno e impedisci che lo lecchi.',
};
export const DO_NOT_PUSH_BACK: Text = {
  en: 'Do not push it back and do not cut anything off.',
  it: 'Non spingerlo dentro e non tagliare nulla.',
};
export const KEEP_REST_OF_OBJECT: Text = {
  en: 'Take along what is left of the object, or the packet.',
  it: "Porta quello che resta dell'oggetto o la confezione.",
};
export const DO_NOT_PULL: Text = {
  en: 'Do not pull at anything that hangs from mouth or bottom.',
  it: 'Non tirare nulla che sporge dalla bocca o dal sedere.',
};
export const NO_VOMITING: Text = {
  en: 'Do not make it vomit at home, and give no milk, oil or salt.',
  it: 'Non farlo vomitare a casa e non dare latte, olio o sale.',
};
export const TAKE_FOOD_AWAY: Text = {
  en: 'Take all food away and stay with it in a safe place.',
  it: 'Togli tutto il cibo e resta con lui in un posto sicuro.',
};
export const TEMPT_DONKEY: Text = {
  en: 'Unless it rolls or paws, tempt it with small handfuls of what it likes (hay, brambles, mint, grated carrot), with water and its friend beside it.',
  it: 'Se non si rotola e non raspa, invoglialo con piccole manciate di ciò che ama (fieno, rovi, menta, carota grattugiata), con acqua fresca e il suo compagno accanto.',
};
export const HEAD_LOW: Text = {
  en: 'Take food and water away and keep its head low, so that what is in there runs out.',
  it: 'Togli cibo e acqua e tienigli la testa bassa, così quello che ha in bocca esce.',
};
export const ON_SOFT_GROUND: Text = {
  en: 'Leave it where it is, standing or lying, on soft ground: grass and hard feed away, water and soaked hay in reach, and no walking.',
  it: "Lascialo dov'è, in piedi o sdraiato, sul morbido: via erba e mangime, acqua e fieno bagnato vicino, e non farlo camminare.",
};
export const NO_CROP_MASSAGE: Text = {
  en: 'Do not press or empty the crop yourself.',
  it: 'Non premere il gozzo e non cercare di svuotarlo.',
};
export const OFFER_FAVOURITE: Text = {
  en: 'Offer what it likes best, and note when it last ate, drank and passed droppings.',
  it: "Offri ciò che preferisce e annota quando ha mangiato, bevuto e fatto i bisogni l'ultima volta.",
};
export const PICK_MAGGOTS: Text = {
  en: 'Pick off the maggots you see, dry, and keep the animal indoors.',
  it: "Togli a secco le larve che vedi e tieni l'animale in casa.",
};
export const NO_DUNKING: Text = { en: 'Do not dunk it in water.', it: 'Non immergerlo in acqua.' };
export const COVER_CLEAN: Text = {
  en: 'Cover a wound with a clean, damp cloth.',
  it: 'Copri la ferita con un panno pulito e umido.',
};
export const NO_DISINFECTANT_IN: Text = {
  en: 'Put no alcohol, peroxide or cream into a wound.',
  it: 'Non mettere alcol, acqua ossigenata o creme nella ferita.',
};
export const NO_SPLINT: Text = {
  en: 'Do not splint or straighten it.',
  it: 'Non steccare e non raddrizzare.',
};
export const NO_PULL_OBJECT: Text = {
  en: 'Do not pull out what sticks in it.',
  it: 'Non estrarre ciò che è conficcato.',
};
export const RINSE_EYE: Text = {
  en: 'If a chemical got into it, rinse with plain lukewarm water for 15 to 20 minutes; if the eye has come out, keep it moist.',
  it: "Se è entrata una sostanza chimica, sciacqua con acqua tiepida per 15-20 minuti; se l'occhio è uscito dall'orbita, tienilo umido.",
};
export const NO_RUBBING: Text = {
  en: 'Keep it from rubbing, ideally with a cone.',
  it: 'Impedisci che si gratti, meglio se con un collare elisabettiano.',
};
export const NO_EYE_DROPS: Text = {
  en: 'Do not use old or human eye drops.',
  it: 'Non usare vecchi colliri né colliri per uso umano.',
};
export const COOL_FIRST: Text = {
  en: 'Cool first, then travel: shade, water cooler than the animal over the body, moving air.',
  it: "Prima raffredda, poi parti: ombra, acqua più fresca dell'animale su tutto il corpo, aria in movimento.",
};
export const COOL_SMALL_FIRST: Text = {
  en: 'Cool it first, then travel: shade, moving air, cool tiles under it; damp its ears and feet with cool water; stop and dry it as soon as it no longer feels hot.',
  it: 'Prima rinfrescalo, poi parti: ombra, aria in movimento, piastrelle fresche sotto; inumidisci orecchie e zampe con acqua fresca; smetti e asciugalo appena non è più caldo.',
};
/** Too cold after a heatstroke. */
export const STOP_COOLING: Text = {
  en: 'Stop cooling it now: dry it with a towel and cover it lightly, off the tiles and out of the draught.',
  it: "Smetti subito di rinfrescarlo: asciugalo con un asciugamano e coprilo leggermente, lontano dalle piastrelle e dalle correnti d'aria.",
};
export const NO_SOAKING: Text = {
  en: 'Do not soak it or put it into water, and use no ice.',
  it: 'Non bagnarlo tutto, non immergerlo e non usare ghiaccio.',
};
export const NO_WET_TOWELS: Text = {
  en: 'Leave no wet towels on it, and use no iced water on an old or ill animal.',
  it: 'Non lasciargli addosso asciugamani bagnati; niente acqua ghiacciata su animali vecchi o malati.',
};
export const SWITCH_OFF: Text = {
  en: 'Switch the current off before you touch the animal.',
  it: "Stacca la corrente prima di toccare l'animale.",
};
export const NO_TOUCH_LIVE: Text = {
  en: 'Do not touch it while it is in contact with the wire.',
  it: 'Non toccarlo finché è a contatto con il filo.',
};
export const COOL_BURN: Text = {
  en: 'Cool the place with cool running water for ten minutes, then cover it with a clean, damp cloth.',
  it: 'Raffredda il punto con acqua corrente fresca per dieci minuti, poi copri con un panno pulito e umido.',
};
export const NO_ICE_CREAM: Text = {
  en: 'Put no ice, butter, oil or cream on it.',
  it: 'Non mettere ghiaccio, burro, olio o creme.',
};
export const CARRY_SNAKE: Text = {
  en: 'Carry it, keep it still and note the time of the bite.',
  it: "Portalo in braccio, tienilo fermo e annota l'ora del morso.",
};
export const NO_CUT_SUCK: Text = {
  en: 'Do not cut, suck, tie, cool with ice or give medicine.',
  it: 'Non incidere, succhiare, legare, mettere ghiaccio o dare farmaci.',
};
export const FLUSH_MOUTH: Text = {
  en: 'Wear gloves and flush the mouth with plenty of water, head down.',
  it: 'Metti i guanti e sciacqua la bocca con molta acqua, testa in basso.',
};
export const NO_RUB: Text = {
  en: 'Do not rub: it breaks the hairs and spreads the poison.',
  it: 'Non strofinare: rompe i peli e diffonde il veleno.',
};
export const NO_MORNING: Text = {
  en: 'Do not wait for the morning.',
  it: 'Non aspettare domattina.',
};
export const NO_PRESS_BELLY: Text = {
  en: 'Do not press the belly.',
  it: 'Non premere sulla pancia.',
};
export const URINE_SAMPLE: Text = {
  en: 'Note how often it passes urine and how much; a fresh sample in a clean jar helps.',
  it: 'Annota quante volte urina e quanto; un campione fresco in un vasetto pulito aiuta.',
};
export const NOTE_TIMES: Text = {
  en: 'Note the times of straining and of each birth; keep mother and young warm.',
  it: "Annota l'ora delle spinte e di ogni nascita; tieni al caldo madre e piccoli.",
};
export const DO_NOT_PULL_YOUNG: Text = {
  en: 'Do not pull at a young one that is stuck, and give no medicine.',
  it: 'Non tirare un piccolo incastrato e non dare farmaci.',
};
export const CUT_RED_BAG: Text = {
  en: 'If she is foaling and the foal is not out yet, do not wait for the vet: cut the red bag open now, with blunt scissors and away from the foal, or tear it with your hands.',
  it: 'Se sta partorendo e il puledro non è ancora uscito, non aspettare il veterinario: apri subito il sacco rosso con forbici a punta tonda, lontano dal puledro, o strappalo con le mani.',
};
export const HELP_FOAL_OUT: Text = {
  en: "Free the foal's nose and legs and help it out, downwards, while the mare pushes; somebody else phones.",
  it: 'Libera naso e zampe del puledro e aiutalo a uscire, verso il basso, mentre la cavalla spinge; intanto telefona qualcun altro.',
};
export const RUB_FOAL_DRY: Text = {
  en: 'Rub the foal dry with a towel and leave it with its mother.',
  it: 'Asciuga il puledro strofinandolo con un asciugamano e lascialo con la madre.',
};
export const CUT_BAG_ONLY: Text = {
  en: 'If the foal is already born, cut and pull nothing: it may be the womb. Never cut the foal or its cord, and do not set off with the mare.',
  it: "Se il puledro è già nato, non tagliare e non tirare niente: può essere l'utero. Non tagliare mai il puledro o il suo cordone, e non metterti in viaggio con la cavalla.",
};
export const TIE_AFTERBIRTH: Text = {
  en: 'Tie what hangs down in a knot above her hocks, and keep for the vet what comes out.',
  it: 'Annoda su se stessa, sopra i garretti, la parte che pende; quando la placenta esce, conservala per il veterinario.',
};
export const DO_NOT_PULL_AFTERBIRTH: Text = {
  en: 'Do not pull at the afterbirth or cut it off, and give no medicine.',
  it: 'Non tirare e non tagliare la placenta, e non dare farmaci.',
};
export const WITH_ITS_MOTHER: Text = {
  en: 'Keep it with its mother if she accepts it, dry and out of the wind, propped on its chest: rub it with towels, and lay warm bottles wrapped in cloths beside it if it is cold.',
  it: 'Tienilo con la madre, se lo accetta, asciutto e al riparo dal vento, appoggiato sul petto: strofinalo con asciugamani e, se è freddo, mettigli accanto bottiglie tiepide avvolte in panni.',
};
export const KEEP_FIRST_MILK: Text = {
  en: 'Milk its mother into a clean jug if she lets you, and keep the milk: the vet says how it is given.',
  it: 'Se la madre te lo permette, mungila in un recipiente pulito e conserva il latte: sarà il veterinario a dirti come darlo.',
};
export const COLOSTRUM_OF_ANOTHER: Text = {
  en: 'If it has no mother, or she has no milk, ask the vet at once for first milk (colostrum) of another one.',
  it: "Se la madre manca o non ha latte, chiedi subito al veterinario del colostro di un'altra.",
};
export const NO_MILK_INTO_MOUTH: Text = {
  en: "Before the vet says so, pour or syringe nothing into its mouth, and give no cow's milk.",
  it: 'Prima che lo dica il veterinario, non versargli niente in bocca, nemmeno con la siringa, e niente latte di mucca.',
};
export const TAKE_YOUNG_AWAY: Text = {
  en: 'Take the young away from her for now and keep them warm.',
  it: 'Allontana i piccoli per ora e tienili al caldo.',
};
export const NO_PRESS_EGG: Text = {
  en: 'Do not press or pull the egg.',
  it: "Non premere e non tirare l'uovo.",
};
export const KEEP_FROM_SCRATCHING: Text = {
  en: 'Keep it from licking and scratching, and take a photo to see whether it spreads.',
  it: 'Impedisci che lecchi e gratti e fai una foto per vedere se si allarga.',
};
export const NO_HUMAN_CREAM: Text = {
  en: 'Put no human cream or drops on it.',
  it: 'Non mettere creme o gocce per persone.',
};
export const NO_DOG_FLEA_PRODUCT: Text = {
  en: 'Use no dog flea product on a cat, and none on a weak young animal without a vet.',
  it: 'Non usare antiparassitari per cani su un gatto, né su un piccolo debole senza il veterinario.',
};
export const SOFT_FOOD: Text = { en: 'Offer soft food.', it: 'Offri cibo morbido.' };
export const NOTE_CHANGES: Text = {
  en: 'Note when it began and what it eats, drinks and passes, and film what you see.',
  it: 'Annota quando è cominciato, che cosa mangia e beve e i bisogni che fa, e filma ciò che vedi.',
};
export const NO_WAIT_SIGNS_OF_POISON: Text = {
  en: 'Do not wait for signs.',
  it: 'Non aspettare che compaiano i segni.',
};
