import { rule, type QuestionRule } from './diary-question.js';

const VACCINE = '(?:vaccin(?:e|ation)s?|shots?|jabs?|boosters?|injections?)';
const MEDICINES = '(?:medicines?|medications?|meds|drugs)';
const HAD =
  '(?:has she (?:had|taken|got|gotten|received|been (?:given|taking|on))|did she (?:have|take|get)|was she given|(?:have i|have we|did i|did we) (?:given?|give) her|is she (?:on|taking|getting)|does she (?:take|get|have))';
const WHAT = String.raw`(?<what>[\p{L}' -]{3,40}?)`;

const weight: readonly QuestionRule[] = [
  rule('weight', 'last', 'how much (?:does |did |has )?she (?:last )?weigh(?:s|ed)?(?: last)?'),
  rule('weight', 'last', 'how heavy (?:is she|was she|she is|she was)'),
  rule('weight', 'last', 'what (?:does |did )?she (?:last )?weigh(?:s|ed)?'),
  rule(
    'weight',
    'last',
    "what(?:'s| is| was) her (?:current |latest |last |newest |present )?weight",
  ),
  rule(
    'weight',
    'last',
    '(?:what )?her (?:current |latest |last |newest |present )?weight(?: is| was)?',
  ),
  rule(
    'weight',
    'last',
    'when (?:was she|did (?:i|we)|have (?:i|we)) (?:last )?weigh(?:ed)?(?: her)?(?: last)?',
  ),
  rule(
    'weight',
    'trend',
    'how (?:has|is|was|did|does) her weight(?: (?:been|doing|going|developing|changing|change|changed|develop|developed|look|looking|moved?))*',
  ),
  rule('weight', 'trend', 'how her weight (?:has|is|was|did|developed|changed)(?: \\p{L}+)?'),
  rule(
    'weight',
    'trend',
    '(?:is|has|did|was) she (?:been )?(?:los(?:e|ing|t)|gain(?:ing|ed)?|put(?:ting)? on) (?:any |some |much |a lot of |too much |more )?weight(?: or (?:gaining|losing)(?: it)?)?',
  ),
  rule(
    'weight',
    'trend',
    '(?:is|has) she (?:getting|become|gotten|got|been getting) (?:any )?(?:thinner|lighter|heavier|fatter|slimmer)',
  ),
  rule(
    'weight',
    'trend',
    '(?:is|has) her weight (?:been )?(?:stable|steady|constant|going (?:up|down)|falling|rising|dropping|dropped|increas(?:ing|ed)|decreas(?:ing|ed)|chang(?:ed|ing)|gone (?:up|down)|stayed the same)(?: or (?:going )?\\p{L}+)?',
  ),
  rule(
    'weight',
    'trend',
    'how much (?:weight )?(?:has|did) she (?:los[et]|gain(?:ed)?|put on)(?: weight)?',
  ),
  rule('weight', 'trend', '(?:her )?weight (?:trend|curve|history|chart|development|over time)'),
];

const care: readonly QuestionRule[] = [
  rule(
    'vaccine',
    'last',
    `when (?:was |were )?her (?:last|latest|most recent) (?:${WHAT} )?${VACCINE}(?: was)?(?: (?:against|for) (?<against>[\\p{L} ]+))?`,
  ),
  rule('vaccine', 'last', `(?:what|which) was her (?:last|latest) ${VACCINE}`),
  rule(
    'vaccine',
    'last',
    `when (?:(?:was|were) she|she was) (?:last )?(?:vaccinated|immuni[sz]ed)(?: last)?(?: (?:against|for) ${WHAT})?`,
  ),
  rule(
    'vaccine',
    'last',
    `when did she (?:last )?(?:get|have|receive) (?:(?:her|a|the|any|last) )*(?:${WHAT} )?${VACCINE}(?: last)?`,
  ),
  rule(
    'vaccine',
    'last',
    `when did (?:i|we|the vet) (?:last )?vaccinate her(?: last)?(?: (?:against|for) ${WHAT})?`,
  ),
  rule(
    'vaccine',
    'last',
    `(?:has|did) she (?:ever |already )?(?:had|have|get|got|gotten|received) (?:her|a|the|any) (?:${WHAT} )?${VACCINE}(?: already| yet)?`,
  ),
  rule(
    'vaccine',
    'last',
    `(?:has she (?:ever |already )?been|was she) vaccinated(?: (?:against|for) ${WHAT})?(?: already| yet)?`,
  ),
  rule('vaccine', 'list', `(?:which|what) (?:vaccines|vaccinations|shots|jabs) ${HAD}`),
  rule(
    'parasites',
    'last',
    `when (?:did (?:i|we) (?:last )?(?:de-?worm|worm|treat) her|was she (?:last )?(?:de-?wormed|wormed|treated))(?: last)?(?: (?:for|against) (?<against>fleas|ticks|worms|fleas and ticks|parasites))?`,
  ),
  rule(
    'parasites',
    'last',
    'when was her (?:last|latest) (?<what>worm(?:ing|er)?|deworming|flea(?: and tick)?|tick|parasite|spot-on)(?: treatment| tablet| pill| dose)?',
  ),
  rule(
    'visit',
    'last',
    'when (?:was|did|were|have) (?:she|i|we) (?:last )?(?:at|to|see|seen by|seen|been to|been at|visit|go to) (?:the|a|our|my) vet(?: last)?(?: (?:with|for) her)?',
  ),
  rule(
    'visit',
    'last',
    'when was her (?:last|latest) (?:vet )?(?:visit|check-?up|appointment|exam|examination|consultation)(?: (?:at|to|with) the vet)?',
  ),
  rule(
    'heat',
    'last',
    'when (?:was she (?:last )?in (?:heat|season)|was her last (?:heat|season|cycle))(?: last)?',
  ),
];

const medicine: readonly QuestionRule[] = [
  rule('medicine', 'list', `(?:which|what) (?:other )?${MEDICINES} ${HAD}`),
  rule('medicine', 'last', `when did (?:i|we) last give her (?:(?:her|the|a|any|some) )?${WHAT}`),
  rule('medicine', 'last', `when did (?:i|we) give her (?:(?:her|the|a|any|some) )?${WHAT} last`),
  rule(
    'medicine',
    'last',
    'when was her last (?:dose|tablet|pill|medicine|medication)(?: of (?<what>[\\p{L} -]{3,40}))?',
  ),
  rule(
    'medicine',
    'last',
    `(?:did|have) (?:i|we) (?:already )?give(?:n)? her (?:(?:her|the|a|any) )?${WHAT}(?: already| yet)?`,
    'period',
  ),
  rule(
    'medicine',
    'last',
    `(?:has|did) she (?:already )?(?:had|have|take|taken|get|got|gotten) (?:her|the|any) (?<what>${MEDICINES}|tablets?|pills?|drops|syrup|antibiotics?|insulin|dose)(?: already| yet)?`,
    'period',
  ),
];

const measured: readonly QuestionRule[] = [
  rule(
    'breaths',
    'last',
    "what(?:'s| is| was) her (?:last |latest |usual )?(?:sleeping |resting )?(?:breathing rate|respiratory rate|breath rate|breaths)",
  ),
  rule(
    'breaths',
    'trend',
    'how (?:has|have) her (?:sleeping )?(?:breaths|breathing(?: rate)?) been',
  ),
  rule('temperature', 'last', 'what was her (?:last |latest )?temperature'),
  rule('temperature', 'last', 'how high was her (?:temperature|fever)'),
  rule('food', 'list', 'what (?:has she (?:eaten|been eating|had)|did she eat)', 'period'),
  rule('food', 'list', 'how much (?:has she (?:eaten|been eating)|did she eat)', 'period'),
];

const NOTED =
  '(?:note|noted|write|written|wrote|log|logged|record|recorded|enter|entered|track|tracked|jot|jotted)(?: down)?';
const IN_DIARY = '(?: (?:in|into) (?:the|her|my) diary)?';

const notes: readonly QuestionRule[] = [
  rule(
    'notes',
    'list',
    `what (?:(?:did|have|had) (?:i|we) |(?:i|we) )${NOTED}${IN_DIARY}(?: (?:about|of|on|for) (?:she|her(?: (?<what>[\\p{L} ]{3,30}))?))?${IN_DIARY}`,
  ),
  rule(
    'notes',
    'list',
    'what (?:does|do|did|can) (?:the|her|my|our) (?:diary|notes|entries|insights|findings|charts?) (?:show|say|tell|contain|hold)(?: (?:me|us))?(?: (?:about|of|on) (?:she|her))?',
  ),
  rule('notes', 'list', "what(?:'s| is) in (?:the|her|my) (?:diary|notes)"),
  rule('notes', 'list', '(?:open |read |summari[sz]e |sum up )?(?:the|her|my) (?:diary|insights)'),
  rule('notes', 'list', 'how (?:has|was) she (?:been(?: doing)?|doing)?', 'period'),
  rule('notes', 'list', 'what happened(?: (?:to|with) (?:she|her))?', 'period'),
];

const named: readonly QuestionRule[] = [
  rule('named', 'last', `when did she (?:last|most recently) ${WHAT}`),
  rule('named', 'last', `when did she ${WHAT} last(?: time)?`),
  rule('named', 'last', `when she (?:last|most recently) ${WHAT}`),
  rule('named', 'last', `when was the last time (?:that )?she (?:was )?${WHAT}`),
  rule('named', 'last', `when was she last ${WHAT}`),
  rule('named', 'last', `when was her (?:last|latest) ${WHAT}`, 'symptom'),
  rule(
    'named',
    'count',
    `how (?:often|many times|many days) (?:(?:has|did|does|is|was) she |she has )(?:been )?${WHAT}`,
    'symptom',
  ),
  rule('named', 'count', `how many (?<what>[\\p{L}]+s) (?:has she had|did she have)`, 'symptom'),
  rule('named', 'count', `how (?:has|is|was) her ${WHAT}(?: been| doing| going)*`, 'symptom'),
];

/** Most specific first. The animal is always "she" or "her". */
export const ENGLISH: readonly QuestionRule[] = [
  ...weight,
  ...care,
  ...medicine,
  ...measured,
  ...notes,
  ...named,
  rule('named', 'count', `(?:has|did|was|is) she (?:been )?${WHAT}`, 'period', 'symptom'),
];
