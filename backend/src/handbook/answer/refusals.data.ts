import type { Language } from '../../contract/languages.js';

/** A request that is refused, and why; with the entry that says more. */
export interface Refusal {
  asks: RegExp;
  /** The entry that says more. */
  entry: string;
  says: Record<Language, string>;
}

const PERSON =
  '(?:my (?:own|mums?|moms?|mothers?|dads?|fathers?|grans?|grannys?|nans?|husbands?|wifes?|partners?|sons?|daughters?|kids?|babys?|sisters?|brothers?)|mine)';
const PERSONA =
  '(?:madre|mamma|padre|papa|papà|nonn[oa]|marito|moglie|compagn[oa]|figli[oa]|suocer[oa]|sorella|fratello|zi[oa])';
const MEDICINE = '(?:medicines?|medication|meds|tablets?|pills?|drops|syrup)\\b';
const FARMACO =
  '(?:gocce|farmac[oi]|medicin[ae]|medicinal[ei]|pastigli[ae]|pillol[ae]|compress[ae]|sciroppo)';

/** Medicines by class; no dose for home use is ever named. Sources: those of the entries. */
export const MEDICINES: readonly Refusal[] = [
  {
    asks: /paracetamol|acetaminophen|tylenol|panadol|calpol|tachipirin|efferalgan|acetamol/i,
    entry: 'human-painkillers',
    says: {
      en: 'No, and I cannot name a dose: paracetamol is deadly for cats and dangerous for every pet without a vet. Fever or pain needs a vet, who has medicine made for animals.',
      it: 'No, e non posso indicare una dose: il paracetamolo è mortale per i gatti e pericoloso per ogni animale se non lo prescrive il veterinario. Febbre e dolore vanno visti dal veterinario, che ha farmaci fatti per gli animali.',
    },
  },
  {
    asks: /tramadol|rimadyl|carprofen|meloxicam|metacam|onsior|robenacoxib|previcox|firocoxib|ibuprofen|aspirin|naproxen|naprossen|nurofen|advil|aleve|brufen|\boki\b|ketoprofen|diclofenac|voltaren|\bmoment\b(?= |\?|$)(?=.*(?:dolor|mal|febbr|dare|dose))|painkill\w*|antidolorific\w*|antinfiammator\w*|anti-?inflammator\w*/i,
    entry: 'human-painkillers',
    says: {
      en: 'No, and I cannot name a dose: human painkillers such as ibuprofen and aspirin can cause ulcers and kidney or liver failure in animals. Ask your vet for a painkiller made for animals.',
      it: 'No, e non posso indicare una dose: gli antidolorifici umani come ibuprofene e aspirina possono causare ulcere e danni a reni o fegato. Chiedi al veterinario un antidolorifico per animali.',
    },
  },
  {
    asks: /antibiotic\w*|antibiotic[oi]|amoxicillin\w*|augmentin|clavulan\w*|doxycyclin\w*|penicillin\w*|baytril|enrofloxacin\w*|metronidazol\w*/i,
    entry: 'human-medicines',
    says: {
      en: 'No. Never give an antibiotic without a vet, neither a leftover one nor by a dose from the internet: the wrong one does not help and can harm. Your vet chooses the drug, the amount and the days.',
      it: 'No. Un antibiotico non si dà mai senza il veterinario, né avanzato né con una dose trovata in rete: quello sbagliato non aiuta e può fare danni. Farmaco, quantità e giorni li decide il veterinario.',
    },
  },
  {
    asks: /sleeping (?:pill|tablet)s?|sedativ\w*|tranquilli[sz]er\w*|valium|diazepam|xanax|alprazolam|melatonin\w*|trazodone|gabapentin|sonnifer\w*|calmant\w*|tranquillant\w*|ansiolitic\w*|valeriana|\bcbd\b/i,
    entry: 'human-medicines',
    says: {
      en: "No, do not give human calming or sleeping medicine, and I cannot name a dose: it can stop an animal's breathing or excite it instead. For travel, fireworks or fear your vet has medicine made for animals.",
      it: 'No, non dare calmanti o sonniferi umani, e non posso indicare una dose: possono fermare il respiro o agitare. Per viaggi, botti o paura il veterinario ha farmaci fatti per gli animali.',
    },
  },
  {
    asks: /loperamid\w*|imodium|laxativ\w*|lassativ\w*|omeprazol\w*|antiacid\w*|antacid\w*|buscopan|plasil|metoclopramid\w*|peptocil|pepto/i,
    entry: 'human-medicines',
    says: {
      en: 'No, not without your vet, and I cannot name a dose: some human gut medicines are dangerous for certain breeds and illnesses and hide what is wrong.',
      it: 'No, non senza il veterinario, e non posso indicare una dose: alcuni farmaci umani per stomaco e intestino sono pericolosi per certe razze e malattie e nascondono il problema.',
    },
  },
  {
    asks: /insulin\w*|cortison\w*|prednis\w*|bentelan|antihistamin\w*|antistaminic\w*|benadryl|cetirizin\w*|zyrtec|steroid\w*|thyroxin\w*|tapazole|methimazol\w*|furosemid\w*|lasix|ivermectin\w*|antidepress\w*|viagra|pseudoephedrin\w*/i,
    entry: 'human-medicines',
    says: {
      en: 'I cannot name a dose of this medicine, and you should not choose or change one yourself: your vet sets it for the illness, the weight and the blood values. Phone the clinic, even if you only missed a dose.',
      it: 'Non posso indicare una dose di questo farmaco, e non va scelta né cambiata da soli: la decide il veterinario secondo malattia, peso ed esami. Telefona alla clinica, anche se hai saltato una dose.',
    },
  },
  {
    asks: new RegExp(
      [
        String.raw`\b${PERSON}['’]?s? (?:own )?(?:\p{L}+ )?${MEDICINE}`,
        String.raw`\b(?:le mie|i miei|il mio|la mia) ${FARMACO}`,
        String.raw`\b${FARMACO} (?:di|del|della) (?:mi[oa] |tu[oa] )?${PERSONA}\b`,
      ].join('|'),
      'iu',
    ),
    entry: 'human-medicines',
    says: {
      en: 'No, give nothing that was bought or prescribed for a person, and I cannot name a dose: in an animal it can act quite differently, and a little can be too much. Ask your vet, who has medicine made for animals.',
      it: 'No, non dare niente che sia stato comprato o prescritto per una persona, e non posso indicare una dose: in un animale può agire in modo molto diverso, e basta poco perché sia troppo. Chiedi al veterinario, che ha farmaci fatti per gli animali.',
    },
  },
];

/** Any other medicine asked for by its amount. */
export const ANY_MEDICINE: Refusal = {
  asks: /\b(?:medicin\w*|medication|drugs?|tablets?|pills?|drops|syrup|dewormer|wormer|dose|dosage|mg|farmac\w*|medicinal\w*|pastigli\w*|compress[ae]|pillol\w*|gocce|sciroppo|dosaggio|vermifug\w*)\b/i,
  entry: 'giving-tablets',
  says: {
    en: 'I cannot name a dose of a medicine: it depends on species, weight, age and illness, and a wrong one can harm. Follow the label written by your vet, and phone the clinic when it is not clear.',
    it: "Non posso indicare la dose di un farmaco: dipende da specie, peso, età e malattia, e quella sbagliata fa danni. Segui l'etichetta scritta dal veterinario e telefona se non è chiara.",
  },
};

/** Somebody who would bring it about: "can I", "how to", a bare order; not "will grass". */
const BY_SOMEBODY = String.raw`(?:^\W*|[.,;:!?]\W+|\b(?:i|we|you|(?<!\b(?:going|enough|likely|seems?|tends?|appears?) )to|should|must|please|and|or|why not)\s+|\b(?:salt|mustard|peroxide)\b.{0,25}\b)(?:(?:\w+ly|just|try|now|always|still|have)\s+)*`;
const IT_OR_NAME = String.raw`(?:(?:(?:my|the|a|an|our|your)\s+)\w+(?:\s+\w+)?|(?!(?:not|no|the|a|my|sure)\b|\w+sel(?:f|ves)\b)\w+)`;
const MADE_TO_VOMIT = String.raw`(?:make\s+${IT_OR_NAME}\s+(?:to\s+)?|(?:get|force|help)\s+${IT_OR_NAME}\s+to\s+|have\s+(?:him|her|it|them)\s+)(?:vomit|throw\s+(?:it\s+)?up|(?:be\s+)?sick(?!\s+(?:by|from|with my|(?:if|when) i)\b))\b`;
/** What may do it without anybody's will, and what denies it: "può farlo vomitare", "non farlo vomitare". */
const BY_ITSELF = String.raw`(?<!(?:^|[^\p{L}])(?:non|(?<!\bsi )pu[oò]|possono|potrebbe(?:ro)?|potr[aà]|da|continua a|riesce a)\s+(?:anche\s+|forse\s+)?)`;
const FAR_VOMITARE = String.raw`${BY_ITSELF}(?<!\p{L})far(?:e|l[oaei]|gli)?\s+(?:(?!finta|smett|cess|pass|non\b)\p{L}+\s+){0,3}?vomit(?:are|o\b)|\bfaccio\s+(?:(?!finta|smett|a\b)\p{L}+\s+){0,2}?vomitare|${BY_ITSELF}(?<!\p{L})(?:indur(?:re|gli|le)|provocar(?:e|gli|le)|induco|provoco)\s+(?:\p{L}+\s+){0,2}?vomit\p{L}*`;

export const INDUCED_VOMITING: Refusal = {
  asks: new RegExp(
    [
      `${BY_SOMEBODY}${MADE_TO_VOMIT}`,
      String.raw`\binduc(?:e|ing)\b.{0,20}\b(?:vomit\w*|sickness)`,
      FAR_VOMITARE,
    ].join('|'),
    'iu',
  ),
  entry: 'no-vomiting-at-home',
  says: {
    en: 'No, do not make your animal vomit at home: hydrogen peroxide burns the gullet, salt makes the brain swell, and vomit gets into the lungs. It is dangerous, and a clinic can do it safely: phone your vet now with what was swallowed, how much and when.',
    it: "No, non farlo vomitare a casa: l'acqua ossigenata provoca ustioni all'esofago, il sale fa gonfiare il cervello e il vomito finisce nei polmoni. È pericoloso, e in clinica si fa in sicurezza: telefona subito al veterinario con che cosa ha ingoiato, quanto e quando.",
  },
};
