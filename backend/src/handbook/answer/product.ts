import type { Language } from '../../contract/languages.js';
import { PRODUCT_TEXTS, type ProductTopic } from './product.texts.js';
import type { Turn } from '../../contract/chat.js';

const ASKS_PRICE = String.raw`(?:how much|price|cost\w*|quanto costa\w*|quanto viene|prezz[oi]|differen\w+|worth|include[sd]?|compres[oaei])`;
/** "A feeding plan", "al quinto piano" and "sotto la zampa" are no product of ours. */
const PLANS = new RegExp(
  [
    String.raw`\b(?:${ASKS_PRICE}|what|cosa|quanto|get|offre|offer)\b.*\b(?:(?<!\b(?:an?|un|uno|more|the|gli|pi[uù]) )(?:pro|expert)(?! (?:e|and|or|o) (?:i )?con)|free plan|subscription|abbonament\p{L}+|(?:your|our|vostri|tuoi) (?:plans?|piani))(?!\p{L})`,
    String.raw`\b(?:${ASKS_PRICE}|what|cosa|quanto)\b.*(?<!\b(?:la|una|sua|della|alla|sulla|nella|dalla|quella|questa|di|mezza|ogni|in) )\bzampa\b`,
    String.raw`\b${ASKS_PRICE}\b.*(?<=\b(?:the|a|your|paid|my|each|between|of|for|are|is|these|free|il|un|del|i|dei|tra|fra) )(?:plans?|pian[oi])\b(?! (?:con|di|alimentare|vaccin\p{L}*|terra|for|to|of)\b)`,
    String.raw`\b(?:which|what) plan (?:do i (?:have|need)|should i (?:take|choose|get|buy)|am i|is (?:best|right) for me|is (?:that|this|it) (?:on|in))\b|\b(?:che|quale|con che|con quale) (?:piano|abbonamento)\b(?= (?:ho|hai|avete|mi (?:serve|conviene)|scelg\p{L}+|scegliere|consigli\p{L}*|include|comprende)\b|\W*$)`,
    String.raw`\b(?:what|which|che|quale) (?:subscription|abbonamento)\b|\b(?:pro|expert) (?:plan|price)\b|\bpiano (?:pro|expert|free)\b|\b(?:zampa|plan|account|version|piano|versione) premium\b|\bpremium (?:plan|subscription|account|version)\b`,
  ].join('|'),
  'iu',
);

/** What owners ask about the assistant and its plans, most specific first. */
const TOPICS: readonly (readonly [ProductTopic, RegExp])[] = [
  [
    'refund',
    /\b(?:refund\w*|money[- ]back|my money back|rimbors\w+ (?:del piano|dell.abbonamento|entro)|rivoglio i (?:miei )?soldi|(?:chiedere|avere|ottenere|posso avere) (?:il |un )?rimborso)\b|^\W*(?:e )?(?:il |un )?rimborso\W*$/i,
  ],
  [
    'cancel',
    /\b(?:cancel (?:whenever|any ?time|at any|my (?:plan|subscription)|the (?:plan|subscription)|it|pro|expert)|can i cancel|how (?:do|can) i cancel|unsubscribe|end my (?:plan|subscription)|disdir\w*|disdett\w+|disdico|annull\w+ (?:il piano|l.abbonamento)|cancell\w+ (?:il piano|l.abbonamento))\b/i,
  ],
  [
    'export',
    /\b(?:export (?:it|my|everything|all|the|first)|(?:download|get) (?:a copy of )?(?:my|all my|the) (?:data|chats?|conversations?)|esport\w+|scaric\w+ (?:i |tutti i )?(?:miei )?(?:dati|le chat|le conversazioni)|scaricarli|copia dei miei dati)\b/i,
  ],
  [
    'deletion',
    /\b(?:delete (?:my account|everything|my data|all my|the account|me)|close my account|erase my|(?:elimin|cancell)\w+ (?:il mio |l.|mio )?(?:account|profilo utente|tutto|i (?:miei )?dati)|cancello tutto|chiud\w+ (?:il mio |l.)account)\b/i,
  ],
  [
    'data',
    /\b(?:(?:my|our|personal) (?:data|privacy)|data (?:safe|protection|privacy)|privacy|gdpr|who (?:reads|sees|can see|can read) (?:my|this|our|these)|sell my data|keep my (?:data|chats)|(?:miei|nostri) dati|chi legge|dati personali)\b/i,
  ],
  [
    'api',
    /\b(?:an?|your|have|public|rest|use|via|through) apis?\b|\bapis? (?:access|key|token|docs|documentation)\b|^\W*apis?\W*$|\b(?:avete|offrite|vostr[ea]|usare|tramite|accesso|token|documentazione|collega\w*) (?:un['’]|le |l['’]|alle |all['’]|delle |dell['’])?api\b|\b(?:un|all|dell)['’]api\b/i,
  ],
  [
    'human',
    /\b(?:(?:talk|speak|reach|get|contact|write) (?:to |with |hold of )?(?:a |an |some)?(?:human|real person|person|someone(?! new)|somebody|support|operator|staff)|customer (?:service|support)|contact (?:you|support)|(?:(?<!\b(?:ne|basta) )parl\w+|scriv\w+) (?:con |a )?(?:qualcuno|una persona|un umano|un operatore|l.assistenza|il supporto)|assistenza clienti|contatt\w+ (?:l.assistenza|il supporto|qualcuno))\b/i,
  ],
  [
    'photo',
    /\b(?:send|show|upload|attach|look at|see|take) (?:you )?(?:a |an |my |this |the |some )?(?:photo|picture|pic|image|video|x-?ray)s?\b|\b(?:mand|invi|manda|mostr|alleg|caric)\w* (?:ti |vi |tele )?(?:una? |la |le |delle |un.)?(?:foto\w*|immagin\w+|video|lastr\w+)\b/i,
  ],
  [
    'booking',
    /\b(?:can|could|will|would) you (?:please )?(?:book|arrange|schedule|make) (?:(?:me|us|him|her|it) )?(?:(?:an?|the|my|his|her) )?(?:\w+ )?(?:vet|visit|appointment|check-?up|consultation)\b|\b(?:can|could) you book (?:me|us|him|her|it) in\b|\bbook (?:me|us|him|her) (?:an? )?(?:vet|visit|appointment)|(?:mi |ci )?(?:prenot|fiss)(?:i|ate|are|armi|a) (?:tu |voi |per me )?(?:il |un |una |la )?(?:veterinari\w+|visita|appuntamento)\b/i,
  ],
  [
    'reminder',
    /\b(?:(?:can|could|will|would) you (?:please )?remind|remind (?:me|us)\b|set (?:me )?(?:a |an )?(?:reminder|alarm (?!to\b))|(?:do|does|have|has|get|add|create|send me|need|want|your) (?:a |an |any |some |more )?reminders?\b(?! (?:card|letter|from)|.*\b(?:spring|year|vet|surgery|clinic)\b)|^\W*reminders?\W*$|(?:mi|ci) (?:ricordi|avvisi)|(?:crea|imposta|metti|fai|hai|avete|fate|vorrei|voglio|puoi \w+) (?:dei |i |un |il )?promemoria|^\W*promemoria\W*$|ricordarmi)\b/i,
  ],
  [
    'diagnose',
    /\b(?:can|could|do) you (?:diagnose|prescribe|write (?:me )?a prescription)\b|\b(?:puoi|sai|potete) (?:far\w* (?:una )?diagnosi|prescriv\w+)\b/i,
  ],
  [
    'vet',
    /\bare you (?:really )?(?:a |an )?(?:real |qualified )?(?:vet|veterinarian|doctor)\b|\b(?:sei|siete) (?:davvero )?(?:un |una )?(?:veterinari[oa]?|dottor\w*|medic[oi])\b|\b(?:replace|instead of) (?:a|the|my) vet\b|\bsostitui\w+ il veterinario\b/i,
  ],
  [
    'person',
    /\bare you (?:a |an )?(?:real|human|person|robot|bot|ai|machine|computer)\b|\bam i (?:talking|chatting|speaking) (?:to|with)\b|\b(?:sei|siete) (?:un |una |un.)?(?:person[ae]|robot|bot|uman[oa]|ver[oa]|ia|intelligenza|macchina)\b/i,
  ],
  [
    'sources',
    /\bwhere do(?:es)? (?:you|your|this|the|that|all this) (?:[\w']+ ){0,4}?(?:information|info|answers?|advice|knowledge)\b|\bwhere do you (?:know|(?:get|have) (?:all )?(?:this|that)\b)|\b(?:what|which) (?:are )?your sources\b|\bda dove (?:prendi|(?:vengono|arriva\w*) (?:[\p{L}']+ ){0,3}?(?:informazion\w|rispost\w|consigl\w+|dati))(?!\p{L})|\bquali (?:sono le tue )?fonti\b/iu,
  ],
  [
    'who',
    /\b(?:who|what) are you\W*$|\bwhat (?:can|do) you (?:do|know)(?: (?:exactly|here|for me|for us|about (?:me|pets|animals|dogs|cats)))*\W*$|\b(?:what|how) can you help(?: me| us)?(?: with)?\W*$|\bchi sei\b|\b(?:cosa|che cosa) (?:sai|puoi|sapete) fare(?: (?:tu|esattamente|qui|per me|per noi))*\W*$|\bcome (?:mi )?puoi aiutar\w+\W*$|\bcosa sai\W*$/i,
  ],
  [
    'limits',
    /\bhow many (?:questions|messages|chats)\b|\b(?:free|question) limit\b|\bdaily (?:question )?limit\W*$|\b(?:free|daily) questions\b|\bout of questions\b|\bquant[ei] (?:domande|messaggi)\b|\bdomande (?:gratis|gratuite|al giorno|mi restano)\b/i,
  ],
  [
    'pets',
    /\bhow many (?:pets|animals|profiles) (?:(?:can|may|do) (?:i|we) (?:\w+ )?(?:have|add|register|create|keep|get)\b|are (?:included|allowed|possible)\b)|\badd (?:a |another |my )?(?:second |other |another )?(?:pet|animal)s? (?:to|profile|here)\b|\bquant[ie] (?:animali|profili) (?:posso|si possono) (?:avere|aggiungere|registrare|inserire|creare|mettere)\b|\bpet profiles?\b|\bprofili di animali\b/i,
  ],
  [
    'switching',
    /\b(?:upgrade|downgrade|change|switch) (?:my |the )?plans?\b|\bcambi\w+ (?:il )?piano\b/i,
  ],
  ['plans', PLANS],
];

const IS_BARE =
  /^\W*(?:and |so |e |ma |ok |allora )*(?:how much(?: is (?:it|that))?|what does it cost|quanto costa|quanto|quanto viene|the price|il prezzo)\W*$/i;

/** What a text asks about the product; `null` if it is about an animal. */
export const productTopicOf = (text: string): ProductTopic | null =>
  TOPICS.find(([, asks]) => asks.test(text))?.[0] ?? null;

/** The reply to a question about the product; `null` if it is about an animal. */
export function replyAboutProduct(
  text: string,
  { history, name, language }: { history: readonly Turn[]; name: string; language: Language },
): string | null {
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const isPrice = IS_BARE.test(text) && productTopicOf(before) !== null;
  const topic = isPrice ? 'plans' : productTopicOf(text);
  return topic && PRODUCT_TEXTS[language][topic](name);
}

/** Topics that matter even in an alarm: that no vet and no person answers here. */
const OF_ASSISTANT: readonly ProductTopic[] = ['vet', 'person', 'diagnose'];

/** The reply to a question about who answers here; `null` for any other. */
export function replyAboutAssistant(
  text: string,
  { name, language }: { name: string; language: Language },
): string | null {
  const topic = productTopicOf(text);
  return topic && OF_ASSISTANT.includes(topic) ? PRODUCT_TEXTS[language][topic](name) : null;
}
