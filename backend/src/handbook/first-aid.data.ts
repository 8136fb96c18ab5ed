/**
 * Entries with first aid for what raised an alarm, by the id of the safety rule, the best first.
 * Signs with many causes, such as pain, have none: their entry has to be found by the owner's words.
 */
export const FIRST_AID: Readonly<Record<string, readonly string[]>> = {
  ...every('aquarium-fish bird-breathing rat-breathing breathing-first-aid', 'breathing'),
  ...every('bird-fumes breathing-first-aid', 'smoke carbon-monoxide ptfe'),
  ...every('aquarium-fish', 'chlorine'),
  ...every('breathing-first-aid', 'near-drowning'),
  ...every(
    'aquarium-fish ferret-insulinoma hamster-torpor hedgehog-pet-care bird-sick-signs collapse-first-aid',
    'collapse',
  ),
  ...every('hind-legs-first-aid accident-first-aid', 'paralysis'),
  ...every('seizures', 'seizure'),
  ...every('rabbit-head-tilt balance-first-aid', 'balance'),
  ...every('pain-first-aid', 'pain'),
  ...every('prolapse-first-aid', 'prolapse'),
  ...every('fever-first-aid', 'fever'),
  ...every('ferret-insulinoma', 'low-sugar'),
  ...every(
    'hamster-torpor hedgehog-pet-care bird-sick-signs rabbit-sick-signs small-pet-sick-signs',
    'cold',
  ),
  ...every('aquarium-fish bird-sick-signs', 'bird-illness'),
  ...every('bird-crop', 'crop'),
  ...every('aquarium-fish bird-sick-signs rabbit-sick-signs small-pet-sick-signs', 'unwell'),
  ...every(
    'kennel-cough cat-flu horse-cough rabbit-snuffles bird-breathing rat-breathing small-pet-sick-signs',
    'cough',
  ),
  ...every(
    'cat-cystitis rabbit-urine-colour guinea-pig-bladder-stones dog-bladder-stones dog-water',
    'urine',
  ),
  ...every(
    'cat-drooling-mouth-pain dog-teeth rabbit-teeth guinea-pig-teeth chinchilla-diet-teeth',
    'mouth',
  ),
  ...every('dog-diabetes cat-diabetes', 'insulin-overdose ketones'),
  ...every('bleeding-first-aid', 'bleeding'),
  ...every('goat-bloat-grain dog-bloat horse-colic rabbit-stasis guinea-pig-not-eating', 'bloat'),
  ...every(
    'goat-bloat-grain horse-colic reptile-constipation rabbit-stasis guinea-pig-not-eating',
    'gut-stasis',
  ),
  ...every('horse-colic', 'colic'),
  ...every('donkey-care', 'donkey-appetite'),
  ...every('horse-choke', 'choke'),
  ...every('horse-lameness-laminitis', 'hoof'),
  ...every(
    'dog-not-eating cat-not-eating rabbit-stasis guinea-pig-not-eating bird-sick-signs snake-not-eating',
    'appetite',
  ),
  ...every('cat-vomiting dog-vomiting-diarrhoea', 'vomiting'),
  ...every('horse-choke', 'cannot-vomit'),
  ...every(
    'rabbit-droppings ferret-stomach dog-diarrhoea kitten-diarrhoea hamster-wet-tail dog-vomiting-diarrhoea',
    'diarrhoea',
  ),
  ...every('cat-string-swallowed swallowed-object', 'foreign-body battery zinc'),
  ...every('rabbit-flystrike', 'flystrike'),
  ...every('accident-first-aid', 'trauma bite machine'),
  ...every(
    'bearded-dragon-bones accident-first-aid tortoise-shell-beak dog-limping horse-lameness-laminitis hen-bumblefoot',
    'fracture',
  ),
  ...every('wound-and-cone bleeding-first-aid cat-bite-abscess', 'wound'),
  ...every(
    'eye-problems aquatic-turtle tortoise-bearded-dragon rabbit-sick-signs small-pet-sick-signs',
    'eye',
  ),
  ...every('heatstroke dog-hot-car', 'heatstroke'),
  ...every('rabbit-heat small-pet-heat chinchilla-care bird-heat reptile-heat', 'heatstroke-small'),
  ...every('antifreeze-road-salt no-vomiting-at-home', 'coolant'),
  ...every('burns-electric-shock', 'electric-shock burn'),
  ...every('snake-bite', 'snake-bite'),
  ...every('bee-wasp-stings vaccine-reactions', 'allergy'),
  ...every('processionary-caterpillar', 'caterpillar processionary'),
  ...every('cat-urinary-blockage dog-bladder-stones guinea-pig-bladder-stones', 'blocked-bladder'),
  ...every('birth-first-aid rabbit-pregnancy guinea-pig-breeding-pregnancy', 'birth'),
  ...every(
    `dog-pregnancy-birth cat-pregnancy-birth rabbit-pregnancy guinea-pig-breeding-pregnancy
    dog-newborn-puppies newborn-orphan-kittens`,
    'milk-fever',
  ),
  ...every('dog-pyometra', 'womb'),
  ...every('bird-egg-binding', 'egg-binding'),
  ...every('fleas ticks', 'flea-anaemia'),
  ...every('chocolate', 'chocolate'),
  ...every('xylitol', 'xylitol'),
  ...every('grapes-raisins', 'grape raisin'),
  ...every('onion-garlic', 'onion garlic'),
  ...every(
    'toxic-foods',
    'macadamia ethanol yeast-dough salt avocado mouldy-food nutmeg nightshade-green fruit-stone',
  ),
  ...every('cat-lily', 'lily'),
  ...every(
    'toxic-plants',
    'sago-palm cardiac-plant liver-plant azalea irritant-plant toxic-bulb unknown-plant',
  ),
  ...every('goat-bloat-grain horse-colic horse-lameness-laminitis', 'grain-overload'),
  ...every('human-painkillers', 'ibuprofen naproxen other-nsaid aspirin paracetamol'),
  ...every(
    'human-medicines',
    `cholecalciferol calcipotriol oral-antibiotic unordered-antibiotic antidepressant adhd-medicine heart-medicine
    fluorouracil salbutamol opioid sedative antipsychotic blood-thinner diabetes-medicine
    strong-medicine minoxidil decongestant muscle-rub supplement mild-medicine iron
    unknown-medicine unknown-cream`,
  ),
  ...every('cat-permethrin', 'permethrin'),
  ...every('cat-flea-products', 'fipronil flea-product-eaten'),
  ...every('antifreeze-road-salt', 'ethylene-glycol'),
  ...every(
    'rat-bait-slug-pellets',
    'suspected-bait rodenticide rodenticide-bromethalin rodenticide-other metaldehyde',
  ),
  ...every('cannabis-cbd', 'cannabis'),
  ...every('essential-oils', 'tea-tree-oil essential-oil'),
  ...every(
    'no-vomiting-at-home',
    `nicotine street-drug blue-green-algae toad expanding-glue glue soap caustic insecticide
    wild-mushroom conker-acorn oak sycamore privet-or-bracken unknown-chemical unknown-poison
    unknown-thing`,
  ),
};

/** First aid that contradicts that of another rule, which is left out then. */
export const OVERRULES: Readonly<Record<string, readonly string[]>> = {
  bloat: ['vomiting'],
  heatstroke: ['collapse'],
  'heatstroke-small': ['collapse', 'breathing'],
};

function every(entries: string, rules: string): Record<string, readonly string[]> {
  const ids = entries.split(/\s+/);
  return Object.fromEntries(rules.split(/\s+/).map((rule) => [rule, ids]));
}

/** Entries that can help in an emergency when the owner's words name them. */
export const HELPS_AT_ONCE: ReadonlySet<string> = new Set([
  ...Object.values(FIRST_AID).flat(),
  ...`choking-first-aid cpr grass-seeds dog-parvovirus surgery-first-days cat-asthma cat-heart
    dog-heart dog-back-disc aquarium-fish goldfish-care betta-care fish-white-spot bird-night-fright
    found-wild-bird found-hedgehog poisoned-baits newborn-orphan-kittens horse-choke
    bird-oiled-feathers`.split(/\s+/),
]);

/** Cooling is for an animal that is too hot, not for any that lies limp. */
const OF_HEAT =
  /\b(?:(?:hot|hotter|over ?heat\w*|(?:from|of|by|in|the) heat(?! (?:pad|mat|lamp|bulb))|heat ?(?:stroke|wave|stress|exhaustion)|sun(?:ny|shine|light|stroke)?|too warm|pant\w*|gap(?:es?|ing)|cald[oai]|calore|sole|surriscald\w*|ansim\w*|bocca aperta|afa|(?:3\d|4[0-2]) ?(?:degrees|gradi|c))\b|(?:3\d|4[0-2]) ?°)/;

/**
 * Entries about people, wild animals, prevention or treatment: they share words with many an alarm,
 * but help only where the owner's folded words say that these are meant. Blood in droppings or urine
 * is no wound to press on.
 */
export const ONLY_IF_SAID: Readonly<Record<string, RegExp>> = {
  'found-hedgehog': /\b(?:hedgehogs?|hoglets?|ricci[oi]?)\b/,
  'found-wild-bird':
    /\b(?:birds?|nestlings?|fledglings?|chicks?|pigeons?|doves?|sparrows?|blackbirds?|swifts?|uccell\w+|pulcin\w+|piccion\w+|passer\w+|merl[oi]|rondin\w+|rondon\w+)\b/,
  'allergy-to-pets':
    /\b(?:i|i'm|me|my (?:son|daughter|husband|wife|partner)|io|sono|mi[oa] (?:figli[oa]|marito|moglie))\b.*\ballerg\w+/,
  'human-pregnancy-and-pets': /\bpregnan\w+|\bincint[ae]\b|\bgravidanza\b/,
  'burns-electric-shock':
    /\b(?:burn\w*|scald\w*|singe\w*|hot|boiling|fire|flames?|candle|electric\w*|electrocut\w*|shock\w*|cables?|wires?|plug|iron|stove|hob|oven|heat\w*|lamp|bleach|acid|chemical\w*|cleaner|ustion\w*|scott\w*|bruci\w*|bollente|calda?|fuoco|fiamm\w+|candela|elettric\w*|scossa|folgorat\w|fil[oi]|cav[oi]|presa|ferro|forno|fornell\w+|stufa|lampada|candeggina|acido|detersivo|sostanza)\b/,
  'reptile-heat': OF_HEAT,
  'rabbit-heat': OF_HEAT,
  'bird-flying-free': /\b(?:flew (?:away|off|out)|flown|escaped|volat[oa] via|scappat[oa])\b/,
  'bleeding-first-aid':
    /^(?![^]*\b(?:bloody (?:diarrh\w+|stools?|poos?|poop|droppings|faeces|urine)|blood in (?:\w+ ){0,2}(?:stools?|poos?|poop|droppings|diarrh\w+|faeces|urine|pee|wee)|sangue n(?:elle |ella |ell')(?:sue |sua )?(?:feci|cacca|diarrea|urin[ae]|pipi)|(?:diarrea|feci|cacca) (?:\w+ ){0,2}(?:sang\w+|emorragic\w+)))|\b(?:bleed\w*|bled|nosebleeds?|wounds?|cuts?|sanguina(?:no|nte|va)?|ferit[ae]|tagli[oa]t?[oa]?)\b/,
  // One hoof that shows in labour is no lame one; laminitis may follow a birth.
  'horse-lameness-laminitis':
    /laminit|hot (?:hooves|feet)|zoccoli caldi|^(?![^]*\b(?:in labou?r|is foaling|straining|sta partorendo|(?:cavalla|fattrice|giumenta) spinge|doglie|travaglio)\b)/,
  'wound-and-cone':
    /\b(?:surg\w+|operat\w+|op|stitch\w*|cone|incision|spay\w*|neuter\w*|castrat\w+|sutur\w+|interven\w+|operazion\w+|punti|steriliz\w+|collare elisabettiano|collarino)\b/,
  'antibiotics-course':
    /\b(?:antibiotic\w*|amoxi\w+|course|doses?|tablets?|pills?|antibiotic[oi]|dos[ei]|compress\w+|pastigli\w+|cura|terapia)\b/,
  'cat-stress':
    /\b(?:stress\w*|new (?:baby|cat|dog|house|flat)|moved house|trasloc\w+|neonat\w+)\b/,
};

/**
 * Entries that share words with the signs of other alarms: an animal that keeps vomiting has mostly
 * swallowed no poison. They are first aid for their own rules, and otherwise answer only their own
 * questions.
 */
export const ONLY_IF_ASKED: ReadonlySet<string> = new Set(['no-vomiting-at-home']);

/** Words for an animal that is days or weeks old, folded. */
export const NEWBORN =
  /\b(?:newborns?|neonat\w+|(?:days?|weeks?|month)[- ]olds?|(?:one|a|1) month old|appena nat[oaie]|di (?:pochi giorni|(?:un|1) mese|(?:\d|un|una|due|tre|quattro|cinque|sei) (?:giorn[oi]|settiman[ae])))\b/;
/** First aid for them, whatever raised the alarm. */
export const NEWBORN_FIRST_AID = ['newborn-orphan-kittens', 'dog-newborn-puppies'] as const;
