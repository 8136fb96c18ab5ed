import { rule, type QuestionRule } from './diary-question.js';

const LAST = "(?:l'ultim[oa]|gli ultimi|le ultime|l'ultima volta|ultim[oa])";
const VACCINE = '(?:vaccin(?:o|i|azione|azioni)|richiam[oi]|antirabbica|punture?)';
const MEDICINES = '(?:medicin[ae]|farmac[oi]|medicinal[ei]|terapie)';
const HAD =
  '(?:ha (?:preso|avuto|ricevuto|fatto)|prende|sta prendendo|le (?:ho|abbiamo) dato|gli (?:ho|abbiamo) dato|(?:ho|abbiamo) dato|le (?:ho|abbiamo) fatto|gli (?:ho|abbiamo) fatto)';
const WHAT = String.raw`(?<what>[\p{L}' -]{3,40}?)`;
const WHEN = 'quando';
const WEIGHED = '(?:pesa(?:va)?|ha pesato)';

const weight: readonly QuestionRule[] = [
  rule('weight', 'last', `quanto ${WEIGHED}`),
  rule('weight', 'last', "(?:qual(?: e| era) )?(?:il suo|il|l'ultimo(?: suo)?) peso(?: attuale)?"),
  rule('weight', 'last', "qual e (?:stato )?l'ultimo peso"),
  rule(
    'weight',
    'last',
    `${WHEN} (?:l'(?:ho|abbiamo) |(?:ho|abbiamo) )?(?:pesat[oa]|e stat[oa] pesat[oa])(?: (?:l'ultima volta|per ultimo))?`,
  ),
  rule('weight', 'last', "quando e stata (?:l'ultima pesata|pesat[oa] l'ultima volta)"),
  rule(
    'weight',
    'trend',
    'come (?:va|e andato|sta andando|e cambiato|cambia|procede|andava) (?:con )?(?:il|il suo) peso',
  ),
  rule('weight', 'trend', 'come e (?:andato|cambiato) (?:il|il suo) peso'),
  rule(
    'weight',
    'trend',
    '(?:sta (?:perdendo|prendendo|mettendo|calando)|ha (?:perso|preso|messo)|perde|prende) (?:di )?peso',
    'mark',
  ),
  rule(
    'weight',
    'trend',
    '(?:sta |e )(?:dimagrendo|ingrassando|dimagrit[oa]|ingrassat[oa])',
    'mark',
  ),
  rule(
    'weight',
    'trend',
    '(?:il suo|il) peso e (?:stabile|cambiato|calato|aumentato|sceso|salito|costante)',
    'mark',
  ),
  rule('weight', 'trend', 'quant(?:o|i chili) (?:peso )?ha (?:perso|preso|messo)(?: di peso)?'),
  rule('weight', 'trend', "(?:l')?(?:andamento|curva|grafico) del (?:suo )?peso"),
  rule('weight', 'trend', "(?:qual e|come e) l'andamento del (?:suo )?peso"),
];

const care: readonly QuestionRule[] = [
  rule(
    'vaccine',
    'last',
    `${WHEN} (?:e stato|e stata|era|e|ha fatto|ha avuto|abbiamo fatto|ho fatto|gli ho fatto|le ho fatto) (?:${LAST} )(?:il |la )?${VACCINE}(?: (?:per|contro|di|della|del|per la|contro la|contro il|anti) ${WHAT})?(?: (?<against>antirabbic[oa]))?`,
  ),
  rule(
    'vaccine',
    'last',
    `${WHEN} (?:e stat[oa]|l'(?:ho|abbiamo)) vaccinat[oa](?: l'ultima volta)?(?: (?:per|contro) (?:la |il |l')?${WHAT})?`,
  ),
  rule(
    'vaccine',
    'last',
    `${WHEN} (?:ha fatto|ha avuto) (?:il |la |l')?${VACCINE}(?: l'ultima volta)?(?: (?:per|contro|della|del) (?:la |il |l')?${WHAT})?`,
  ),
  rule(
    'vaccine',
    'last',
    `(?:ha (?:gia )?(?:fatto|avuto)|e (?:gia )?stat[oa]) (?:(?:il|la|l'|un) ?)?(?:${VACCINE}|vaccinat[oa])(?: (?:per|contro|della|del) (?:la |il |l')?${WHAT})?`,
    'mark',
  ),
  rule('vaccine', 'last', `qual e (?:stato |stata )?l'ultim[oa] ${VACCINE}`),
  rule('vaccine', 'list', `(?:che|quali) (?:vaccini|vaccinazioni) ${HAD}`),
  rule(
    'parasites',
    'last',
    `${WHEN} (?:l'(?:ho|abbiamo) (?:sverminat[oa]|trattat[oa])|e stat[oa] (?:sverminat[oa]|trattat[oa]))(?: l'ultima volta)?(?: (?:per|contro) (?:le |i |gli )?${WHAT})?`,
  ),
  rule(
    'parasites',
    'last',
    `${WHEN} (?:e stato|e stata|era|(?:le|gli) ho (?:dato|messo|fatto)|ho (?:dato|messo|fatto)) (?:l'ultim[oa] )?(?:l'|il |lo )?(?<what>sverminazione|antiparassitario|vermifugo|trattamento antiparassitario)(?: l'ultima volta)?`,
  ),
  rule(
    'visit',
    'last',
    `${WHEN} (?:e stat[oa]|siamo (?:stati|andati)|l'(?:ho|abbiamo) portat[oa]|e andat[oa]) (?:l'ultima volta )?dal veterinario(?: l'ultima volta)?`,
  ),
  rule(
    'visit',
    'last',
    `${WHEN} (?:e stata|e stato|era|ha fatto) l'ultim[oa] (?:visita|controllo)(?: (?:dal veterinario|veterinari[ao]))?`,
  ),
  rule(
    'heat',
    'last',
    `${WHEN} (?:e stato|e stata|era|ha avuto|e andata) (?:l'ultimo calore|in calore|il calore)(?: l'ultima volta)?`,
  ),
];

const medicine: readonly QuestionRule[] = [
  rule('medicine', 'list', `(?:che|quali) (?:altre |altri )?${MEDICINES} ${HAD}`),
  rule(
    'medicine',
    'last',
    `${WHEN} (?:(?:gli|le) )?(?:ho|abbiamo) dato (?:l'ultima volta )?(?:il |la |lo |l'|le |i )?${WHAT} l'ultima volta`,
  ),
  rule('medicine', 'last', `${WHEN} (?:(?:gli|le) )?(?:ho|abbiamo) dato l'ultima ${WHAT}`),
  rule(
    'medicine',
    'last',
    `${WHEN} ha preso (?:l'ultima volta )?(?:il |la |lo |l'|le |i )?${WHAT}(?: l'ultima volta)?`,
  ),
  rule(
    'medicine',
    'last',
    `(?:(?:gli|le) )?(?:ho|abbiamo) (?:gia )?dato (?:il |la |lo |l'|le |i )?${WHAT}`,
    'period',
    'mark',
  ),
  rule(
    'medicine',
    'last',
    `ha (?:gia )?preso (?:il |la |lo |l'|le |i )?(?<what>${MEDICINES}|pastigli[ae]|compress[ae]|gocce|sciroppo|antibiotico|insulina|dose)`,
    'period',
    'mark',
  ),
];

const measured: readonly QuestionRule[] = [
  rule(
    'breaths',
    'last',
    '(?:quanti respiri (?:fa|ha|faceva)(?: al minuto)?|qual (?:e|era) la (?:sua )?frequenza respiratoria)',
  ),
  rule('breaths', 'trend', 'come (?:sono|vanno|sono stati|sono andati) i (?:suoi )?respiri'),
  rule(
    'temperature',
    'last',
    "(?:quanta febbre aveva|qual (?:era|e stata) (?:la sua |l'ultima |la )?temperatura|che temperatura aveva)",
  ),
  rule('food', 'list', '(?:che cosa|cosa|che|quanto) ha mangiato', 'period', 'mark'),
];

const NOTED = '(?:annotat[oa]|segnat[oa]|scritt[oa]|registrat[oa]|appuntat[oa])';
const IN_DIARY = '(?: (?:nel|sul) (?:suo |mio )?diario)?';

const notes: readonly QuestionRule[] = [
  rule(
    'notes',
    'list',
    `(?:che cosa|cosa|che) (?:ho|abbiamo) ${NOTED}${IN_DIARY}(?: (?:di|del|della|sul|sulla|su) (?:lei|lui|(?:suo |sua )?(?<what>[\\p{L} ]{3,30})))?${IN_DIARY}`,
  ),
  rule(
    'notes',
    'list',
    "(?:che cosa|cosa|che) (?:dice|mostra|c'e nel|c'e scritto nel|dicono|mostrano) ?(?:il|i|gli)? ?(?:suo |mio )?(?:diario|grafici|approfondimenti)",
  ),
  rule('notes', 'list', '(?:apri |leggi |mostrami |riassumi )?il (?:suo |mio )?diario'),
  rule(
    'notes',
    'list',
    '(?:come e stat[oa]|come sta(?:va)?|che cosa e successo|cosa e successo)',
    'period',
    'mark',
  ),
];

const named: readonly QuestionRule[] = [
  rule(
    'named',
    'last',
    `${WHEN} (?:ha|ha avuto|e stat[oa]|aveva) (?:l'ultima volta )?(?:la |il |le )?${WHAT} (?:l'ultima volta|per l'ultima volta)`,
  ),
  rule('named', 'last', `${WHEN} (?:e stata|era) l'ultima volta che (?:ha )?${WHAT}`),
  rule('named', 'last', `${WHEN} ha ${WHAT}`, 'symptom'),
  rule('named', 'last', `${WHEN} (?:e stata|e stato|era|ha avuto) l'ultim[oa] ${WHAT}`, 'symptom'),
  rule(
    'named',
    'count',
    `(?:quante volte|quanto spesso|ogni quanto|quanti giorni) (?:ha (?:avuto )?)?(?:la |il )?${WHAT}`,
    'symptom',
  ),
  rule('named', 'count', `(?:quante|quanti) ${WHAT} ha avuto`, 'symptom'),
];

/** Most specific first. The animal is not mentioned: its name is removed. */
export const ITALIAN: readonly QuestionRule[] = [
  ...weight,
  ...care,
  ...medicine,
  ...measured,
  ...notes,
  ...named,
  rule('named', 'count', `(?:ha|ha avuto|aveva) (?:la |il )?${WHAT}`, 'period', 'symptom', 'mark'),
];
