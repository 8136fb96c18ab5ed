import type { Animal } from './animals.js';
import { words, type Text, type ToxinRule } from './rule.js';
import { KEEP_PACKET, NO_VOMITING } from './steps.js';

const POISON_STEPS: readonly Text[] = [KEEP_PACKET, NO_VOMITING];

interface Poison {
  id: string;
  names: RegExp;
  reason: Text;
  source: string;
  animals?: readonly Animal[];
  route?: ToxinRule['route'];
  level?: ToxinRule['level'];
  steps?: readonly Text[];
}

const poison = ({
  names,
  level = 'emergency',
  route = 'mouth',
  steps = POISON_STEPS,
  ...rest
}: Poison): ToxinRule => ({ ...rest, substance: names, level, route, steps });

const CHOCOLATE: Text = {
  en: 'Chocolate and cocoa overstimulate heart and brain; how much matters, so the vet must hear it now.',
  it: 'Cioccolato e cacao sovraeccitano cuore e cervello; conta la quantità, quindi il veterinario deve saperlo ora.',
};

export const TOXINS: readonly ToxinRule[] = [
  poison({
    id: 'lily',
    animals: ['cat'],
    route: 'contact',
    names: words(
      String.raw`(?:day)?lil(?:y|ies)\b|lilium|pollen|gigli[oa]?\b|emerocallid\w|polline`,
    ),
    reason: {
      en: 'Any part of a lily, pollen and vase water included, can destroy a cat’s kidneys.',
      it: 'Ogni parte del giglio, polline e acqua del vaso compresi, può distruggere i reni di un gatto.',
    },
    steps: [
      {
        en: 'Go straight away even if the cat looks well; wipe pollen off the coat and take a piece of the plant along.',
        it: 'Vai subito anche se il gatto sta bene; togli il polline dal pelo e porta un pezzo della pianta.',
      },
      NO_VOMITING,
    ],
    source: 'Animal PoisonLine: lilies',
  }),
  poison({
    id: 'antifreeze',
    names: words(String.raw`antifreeze|ethylene glycol|coolant|antigelo|glicole etilenico`),
    reason: {
      en: 'Antifreeze destroys the kidneys; the antidote works only in the first hours.',
      it: 'L’antigelo distrugge i reni; l’antidoto funziona solo nelle prime ore.',
    },
    source: 'Pet Poison Helpline: ethylene glycol',
  }),
  poison({
    id: 'rat-bait',
    names: words(
      String.raw`(?:rat|mouse|mice|rodent) (?:poison\w*|bait\w*|pellets|killer)|rodenticid\w*|topicid\w|veleno (?:per|dei) (?:topi|ratti)|esc[ah]\w* per topi`,
    ),
    reason: {
      en: 'Rat bait shows nothing for days, then bleeding or fits begin.',
      it: 'Il veleno per topi non mostra nulla per giorni, poi iniziano emorragie o convulsioni.',
    },
    source: 'DeClementi & Sobczak: rodenticides',
  }),
  poison({
    id: 'slug-pellets',
    names: words(
      String.raw`(?:slug|snail) (?:pellets?|bait|poison)|metaldehyde|lumachicid\w|metaldeide`,
    ),
    reason: {
      en: 'Slug pellets cause tremor and fits within one to four hours.',
      it: 'I lumachicidi causano tremori e convulsioni in una-quattro ore.',
    },
    source: 'VPIS: metaldehyde',
  }),
  poison({
    id: 'xylitol',
    animals: ['dog', 'ferret', 'other'],
    names: words(
      String.raw`xylitol|xilitolo|birch sugar|zucchero di betulla|e ?967|sugar[- ]?free (?:gum|candy|sweets)|chewing ?gum|gomm\w+ da masticare|cicch\w`,
    ),
    reason: {
      en: 'Xylitol can drop a dog’s blood sugar within an hour and damage the liver.',
      it: 'Lo xilitolo può far crollare la glicemia del cane in un’ora e danneggiare il fegato.',
    },
    source: 'Merck Veterinary Manual: xylitol',
  }),
  poison({
    id: 'chocolate',
    names: words(
      String.raw`(?<!white )choc\w*\b(?! (?:lab|point|brown|colou?r))|cocoa|cacao|brownies?|cioc+\w*lat\w*\b(?! bianc)`,
    ),
    reason: CHOCOLATE,
    source: 'Merck Veterinary Manual: chocolate',
  }),
  poison({
    id: 'white-chocolate',
    level: 'urgent',
    names: words(String.raw`white choco\w*|cioccolat\w+ bianc\w+|coffee|caffe\b`),
    reason: CHOCOLATE,
    source: 'Merck Veterinary Manual: chocolate',
  }),
  poison({
    id: 'grapes',
    animals: ['dog', 'other'],
    names: words(
      String.raw`grapes?\b|raisins?|sultanas?|currants?|tamarind\w*|uva\b|uvetta|acin[oi]\b|panettone|sultanina`,
    ),
    reason: {
      en: 'Grapes and raisins can cause kidney failure in dogs and no amount is known to be safe.',
      it: 'Uva e uvetta possono causare insufficienza renale nel cane e non si conosce una dose sicura.',
    },
    source: 'Merck Veterinary Manual: grapes and raisins',
  }),
  poison({
    id: 'grapes-caution',
    animals: ['cat', 'ferret'],
    level: 'urgent',
    names: words(String.raw`grapes?\b|raisins?|sultanas?|uva\b|uvetta`),
    reason: {
      en: 'Little is known about grapes and raisins in cats and ferrets, so caution is due.',
      it: 'Di uva e uvetta in gatti e furetti si sa poco: serve prudenza.',
    },
    source: 'Merck Veterinary Manual: grapes and raisins',
  }),
  poison({
    id: 'onion-garlic',
    animals: ['dog', 'cat', 'rabbit', 'cavy', 'ferret', 'other'],
    names: words(
      String.raw`onions?\b|garlic|leeks?\b|chives?\b|shallots?|cipoll\w+|aglio\b|porr[oi]\b|soffritto`,
    ),
    reason: {
      en: 'Onion and garlic destroy red blood cells, with signs only after days.',
      it: 'Cipolla e aglio distruggono i globuli rossi, con segni solo dopo giorni.',
    },
    source: 'Merck Veterinary Manual: Allium',
  }),
  poison({
    id: 'human-painkillers',
    names: words(
      String.raw`paracetamol\w*|acetaminophen|tylenol|tachipirin\w|ibuprofen\w*|advil|nurofen|moment\b(?= )|naproxen|naprossene|aleve|aspirin\w*|diclofenac|voltaren|ketoprofen\w*|painkillers?|antidolorific\w`,
    ),
    reason: {
      en: 'Human painkillers can destroy blood, liver, kidneys or stomach; paracetamol is never safe for cats.',
      it: 'Gli antidolorifici umani possono distruggere sangue, fegato, reni o stomaco; il paracetamolo non è mai sicuro per i gatti.',
    },
    source: 'Merck Veterinary Manual: human analgesics',
  }),
  poison({
    id: 'permethrin',
    animals: ['cat'],
    route: 'skin',
    names: words(
      String.raw`permethrin\w*|permetrin\w|dogs?'?s? (?:flea|spot|tick)\w*|flea(?: \w+){0,3} (?:for|of) (?:the |my )?dogs?|(?:antipulci|antiparassitari\w|spot[- ]?on|fialett\w|pipett\w)(?: \w+){0,2} (?:per|del|da) can[ei]`,
    ),
    reason: {
      en: 'Permethrin in dog flea products is poisonous for cats.',
      it: 'La permetrina degli antiparassitari per cani è velenosa per i gatti.',
    },
    steps: [
      {
        en: 'If the cat is calm, wash it off with dish detergent and lukewarm water, dry it and keep it warm. Do not wait for tremor.',
        it: 'Se il gatto è tranquillo, lava via con detersivo per piatti e acqua tiepida, asciuga e tieni al caldo. Non aspettare i tremori.',
      },
    ],
    source: 'Clinician’s Brief: permethrin in cats',
  }),
  poison({
    id: 'battery',
    names: words(
      String.raw`batter(?:y|ies)\b|magnets?\b|batteri[ae] a bottone|pil[ae] a bottone|batteri[ae]\b|calamit\w|magnet[ei]`,
    ),
    reason: {
      en: 'A swallowed battery or magnets burn or pierce the gut within hours.',
      it: 'Una batteria o calamite ingerite bruciano o perforano l’intestino in poche ore.',
    },
    source: 'VPIS, Vet Record 179:335; Pet Poison Helpline: batteries',
  }),
  poison({
    id: 'caustic',
    names: words(
      String.raw`bleach|drain cleaner|dishwasher (?:tablet|detergent)\w*|petrol\b|candeggina|varechina|disgorgante|(?:pastigli\w|detersivo)(?: \w+)? lavastoviglie`,
    ),
    reason: {
      en: 'Caustic or petroleum products burn mouth and throat.',
      it: 'I prodotti caustici o petroliferi bruciano bocca e gola.',
    },
    steps: [
      { en: 'Rinse the mouth with plain water.', it: 'Sciacqua la bocca con acqua.' },
      ...POISON_STEPS,
    ],
    source: 'Pet Poison Helpline: caustics',
  }),
  poison({
    id: 'avocado',
    animals: ['bird', 'rabbit', 'cavy', 'rodent'],
    names: words(String.raw`avocado\w*`),
    reason: {
      en: 'Avocado can stop the heart of birds and small herbivores; a few grams are enough.',
      it: 'L’avocado può fermare il cuore di uccelli e piccoli erbivori; bastano pochi grammi.',
    },
    source: 'Merck Veterinary Manual: avocado',
  }),
  poison({
    id: 'processionary',
    route: 'contact',
    names: words(
      String.raw`processionar\w*|(?:pine|hairy) caterpillars?|bruc\w+ (?:del pino|pelos\w)`,
    ),
    reason: {
      en: 'The hairs of the processionary caterpillar burn the mouth and can destroy the tongue.',
      it: 'I peli della processionaria bruciano la bocca e possono distruggere la lingua.',
    },
    steps: [
      {
        en: 'Put on gloves and flush the mouth with plenty of water. Never rub, and give no medicine of your own.',
        it: 'Metti i guanti e sciacqua la bocca con molta acqua. Mai strofinare e nessun farmaco di tua iniziativa.',
      },
    ],
    source: 'Clinica Veterinaria Ferrara: processionaria',
  }),
  poison({
    id: 'deadly-plants',
    names: words(
      String.raw`sago palm|cycas|oleander|foxglove|yew\b|oleandro|digitale|lily of the valley|mughetto`,
    ),
    reason: {
      en: 'This plant acts on heart or liver and small pieces can kill.',
      it: 'Questa pianta agisce su cuore o fegato e pochi pezzi possono uccidere.',
    },
    source: 'UF Health; VPIS: poisonous plants',
  }),
];
