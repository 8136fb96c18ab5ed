import { any, rx, type NeverSaidReason, type NeverSaidRule } from './never-said-rule.js';
import { POISONS, POISON_WORDS } from './never-said-poisons.data.js';
import { type Text, CALL_TODAY } from './rule.js';

/** Human medicines for pain and fever. */
const PAINKILLER_STEMS = [
  'ibuprofen',
  'nurofen',
  'advil',
  'motrin',
  'brufen',
  'moment act',
  'momentact',
  'antalgil',
  'paracetamol',
  'acetaminophen',
  'acetaminofene',
  'tachipirin',
  'tylenol',
  'panadol',
  'efferalgan',
  'calpol',
  'aspirin',
  'cardioaspirin',
  'acetylsalicyl',
  'acetilsalicil',
  'naproxen',
  'naprosse',
  'aleve',
  'momendol',
  'diclofenac',
  'voltaren',
  'voltarol',
  'ketoprofen',
  'oki',
  'okitask',
  'nimesulid',
  'aulin',
  'ketorolac',
  'toradol',
  'piroxicam',
  'painkiller',
  'antidolorific',
  'antinfiammator',
  'nsaid',
  'fans',
];

/** Medicines that a vet may have prescribed, or that owners try. */
const OTHER_STEMS = [
  'meloxicam',
  'metacam',
  'loxicom',
  'carprofen',
  'rimadyl',
  'firocoxib',
  'previcox',
  'robenacoxib',
  'onsior',
  'grapiprant',
  'galliprant',
  'tramadol',
  'codein',
  'morphin',
  'morfin',
  'buprenorphin',
  'gabapentin',
  'pregabalin',
  'trazodon',
  'xanax',
  'alprazolam',
  'diazepam',
  'valium',
  'acepromazin',
  'phenobarb',
  'fenobarbital',
  'prednis',
  'dexameth',
  'desametason',
  'cortison',
  'deltacortene',
  'bentelan',
  'hydrocortison',
  'amoxicill',
  'augmentin',
  'synulox',
  'clavulan',
  'metronidazol',
  'flagyl',
  'doxycyclin',
  'doxiciclin',
  'enrofloxacin',
  'baytril',
  'marbofloxacin',
  'clindamycin',
  'clindamicin',
  'cephalexin',
  'cefalessin',
  'erythromycin',
  'trimethoprim',
  'penicillin',
  'ivermectin',
  'benadryl',
  'diphenhydramin',
  'difenidramin',
  'sudafed',
  'pseudoephedrin',
  'pseudoefedrin',
  'zirtec',
  'buscopan',
  'gaviscon',
  'cetirizin',
  'zyrtec',
  'loratadin',
  'claritin',
  'chlorphen',
  'clorfenam',
  'trimeton',
  'loperamid',
  'imodium',
  'dissenten',
  'pepto',
  'bismuth',
  'kaopectat',
  'omeprazol',
  'famotidin',
  'ranitidin',
  'pantoprazol',
  'metoclopramid',
  'plasil',
  'maropitant',
  'cerenia',
  'ondansetron',
  'furosemid',
  'lasix',
  'pimobendan',
  'vetmedin',
  'benazepril',
  'enalapril',
  'salbutamol',
  'ventolin',
  'albuterol',
  'antidepress',
  'fluoxetin',
  'amitript',
  'methocarb',
  'simethicon',
  'simeticon',
  'mylicon',
  'apomorphin',
  'apomorfin',
  'xylazin',
  'dexmedetom',
  'antibiotic',
  'antihistamin',
  'antistaminic',
  'dramamin',
  'melatonin',
  'laxative',
  'lassativ',
  'methimazol',
  'tapazol',
  'levothyrox',
  'eutirox',
  'spironolacton',
];

/** Medicines that no owner should dose: names of substances and of products in both countries. */
const MEDICINE_STEMS = [...PAINKILLER_STEMS, ...OTHER_STEMS];

/**
 * Common under a vet's supervision: "give the antibiotic to the end" is good advice, an amount is
 * not.
 */
const ONLY_DOSED = ['antibiotic', 'phenobarb', 'fenobarbital', 'pimobendan', 'vetmedin'];

/** Whole classes, of which "one" says nothing yet. */
const CLASSES = [
  'painkiller',
  'antidolorific',
  'antinfiammator',
  'nsaid',
  'fans',
  'antidepress',
  'antihistamin',
  'antistaminic',
  'laxative',
  'lassativ',
  'pepto',
  'bismuth',
];

const MEDICINE = `\\b${any(...MEDICINE_STEMS)}\\w*`;
const NAMED = `\\b${any(...MEDICINE_STEMS.filter((stem) => !ONLY_DOSED.includes(stem)))}\\w*`;
const PRODUCT = `\\b${any(...MEDICINE_STEMS.filter((stem) => ![...ONLY_DOSED, ...CLASSES].includes(stem)))}\\w*`;
const ANY_MEDICINE = `(?:${MEDICINE}|\\b(?:insulin\\w*|medicin\\w*|medication\\w*|syrup|sciroppo|drug|drugs|farmac\\w*)\\b|charcoal|carbone)`;

const NUMBER = String.raw`(?:\d[\d.,/⁄-]*|one|two|three|four|five|six|eight|ten|half(?: an?| of an?)?|a quarter(?: of an?)?|a few|una|uno|un|due|tre|quattro|cinque|sei|otto|dieci|mezz[ao]|un quarto di)`;
const SOLID = String.raw`(?:mg|mcg|[µμ]g|ug|milligram\w*|microgram\w*|iu|ui|tablets?|pills?|capsules?|caplets?|compress[ae]|pastigli[ae]|pillol[ae]|capsul[ae]|suppositor\w*|suppost[ae]|bustin[ae]|puffs?)\b`;
const LOOSE = String.raw`(?:ml|millilit\w*|cc|drops?|gocc[ei]\w*|tea ?spoon\w*|table ?spoon\w*|cucchiai\w*|syringe\w*|siringh\w*|units?|unita)\b`;
const SOLID_AMOUNT = `(?:${NUMBER} ?|\\bmilligrams of )(?:(?:small|baby|adult|whole|piccol[ae]|inter[ae]) )?${SOLID}`;
const ANY_AMOUNT = `${NUMBER} ?(?:${SOLID}|${LOOSE})`;

const GIVE = String.raw`\b(?:giv(?:e|es|en|ing)|administer\w*|dos(?:e|ing) (?:him|her|it|them|your)|feed(?:ing)?|offer(?:ing)?|start(?:ing)? (?:him|her|it|with|on)|us(?:e|ing)|try(?:ing)?|tak(?:e|es)|syring(?:e|ing) (?:him|her|it|in)|crush(?:ing)?|mix(?:ing)?|slip|pop|put|wrap|rub|apply|spread|(?:let|have|make) (?:him|her|it|them) (?:have|take|eat|drink|swallow)|get (?:some|a|an)|dai|dagli(?:el\w)?|dalle|daglie\w+|danne|dacci|daccene|spalma\w*|applica\w*|avvolgi\w*|metti\w*|versa\w*|(?:fagli|falle|fallo|falla) (?:prendere|bere|ingoiare|mangiare)|dategli|datele|date|diamo|dare|dargli(?:el\w)?|darle|darne|dandogli|dandole|somministr\w+|usa|usare|usate|prova|provare|prendi|sciogli\w*|sbriciola\w*|mescola\w*)\b(?! (?:\w+ )?(?:no|nothing|neither|none|nessun\w*|niente|nulla)\b)`;
const WITHIN = String.raw`[^.!?;\n]{0,70}?`;

const TOLD =
  /\b(?:swallow\w*|ate|eaten|ingest\w*|took|taken|label\w*|packet\w*|packag\w*|strength|contain\w*|tell|write down|note down|photo|mangiat\w*|ingerit\w*|ingoiat\w*|preso|presa|confezion\w*|etichett\w*|conten\w*|annota\w*|comunic\w*|riferisc\w*|how (?:many|much)|quant[eioa])\b/;
const NUTRIENT =
  /\b(?:vitamin\w*|taurin\w*|calcium|calcio|omega|epa|dha|glucosamin\w*|probiotic\w*|theobromin\w*|teobromin\w*|caffein\w*|stimul\w*|stimolant\w*|chocolate|cioccolat\w*|xylitol|xilitolo)\b/;
const PRESCRIBED =
  /\b(?:prescri\w*|(?:your|the|a) vet(?:erinarian)? (?:has )?(?:told|said|gave|given|advised|chose|set)|vet's instructions|(?:dal|il|tuo) veterinario)\b/;
const PILL_TOOL = /\bpill (?:pocket|popper|crusher|splitter|giver|gun|organi[sz]er)/;

/** A professional does it: "your vet may induce vomiting". */
const BY_A_VET =
  /\b(?:vets?|veterinarians?|clinics?|surgeon|hospital|they|team|veterinari[oa]?|clinica|medico)\b(?:(?!\b(?:you|your|recommend\w*|suggest\w*|say\w*|advis\w*|agree\w*|tu|ti|consigli\w*|dic\w*|suggerisc\w*)\b)[^.!?;,:\n]){0,30}$/;

const BY_ITSELF =
  /\b(?:milk|it|this|that|which|food|chocolate|plants?|poison\w*|toxin\w*|stress|travel\w*|medicines?|latte|cibo|veleno|questo|che)\s+(?:\w+ )?(?:can|may|might|could|will|would|often|sometimes|puo|puo anche|potrebbe|possono)\s*$/;

/** "The clinic may keep her overnight". */
const KEPT_THERE =
  /\b(?:clinic|vets?|hospital|they|clinica|veterinari[oa])\s+(?:may|might|can|could|will|would|often|puo|potra|potrebbe)\s+(?:want to )?(?:keep|hold|tener|trattener|ricover)\w*\b[^.!?;,\n]{0,40}$/;

const OFTEN = `(?:every \\w+(?: to \\w+)? hours?|ogni \\w+ ore|(?:once|twice|three times|\\d times?) (?:a|per|daily|every)|every (?:other )?(?:day|night|morning)|ogni (?:giorno|sera|mattina)|a giorni alterni|(?:twice|once) daily|(?:una|due|tre|\\d) volt[ae] (?:al|a)|al giorno|a day|per day|daily)`;

const DOSING: readonly NeverSaidRule[] = [
  {
    reason: 'dose',
    kind: 'order',
    find: rx(`${GIVE}${WITHIN}${NUMBER} ?${SOLID}`),
    unless: new RegExp(
      `^(?!.*${MEDICINE}).*(?:${NUTRIENT.source}|${PRESCRIBED.source}|${PILL_TOOL.source})`,
    ),
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'dose',
    kind: 'order',
    find: rx(`${GIVE}${WITHIN}${ANY_AMOUNT}`),
    about: new RegExp(ANY_MEDICINE),
    unless: new RegExp(
      `^(?!.*${MEDICINE}).*(?:${NUTRIENT.source}|${PRESCRIBED.source}|\\b(?:water|food|acqua|cibo|pappa)\\b)`,
    ),
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'dose',
    kind: 'wish',
    find: rx(
      String.raw`\b(?:(?:safe|usual|recommended|standard|typical|correct|appropriate|right|normal|starting|suggested|max\w*) (?:\w+ )?(?:dose|dosage|dosing|amount)|dos(?:e|aggio|i) (?:sicur|solit|consigliat|standard|tipic|corrett|giust|normal|iniziale|massim|raccomandat)\w*|(?:dose|dosage|dosaggio|posologia|giv\w+)(?: \w+){0,4}?(?:is|are|of|e|sono|di|:))[^.!?\n]{0,60}?${ANY_AMOUNT}`,
    ),
    unless: NUTRIENT,
    about: new RegExp(`${ANY_MEDICINE}|\\b${SOLID}`),
  },
  {
    reason: 'dose',
    kind: 'wish',
    find: rx(`${NUMBER} ?${SOLID}[^.!?;\\n]{0,60}?${OFTEN}`),
    unless: new RegExp(`^(?!.*${MEDICINE}).*${NUTRIENT.source}|${TOLD.source}`),
  },
  {
    reason: 'dose',
    kind: 'wish',
    find: rx(`${ANY_AMOUNT}[^.!?;\\n]{0,60}?${OFTEN}`),
    about: new RegExp(MEDICINE),
    unless: new RegExp(
      `^(?!.*${MEDICINE}).*${NUTRIENT.source}|${TOLD.source}|\\b(?:water|food|acqua|cibo|pappa)\\b`,
    ),
  },
  {
    reason: 'dose',
    kind: 'statement',
    find: rx(
      `${MEDICINE}[^.!?;\\n]{0,70}?${SOLID_AMOUNT}|${SOLID_AMOUNT}[^.!?;\\n]{0,40}?${MEDICINE}`,
    ),
    unless: TOLD,
  },
  {
    reason: 'medicine',
    kind: 'order',
    find: rx(`${GIVE}${WITHIN}${NAMED}`),
    unless: PRESCRIBED,
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'dose',
    kind: 'statement',
    find: rx(
      `(?:\\b(?:half|quarter|one|two|a|an|mezz[ao]|una|un|due|\\d+) (?:of |a |an |un |una |baby |small )*|\\b${NUMBER} ?${LOOSE} (?:of|di|d') ?)${PRODUCT}(?! (?:type|like|allergy|poisoning|test))`,
    ),
    unless: new RegExp(`${TOLD.source}|${PRESCRIBED.source}`),
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'medicine',
    kind: 'statement',
    find: rx(
      `${NAMED}[^.!?;\\n]{0,40}?\\b(?:(?:is|are|would be|should be|works?|e|sono|va|vanno)(?: \\w+){0,2} (?:safe|fine|ok|okay|good|harmless|useful|suitable|well|sicur[oiae]|innocu\\w+|util[ei]|bene|adatt\\w+|benissimo|choice|option|remedy|scelta|rimedio|opzione)|(?:can|may|could|should|might) (?:be (?:given|used)|help|ease|relieve|bring)|(?:puo|possono|puoi) (?:aiutare|essere (?:dat|usat)\\w+|dare|usare)|(?:si puo|si possono) (?:dare|usare)|help(?:s)?|aiuta(?:no)?|(?:won't|will not|can't|cannot|doesn't|does not|wouldn't) (?:hurt|harm)|non (?:gli |le |ti )?(?:fa|fara|fanno|puo fare|guasta|nuoce)(?: male)?)\\b`,
    ),
    unless: PRESCRIBED,
    unlessAfter: BY_A_VET,
  },
];

const VOMITING: readonly NeverSaidRule[] = [
  {
    reason: 'vomiting',
    kind: 'order',
    find: rx(
      String.raw`\b(?:mak(?:e|ing)|get(?:ting)?|forc(?:e|ing)|help(?:ing)?) (?:(?:him|her|it|them|your|the|a|my|that|\w+) ){1,4}?(?:to )?(?:vomit|throw (?:it )?up|(?:be )?sick|puke|bring (?:it|everything|the \w+) (?:back )?up)\b|\b(?:induc|provok|trigger|stimulat|bring)(?:e|es|ing)? (?:(?:on|up|some|the|a|his|her|its) )?(?:vomit\w*|emesis|gag reflex)`,
    ),
    unlessAfter: new RegExp(`${BY_A_VET.source}|${BY_ITSELF.source}`),
  },
  {
    reason: 'vomiting',
    kind: 'order',
    find: /\b(?:fa(?:r|te|rgli|rle|gli|lle|llo|lla|lli|cci\w+|ndogli|ndole)(?:lo|la|li|le)?|fai|fatelo|facendolo|facendola) (?:\w+ ){0,3}?(?:vomitare|rimettere|rigurgitare)\b|\b(?:indu|provoc|stimol|scaten)\w* (?:pure |subito |tu |voi )?(?:in \w+ )?(?:il |un |lo )?(?:vomito|rigurgito|stimolo del vomito)/g,
    unlessAfter: new RegExp(`${BY_A_VET.source}|${BY_ITSELF.source}`),
  },
  {
    reason: 'vomiting',
    kind: 'order',
    find: rx(
      String.raw`${GIVE}${WITHIN}\b(?:peroxide|acqua ossigenata|mustard|senape|ipeca\w*|salt(?:y|ed)?(?: \w+)? ?water|water (?:and|with) salt|acqua salata|acqua (?:\w+ )?(?:e|con|col|di)(?: il)? sale|sale da cucina|emetic\w*|emetico)\b`,
    ),
    unless: /\b(?:wound|cut|skin|ear|teeth|ferit|pelle|orecchi)\w*/,
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'vomiting',
    kind: 'order',
    find: /\b(?:make sure|ensure|assicurati|fa(?:i|te) in modo)\b[^.!?;\n]{0,25}\b(?:vomits?|vomiti|throws up|brings it up)\b|\b(?:tickl|stuzzic|solletic|stimolagli)\w*[^.!?;\n]{0,30}\b(?:throat|gola|ugola)\b/g,
  },
  {
    reason: 'vomiting',
    kind: 'statement',
    find: /\b(?:peroxide|acqua ossigenata)\b[^.!?;\n]{0,60}\b(?:mouth|throat|teaspoon\w*|tablespoon\w*|syringe|swallow|drink|bocca|gola|cucchiain\w*|siringa|bere|ingoiare|vomit\w*|up)\b|\b(?:mouth|throat|teaspoon\w*|tablespoon\w*|syringe|down (?:him|her)|bocca|gola|cucchiai\w*|siringa)\b[^.!?;\n]{0,60}\b(?:peroxide|acqua ossigenata)\b|\b(?:salt|mustard|peroxide|sale|senape|acqua ossigenata)\b(?:(?!\b(?:and|or|nor|e|o|ne)\b)[^.!?;,\n]){0,40}\b(?:vomit\w*|throw (?:it )?up|(?:bring|come)s? (?:it |him |her )?(?:back )?up|rimettere)\b/g,
    unless: /\b(?:wound|cut|skin|ear|teeth|ferit|pelle|orecchi)\w*/,
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'vomiting',
    kind: 'order',
    find: /\b(?:put|stick|push|use|slide|insert|metti\w*|infila\w*|usa)\b[^.!?;\n]{0,30}\b(?:finger|fingers|dito|dita)\b[^.!?;\n]{0,25}\b(?:throat|gola)\b/g,
    unless: /\b(?:pill|tablet|capsule|compressa|pastiglia|pillola)\b/,
  },
];

const REMEDY = String.raw`(?:(?!milk replac)milk(?! (?:replac|formula|thistle|powder for))|(?:olive |vegetable |mineral |paraffin |coconut |castor |cooking )?oils?|butter|salt|egg whites?|lemon(?: juice)?|vinegar|bak\w+ (?:soda|powder)|burnt toast|bread|activated charcoal|charcoal|latte|olio|burro|sale|albume|limone|aceto|bicarbonato|mollica|carbone(?: attivo| vegetale)?)\b`;
const NO_MILK_FOR_YOUNG =
  /\b(?:milk replac\w*|kitten milk|puppy milk|goat'?s? milk|formula|latte (?:per (?:gattini|cuccioli|conigli)|sostitutiv|in polvere)|rehydration|reidrat\w*|teats?|nursing|lactat\w*|pregnan\w*|gravid\w*|mammell\w*|allatt\w*)/;
const POISON =
  /\b(?:poison\w*|toxi\w*|venom|neutrali[sz]\w*|absorb\w*|dilut\w*|coat the|line the|antidote|velen\w*|tossi\w*|assorb\w*|dilui\w*|antidoto|protegge lo stomaco)/;
const REMEDY_GIVEN = rx(
  `(?:${GIVE}|\\b(?:drink\\w*|pour\\w*|bere|versa\\w*)\\b)${WITHIN}\\b${REMEDY}`,
);

const REMEDIES: readonly NeverSaidRule[] = [
  {
    reason: 'remedy',
    kind: 'order',
    levels: ['emergency', 'urgent'],
    find: REMEDY_GIVEN,
    unless: NO_MILK_FOR_YOUNG,
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'remedy',
    kind: 'order',
    find: REMEDY_GIVEN,
    about: POISON,
    unless: NO_MILK_FOR_YOUNG,
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'remedy',
    kind: 'wish',
    find: rx(
      `\\b${REMEDY}(?:(?!\\bnot\\b|n't|\\bnon\\b|\\bnor\\b)[^.!?;\\n]){0,40}?\\b(?:neutrali[sz]es?|absorbs?|binds?|dilutes?|protects?|is an antidote|will help|can help|helps|neutralizz\\w+|assorb\\w+|lega|diluisc\\w+|protegg\\w+|aiuta|e un antidoto|e utile|va bene)\\b`,
    ),
    about: POISON,
  },
];

const TRAVEL =
  /\b(?:on the way|on your way|while (?:you )?(?:driv\w+|travel\w*|wait\w* (?:for|to)|go|are|set off)|during (?:the |your )?(?:trip|drive|transport|journey|ride)|en route|in the car|until you (?:reach|arrive|get|are there)|again|durante il (?:viaggio|tragitto|trasporto)|in auto|in macchina|per strada|mentre|di nuovo|prima di arrivare|finche (?:non )?arriv\w+)\b/;
const CALLED = String.raw`(?:vets?|veterinarian|clinic|hospital|call|callback|ambulance|helpline|line|answer|doctor|team|help|appointment slot|veterinari\w*|clinica|richiam\w*|risposta|chiamata|linea|aiuto)`;
const SEEING = String.raw`\b(?:call|phone|ring|see|visit|contact|go|take|bring|book|make|appointment|check|schedule|chiam\w*|telefon\w*|sent\w*|port\w*|vai|vacci|prenot\w*|fiss\w*|contatt\w*)\b`;
const LATER = String.raw`(?:tomorrow(?: morning)?|in the morning|until (?:the )?(?:morning|tomorrow|monday)|(?:in|after) (?:a|one|two|\d|some|the next) (?:few |couple of )?days?|next week|on monday|when (?:they|it|the clinic|your vet) opens?|during (?:office|opening) hours|domani(?: mattina)?|domattina|in mattinata|luned[i]|(?:tra|fra|nei prossimi) (?:\w+ )?giorn[oi]|la prossima settimana|quando (?:apr\w+|riapr\w+))\b`;

const SYMPTOM = String.raw`\b(?:symptoms?|signs?|vomit\w*|trembl\w*|shak\w*|drool\w*|letharg\w*|sick|unwell|stops? eating|worse|sintom[oi]|segn[oi]|trem[ai]\w*|sbav\w*|sta male|non mangia)\b`;
const CALLING = String.raw`\b(?:call|phone|ring|see|visit|contact|go to|take (?:him|her|it) to|bring (?:him|her|it) to|chiam\w+|telefon\w+|vai|portal[oa]|contatt\w+)\b[^.!?;\n]{0,25}?\b(?:vet|veterinari\w*|clinic|clinica)\b`;

const NO_VET: readonly NeverSaidRule[] = [
  {
    reason: 'waiting',
    levels: ['emergency', 'urgent'],
    kind: 'wish',
    find: /\bno (?:real |immediate |urgent )?need (?:for|of|to) (?:(?!wait\b)\w+ ){0,4}?(?:vets?|veterinar\w*|clinic|hospital|visit|rush|hurry)\b|(?:\bnot|n't|\bnever) (?:really |necessarily |even |immediately )?(?:need|have|require)\w* (?:(?!wait\b)\w+ ){0,4}?(?:vets?|veterinar\w*|clinic|hospital|visit)\b|\b(?:vet|visit|clinic|appointment|check-?up)(?: \w+){0,2} (?:is|are|would be) (?:not|un|n't) ?(?:really |yet )?(?:needed|necessary|required)|(?:visit|vet) isn't (?:really |yet )?(?:needed|necessary|required)|\bno (?:\w+ )?(?:vet|visit|clinic|check-?up|appointment) (?:is |visit is |visit )?(?:needed|necessary|required)|\b(?:skip|forget|cancel|avoid) (?:the |a |your )?(?:vet|clinic|veterinar\w+)\b|\b(?:treat|manage|handle|solve|cure|deal with) (?:it|this|him|her|them) (?:yourself|at home|on your own)\b/g,
  },
  {
    reason: 'waiting',
    levels: ['emergency', 'urgent'],
    kind: 'wish',
    find: /\bnon (?:serve|servono|occorre|c'e bisogno|e necessari[oa]|hai bisogno|devi|bisogna|ti serve|ha bisogno|e il caso)(?: alcun| nessun\w*)?(?: di| del| dal| da)? ?(?:(?!aspett)[\w']+ ){0,4}?(?:veterinari\w*|visita|clinica|pronto soccorso)\b|\b(?:puoi|potete) (?:fare a meno del|evitare (?:il|la|di \w+ il)) (?:veterinari\w*|visita|clinica)\b|\b(?:salta|lascia perdere|annulla) (?:pure )?(?:il |la )?(?:veterinari\w*|visita|clinica)\b|\b(?:cura|gestisci|tratta|curar|gestir|trattar|seguir)(?:lo|la) (?:da solo|da sola|a casa|in casa|tu)\b/g,
    unless: /\bprima di\b/,
  },
  {
    reason: 'waiting',
    levels: ['urgent'],
    kind: 'order',
    find: /\b(?:wait|watch|observe|monitor|leave it|give it|aspetta\w*|attend\w+|osservalo|osservala)\b[^.!?;\n]{0,40}\b(?:(?:a |some |several |two|three|four|five|few |[2-9]|\d\d )+ ?(?:more )?(?:days|weeks|giorni|settimane)|a week|next week|una settimana|qualche giorno|la prossima settimana)\b/g,
  },
];

const WAITING: readonly NeverSaidRule[] = [
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: rx(
      `\\bwait(?:ing)?\\b(?! (?:for |on |until |till )?(?:the |your |a |their |it to |you )*(?:\\w+ )?${CALLED})(?! (?:room|area|list|time|outside|period))`,
    ),
    unlessAfter:
      /\b(?:the longer|the more|every minute|each minute|every hour|while|if|when|than|than to|long|the|in|a) (?:you |the )?$/,
    unless:
      /\b(?:waiting|to wait)\b[^.!?;\n]*\b(?:is|are|can|could|may|might|would|will|means|costs?) (?:\w+ )?(?:danger\w*|fatal|deadly|kill\w*|cost\w*|risk\w*|make|worse\w*|harm\w*|too late)\b/,
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: rx(
      `\\b(?:aspett|attend)(?:a|i|are|ate|iamo|ando|ere|ete|endo)\\b(?! (?:che |il |la |l'|una? |di )*(?:\\w+ )?${CALLED})`,
    ),
    unlessAfter: /\b(?:mentre|se|quando|piu|ti|vi|che|fara|faranno|sala d') ?$/,
    unless:
      /\b(?:aspettare|attendere|aspettando)\b[^.!?;\n]*\b(?:e|puo|potrebbe|significa|vuol dire) (?:\w+ )?(?:pericol\w*|mortal\w*|fatal\w*|uccid\w*|costar\w*|rischi\w*|peggior\w*|tropp\w*)\b/,
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: rx(
      `\\b${LATER}|\\b(?:until (?:the )?(?:morning|tomorrow)|overnight|fino a (?:domani|domattina)|fino al mattino|(?:per )?(?:la|questa) notte)\\b`,
    ),
    unless:
      /\b(?:too late|troppo tardi|die|dead|surviv\w*|signs?|symptoms?|effects?|last\w*|segni|sintomi|effetti|dura\w*|morire|sopravviv\w*|even if|anche se|hospital\w*|stay|kept|ricover\w*|come back|follow|also|anche (?:di|la))\b/,
    unlessAfter: KEPT_THERE,
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: /\b(?:not|n't) (?:need|have) to be (?:seen|examined|checked)|n't (?:need|have) to be (?:seen|examined|checked)|\bnon (?:deve|ha bisogno di|serve|occorre) (?:essere )?(?:vist[oa]|visitat[oa]|visitarl[oa]|portarl[oa])|\b(?:regular|normal|routine|usual) (?:appointment|visit|check-?up)|\b(?:visita|appuntamento) (?:normale|di routine|programmat\w)|\bhome (?:care|treatment)|\b(?:go|back) to bed|\bdormici su|\bat breakfast|\ba colazione|\b(?:sounds?|looks?|seems?) (?:\w+ )?(?:mild|minor|harmless|fine to me)|\bsembra (?:\w+ )?(?:cosa )?(?:legger|lieve|innocu|da poco)\w*|\b(?:amount|quantity|dose|bit|lick|quantita|dose) (?:\w+ ){0,3}?(?:does nothing|is nothing|will do nothing|non fa (?:nulla|niente))|\b(?:assessment|warning|card|valutazione|scheda|avviso) (?:\w+ ){0,2}?(?:too|overly|troppo) \w+|\bosserver\w+|\b(?:curar|curarl|gestir|provar)\w* (?:\w+ ){0,2}?(?:in|a) casa|\blet (?:him|her|it|them) (?:sleep|rest|be)|\bleave (?:him|her|it|them) (?:be|alone|in peace|overnight|for)|\bsleep (?:it off|on it)|\bstay (?:at )?home|\b(?:hold off|delay|postpone|put off)\b|\b(?:rimand|posticip)(?:a|are|ate|iamo)\b|\brest(?:a|ate|are) (?:a|in) casa|\blascia(?:lo|la) (?:dormire|stare|riposare|in pace|tranquill)|(?:\bnot|n't|\bnon) (?:rush|hurry|corr\w+|affrett\w+)\b|\b(?:chances are|odds are|unlikely to (?:be|cause|have|harm|hurt|matter)|probabile che (?:non|stia bene|passi))|\bnever (?:killed|hurt|harmed)|\bnon ha mai (?:ucciso|fatto male)|(?<=^|[.!?;:]\s)tranquill[oa]\b|\b(?:card|warning|alert|scheda|avviso|allarme)\b(?: \w+){0,3}? (?:is|was|e|era) (?:\w+ ){0,2}?(?:mistake|wrong|error\w*|false|sbagliat\w+|errat\w+)|\bignore (?:it|this|that|the (?!signs|pain))|\bno (?:action|treatment|care|intervention|medical \w+|attention) (?:is |are )?(?:needed|required|necessary)|\bnon serve (?:nessun\w*|alcun\w*|fare (?:nulla|niente|altro))|\b(?:recovers?|riprend\w+|guarisc\w+) (?:on (?:their|its|his|her) own|by (?:itself|themselves)|da sol\w)|\bplenty of time|\bsoon enough|\b(?:dagli|dalle|give (?:him|her|it)) (?:a|one|some|un|una|qualche|il) (?:day|night|time|giorno|notte|ora|tempo)|\b(?:next check-?up|later (?:this|in the) week|prossimo controllo|prossima visita|piu avanti)\b|\b(?:hai|avete) (?:tutto il )?tempo|\bgive it (?:until|some time|a (?:day|few|while))|\bdecid\w+ (?:later|tomorrow|domani|dopo)/g,
    unless: TRAVEL,
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: /\b(?:keep(?:ing)? an eye on|monitor(?:ing)?|observ(?:e|ing)|watch(?:ing)?) (?:(?:him|her|it|them|things|this|closely|carefully|over|and wait|the (?:situation|dog|cat|rabbit|bird|animal|pet)|your \w+)\b(?! (?:breath\w*|gums|colou?r|heart|temperature))|(?:\w+ ){0,3}?(?:at home|overnight|tonight|for (?:now|a (?:day|few|while|couple|night)|an hour|the (?:next|first|rest)|\d|some|\w+ hours)))|\b(?:see|check) (?:how (?:he|she|it|things)|if (?:he|she|it|this|things)|whether) [^.!?;\n]{0,30}(?:improv|better|pass|settle|worse|go(?:es)?|feel|do(?:es|ing)?)\b/g,
    unless: TRAVEL,
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: /\b(?:tienilo|tienila|tenerlo|tenerla|tenetelo|tieni|tenere|tenendolo) (?:\w+ ){0,3}?(?:d'occhio|sotto (?:controllo|osservazione))|\b(?:(?:osserva|monitora)(?:lo|la|rlo|rla|telo|tela)|(?:osserva|monitora)(?:re|te)? (?:(?:il|la|l') ?(?:cane|gatt[oa]|conigli[oa]|animale|situazione)|(?:\w+ ){0,2}?(?:a|in) casa|per (?:\w+ ){0,3}?(?:or[ae]|giorn[oi]|notte)))\b|\bved(?:i|iamo|ere) (?:come (?:va|sta)|se (?:migliora|passa|peggiora))/g,
    unless: TRAVEL,
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: rx(
      `${SEEING}[^.!?;\\n]{0,40}\\b(?:only if|if|solo se|se)\\b[^.!?;\\n]{0,40}\\b(?:wors\\w+|persist\\w*|not (?:improve|pass|better)|n't (?:improve|pass|get)|last\\w*|peggior\\w*|persist\\w*|non (?:migliora|passa)|continua\\w*|dura\\w*)|\\b(?:if|se) [^.!?;,\\n]{0,30}\\b(?:gets? worse|worsens?|persists?|not improve|n't (?:improve|pass|get better)|peggiora\\w*|persiste|non (?:migliora|passa))\\b[^.!?;\\n]{0,30}${SEEING}`,
    ),
    unless: new RegExp(`${TRAVEL.source}|\\b(?:at once|now|immediately|subito|adesso|ora)\\b`),
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: rx(
      String.raw`\b(?:if|se|in case|once|when|quando|appena) [^.!?;\n]{0,30}?${SYMPTOM}[^.!?;\n]{0,25}?${CALLING}|${CALLING}[^.!?;\n]{0,15}?\b(?:if|se|in case|once|when|quando|appena) [^.!?;\n]{0,30}?${SYMPTOM}|\b(?:only|solo) (?:if|se|when|quando)\b[^.!?;\n]{0,40}?${SYMPTOM}|\bonly (?:call|go|see)\b[^.!?;\n]{0,30}?\bif\b|\b(?:see|check|watch|observe|look|guarda|vedi|vediamo|controlla)\b[^.!?;\n]{0,40}?${SYMPTOM}[^.!?;\n]{0,20}?\b(?:first|before|then|prima|poi)\b|\b(?:before|prima di) (?:you )?(?:call\w*|going|go|chiamare|andare)\b[^.!?;\n]{0,30}?\b(?:watch|see|check|look|wait|guarda|vedi|osserva|controlla|aspetta)\b[^.!?;\n]{0,30}?${SYMPTOM}`,
    ),
    unless: new RegExp(
      `${TRAVEL.source}|\\b(?:at once|now|immediately|subito|adesso|ora|even|anche)\\b`,
    ),
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: /(?:\bnot|n't) (?:require|need|call for|warrant)\w* (?:\w+ ){0,2}?(?:emergency|urgent|immediate|care|treatment|attention)|\bnon (?:richied\w+|serv\w+|occorr\w+|necessit\w+) (?:\w+ ){0,2}?(?:urgent\w*|immediat\w*|intervent\w*|emergenza)|\b(?:it|this|that|everything|all|lily|lilies|amount) (?:is|'s|are) (?:probably |completely |all |quite |just |only |usually |perfectly )*(?:harmless|routine|minor|mild|nothing|fine|ok|okay|normal|safe)\b|\b(?:e|sono|va|sara) (?:tutto |probabilmente |solo |una cosa )*(?:innocu\w+|bene cosi|da poco|normale|routine|a posto)\b|\bva tutto bene|(?:\bnot|n't|\bnever|\bnon e|\bnon sono) (?:really |actually |usually |very |that |so |too |cosi |tanto |molto |davvero |particolarmente )*(?:dangerous|toxic|poisonous|harmful|serious|urgent|critical|bad|pericolos\w+|tossic\w+|velenos\w+|nociv\w+|grav[ei]|urgent[ei]|seri\w)\b|\b(?:disagree|exaggerat\w*|overreact\w*|overstat\w*|overblown|esagera\w*|eccessiv\w*|overcautious)\b/g,
    unless: new RegExp(
      `${TRAVEL.source}|\\b(?:even|anche|seems?|looks?|sembra|pare|only because|roses?|sunflowers?|orchids?)\\b`,
    ),
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: /(?:\bnot|n't|\bno|\bnever) (?:really |actually |usually |immediately |life-threatening |a |an |a real |a true |yet )*(?:emergency|life-threatening|rush|hurry)\b|\b(?:false alarm|nothing (?:serious|urgent|to worry)|(?:no need|no reason) to (?:worry|panic|rush|hurry|be alarmed)|not to worry|take your time|relax\b|there is (?:plenty of )?time|ignore the (?:card|warning|alert|banner|safety)\w*|(?:will|should|is going to|is probably|is likely|is usually|is most likely|probably) (?:be )?(?:just |perfectly |completely )?(?:fine|ok|okay|alright|all right|harmless|nothing)|(?:will|should|usually|probably|likely) (?:pass|resolve|go away|settle|get better)(?:es|s)?\b|can wait)|(?:do not|don't) worry(?! about)/g,
    unless: TRAVEL,
  },
  {
    reason: 'waiting',
    levels: ['emergency'],
    kind: 'wish',
    find: /\bnon (?:e|si tratta di|sembra|pare)(?: davvero| proprio)? (?:un'emergenza|un' emergenza|urgente|grave|nulla di grave|niente di grave|una vera emergenza)|\b(?:niente|nulla) di (?:grave|serio|urgente|preoccupante)|\bfalso allarme|\bnon c'e (?:fretta|nessuna urgenza|urgenza|alcuna fretta|nessuna fretta|da preoccuparsi)|\bnon (?:ti )?preoccupar(?:ti|vi)\b|\bnon (?:serve|occorre) (?:correre|affrettarsi|preoccuparsi|allarmarsi)|\b(?:stara|sta sicuramente|dovrebbe stare) bene|\b(?:(?:gli |le )?passera\b(?! (?:molto|troppo))|passa|si risolve|si risolvera) (?:da sol[oa]|presto|senza)|\bpuo aspettare|\bignora (?:l'avviso|la scheda|l'allarme|il riquadro)|\bprenditi il tuo tempo|\bpuoi stare tranquill[oa]/g,
    unless: TRAVEL,
  },
];

const TREATMENT = String.raw`(?:insulin\w*|medic\w*|tablets?|pills?|antibiotics?|treatment|therapy|drugs?|steroids?|course|doses?|${any(...OTHER_STEMS)}\w*|insulina|farmac\w*|compress[ae]|pastigli[ae]|terapi[ae]|cura|cure|antibiotic[oi]|cortison\w*|trattament\w*|dose|dosi)\b`;

const ASK_VET =
  /\b(?:ask|call|phone|ring|contact|speak|talk|check|consult|agree|tell)\w*\b[^.!?;\n]{0,25}\b(?:vet|clinic)|\bvet (?:says|tells|advises|agrees|decides|has told|told)|\b(?:chied\w*|chiam\w*|telefon\w*|senti|parla\w*|consult\w*|avvis\w*|contatt\w*|accordo)\b[^.!?;\n]{0,25}\b(?:veterinari\w*|clinica)|\bveterinari[oa] (?:dice|decid\w*|lo dice|te lo)/;
const WITHOUT_ASKING =
  /\b(?:without|no need to|need not|don't need to|do not need to|senza|non serve|non occorre)\b[^.!?;\n]{0,20}\b(?:ask|call|tell|consult|chied|chiam|dir|sent|consult)/;

const STOPPING: readonly NeverSaidRule[] = [
  {
    reason: 'stopping',
    kind: 'order',
    find: rx(
      String.raw`\b(?:stop|discontinu\w*|skip|quit|halve|double|lower|reduce|raise|increase|(?:go|going|do|doing) without|abbassa\w*|riduc\w+|ridurre|aumenta\w*|diminui\w+|cease|come off|leave out|lascia perdere|lascia stare|cut|sospend\w*|interromp\w*|smett\w*|salta(?:re)?|dimezza\w*|raddoppia\w*|togli)\b(?: (?:giving|using|taking|with|pure|subito|di|dare|darl[eo]|dargli|usare|somministrar\w*|con))*(?: (?:him|her|it|them|the|his|its|your|this|that|any|all|il|lo|la|i|gli|le|suo|sua|l'|un|una))*(?: ?[\w']+){0,2}? ?(?:l')?${TREATMENT}`,
    ),
    unless: new RegExp(
      `^(?!.*${WITHOUT_ASKING.source}).*(?:${ASK_VET.source})|\\bhuman\\b|\\buman[ei]\\b`,
    ),
    unlessAfter: BY_A_VET,
  },
  {
    reason: 'stopping',
    kind: 'wish',
    find: rx(
      String.raw`(?:\bno longer needs?|(?:n't|\bnot) need|\bno need to (?:finish|complete|continue|keep giving)|\bnon serve (?:finire|completare|continuare)|\bnon (?:ha|gli|le) (?:piu|serve piu|servono piu)(?: bisogno)?(?: del| dell| della| di)?) ?(?:'|the |his |her |its |your |any |more |il |la |le |l'|i |gli )*${TREATMENT}`,
    ),
    unless: new RegExp(`^(?!.*${WITHOUT_ASKING.source}).*(?:${ASK_VET.source})`),
  },
];

/** Advice that the standard of the field calls dangerous from afar: research, sections 1.3 and 2.7. */
export const NEVER_SAID: readonly NeverSaidRule[] = [
  ...DOSING,
  ...VOMITING,
  ...REMEDIES,
  ...POISONS,
  ...STOPPING,
  ...NO_VET,
  ...WAITING,
];

/** Beginnings of words without which no all-level rule can match; a star ends a stem. */
export const RISKY_WORDS: readonly string[] = [
  ...MEDICINE_STEMS.map((stem) => `${stem.split(' ')[0] ?? stem}*`),
  'mg',
  'mcg',
  'µg',
  'μg',
  'ug',
  'iu',
  'ui',
  'milligram*',
  'microgram*',
  'tablet*',
  'pill*',
  'capsul*',
  'caplet*',
  'compress*',
  'pastigli*',
  'pillol*',
  'suppost*',
  'suppositor*',
  'bustin*',
  'puff*',
  'ml',
  'cc',
  'millilit*',
  'drops',
  'gocc*',
  'teaspoon*',
  'tablespoon*',
  'cucchiai*',
  'syring*',
  'siringh*',
  'unit',
  'units',
  'unita',
  'dose*',
  'dosi*',
  'dosag*',
  'dosing',
  'posolog*',
  'insulin*',
  'medic*',
  'drug*',
  'farmac*',
  'steroid*',
  'therap*',
  'terapi*',
  'treatment*',
  'trattament*',
  'cura',
  'cure',
  'course',
  'vomit*',
  'throw*',
  'bring*',
  'sick',
  'puke',
  'emesis',
  'emetic*',
  'gag',
  'rimettere',
  'rigurgit*',
  'stimolo',
  'peroxide',
  'ossigenata',
  'mustard',
  'senape',
  'ipeca*',
  'salt*',
  'finger*',
  'dito',
  'dita',
  'milk*',
  'oil*',
  'butter',
  'egg',
  'lemon',
  'vinegar',
  'soda',
  'baking',
  'tickl*',
  'stuzzic*',
  'solletic*',
  'throat',
  'gola',
  'bread',
  'burnt',
  'charcoal',
  'latte',
  'olio',
  'burro',
  'sale',
  'salata',
  'albume',
  'limone',
  'aceto',
  'bicarbonato',
  'mollica',
  'carbone',
  'syrup*',
  'sciropp*',
  ...POISON_WORDS,
];

const NO_DOSE: Text = {
  en: 'Give only medicine that your vet has prescribed for this animal, in the amount your vet has set.',
  it: 'Dai solo medicine prescritte dal veterinario per questo animale, nella quantità che ha stabilito.',
};
const NO_HOME_REMEDY: Text = {
  en: 'Do not make it vomit at home, and give no milk, oil or salt: call your vet or a poison line.',
  it: 'Non farlo vomitare a casa e non dare latte, olio o sale: chiama il veterinario o un centro antiveleni.',
};

/** What replaces such a sentence. */
export const SAID_INSTEAD: Readonly<Record<NeverSaidReason, Text>> = {
  dose: NO_DOSE,
  medicine: NO_DOSE,
  vomiting: NO_HOME_REMEDY,
  remedy: NO_HOME_REMEDY,
  poison: {
    en: 'Give nothing that can poison your pet, not even a little: if it has had any, call your vet or a poison line.',
    it: 'Non dare nulla che possa avvelenarlo, nemmeno poco: se ne ha già preso, chiama il veterinario o un centro antiveleni.',
  },
  waiting: CALL_TODAY,
  stopping: {
    en: 'Change or end a prescribed medicine only as your vet tells you: call and ask.',
    it: 'Una cura prescritta si cambia o si finisce solo come dice il veterinario: chiamalo e chiedi.',
  },
};
