import { AND_HALF, NO_FURTHER } from '../../pets/memories/reading/spoken-weight.js';
import { COUNTS, FIGURE } from './spoken-amount.js';
import {
  readMeasure,
  readMedicine,
  readProduct,
  symptom,
  thingIn,
  WORDS,
  type DiaryRule,
} from './rule.js';

const WHEN =
  '(?:oggi|di oggi|ora|adesso|stamattina|stamani|stasera|stanotte|ieri|ieri sera|ormai|in questo momento)';
const ABOUT =
  '(?:circa|quasi|solo|soltanto|attualmente|esattamente|sui|intorno ai|di|appena|precisamente)';

const KILOS = `(?<value>${FIGURE})\\s?(?<unit>kg|chil[oi]|kil[oi]|chilogramm[oi]|g|gr|gramm[oi])(?!\\p{L})${AND_HALF}${NO_FURTHER}(?!\\s*(?:in più|in meno|di))`;

const DOSE = `(?<count>${COUNTS}) ?(?<unit>ml|mill?ilitr[oi]|mg|milligramm[oi]|compress[ae]|pillol[ae]|pastigli[ae]|capsul[ae]|gocc[ei]a?)(?!\\p{L})`;

/** "To her", before the verb. */
const CLITIC = "(?:(?:gli|le|gliel['’]|l['’]|glielo) ?)?";
const GAVE = `(?<!\\p{L})(?<!(?:mi|ci|vi|ti) )${CLITIC}(?:ho|abbiamo|ha|hanno)(?: appena| già| anche)? (?:dato|somministrato|messo)(?: (?:a (?<whom>\\p{L}+)|al(?:la)? (?<to>(?:mi[oa] |nostr[oa] )?\\p{L}+)))?`;
const GOT =
  '(?<!\\p{L})(?<!(?:mi|ci|vi|ti) )ha(?: appena| già| anche)? (?:preso|avuto|ricevuto|assunto)';

const OFTEN = String.raw`(?: (?<often>(?:una|due|tre|quattro|cinque|sei|\d{1,2}) volte?))?`;
const MORE = '(?: appena| anche| già| di nuovo| ancora| ri)*';

const symptomRule = (pattern: string, text: string, more: Partial<DiaryRule> = {}): DiaryRule => ({
  kind: 'symptom',
  pattern: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})${OFTEN}`, 'iu'),
  read: symptom(text),
  ...more,
});

const weights: readonly DiaryRule[] = [
  {
    kind: 'weight',
    pattern: new RegExp(
      `(?<!\\p{L})(?:pesa|il (?:suo )?peso(?: ${WHEN})?(?: di \\p{L}+)? è|peso ${WHEN}|è (?:arrivat[oa]|sces[oa]|salit[oa]) a)(?: (?:${WHEN}|${ABOUT}))*\\s+${KILOS}`,
      'iu',
    ),
    read: readMeasure,
  },
  {
    kind: 'weight',
    dated: true,
    pattern: new RegExp(
      `(?<!\\p{L})(?:pesava|ha pesato)(?: (?:${WHEN}|${ABOUT}))*\\s+${KILOS}`,
      'iu',
    ),
    read: readMeasure,
  },
  {
    kind: 'weight',
    pattern: new RegExp(
      `(?<!\\p{L})(?:l['’](?:ho|ha|abbiamo)|(?:ho|abbiamo)(?= pesato ))(?: appena)? pesat[oa](?: (?<whom>(?:la (?:mia )?|il (?:mio )?)\\p{L}+))?(?: \\p{L}+){0,6}?\\s+${KILOS}`,
      'iu',
    ),
    read: readMeasure,
  },
];

const ASLEEP = /(?<!\p{L})(?:dorm\p{L}*|sonno|addormentat[oa])(?!\p{L})/iu;

const measures: readonly DiaryRule[] = [
  {
    kind: 'breaths',
    needs: ASLEEP,
    pattern:
      /(?<!\p{L})(?:respir\p{L}*|atti respiratori|frequenza respiratoria)(?<between>[^\d]{0,40}?) (?<value>\d{1,3})(?: (?:volte|respiri|atti))?(?: al minuto| ?\/ ?min(?!\p{L}))/iu,
    read: readMeasure,
  },
  {
    kind: 'breaths',
    needs: ASLEEP,
    pattern:
      /(?<!\p{L})(?:(?:ho|abbiamo) (?:contato|misurato) )?(?<value>\d{1,3}) (?:respiri|atti(?: respiratori)?)(?: al minuto| ?\/ ?min(?!\p{L}))/iu,
    read: readMeasure,
  },
  {
    kind: 'temperature',
    pattern:
      /(?<!\p{L})(?:(?:le|gli) (?:ho|abbiamo) (?:misurato|preso) la )?(?:temperatura|febbre)(?<between>[^\d]{0,40}?) (?<value>\d{2,3}(?:[.,]\d{1,2})?)(?!\d)(?! ?(?:ore|giorni|%|volte|minuti))/iu,
    read: readMeasure,
  },
  {
    kind: 'temperature',
    pattern:
      /(?<!\p{L})ha (?<value>\d{2}(?:[.,]\d{1,2})?)(?: ?°?C?| gradi)? di (?:febbre|temperatura)(?!\p{L})/iu,
    read: readMeasure,
  },
];

const symptoms: readonly DiaryRule[] = [
  symptomRule(
    `ha${MORE} (?:ri)?(?:vomitato|rimesso|rigettato)|sta(?: ancora)? vomitando`,
    'vomito',
  ),
  symptomRule('vomita', 'vomito', { dated: true }),
  symptomRule(
    "ha(?: avuto| fatto)?(?: di nuovo| ancora)? (?:la |un po['’] di |una )?(?:forte |brutta |leggera )?(?:diarrea|feci molli|cacca molle)",
    'diarrea',
  ),
  symptomRule(`ha${MORE} tossito|sta tossendo`, 'tosse'),
  symptomRule('tossisce|ha la tosse', 'tosse', { dated: true }),
  symptomRule(`ha${MORE} starnutito|sta starnutendo`, 'starnuti'),
  symptomRule('starnutisce', 'starnuti', { dated: true }),
  symptomRule(`ha${MORE} zoppicato|sta zoppicando|zoppica`, 'zoppia'),
  symptomRule('si sta grattando|si è grattat[oa]', 'prurito'),
  symptomRule('si gratta|ha prurito', 'prurito', { dated: true }),
  symptomRule(`ha${MORE} tremato|sta tremando`, 'tremore'),
  symptomRule(
    "ha(?: appena)? avuto (?:(?:una|un['’]altra|due|tre|delle|le|di nuovo una)(?: brutta| forte| lunga| breve)? )?(?:crisi(?: epilettic[ah]e?| convulsiv[ae])?|convulsion[ei]|attacc(?:o|hi) epilettic[oi])",
    'convulsioni',
  ),
  {
    kind: 'symptom',
    denies: true,
    pattern:
      /(?<!\p{L})(?:non (?:ha (?:ancora )?mangiato|mangia|vuole mangiare|sta mangiando|ha toccato cibo)|rifiuta (?:il |di )?(?:cibo|mangiare))(?=$| (?:nulla|niente|da|oggi|ieri|stamattina|stasera|più|per|e|ma)(?!\p{L}))/iu,
    read: () => ({ text: 'non ha mangiato' }),
  },
];

const care: readonly DiaryRule[] = [
  {
    kind: 'medicine',
    pattern: new RegExp(`${GAVE} ${DOSE} (?<thing>${WORDS})`, 'iu'),
    read: readMedicine,
  },
  {
    kind: 'medicine',
    pattern: new RegExp(`${GOT} ${DOSE} (?<thing>${WORDS})`, 'iu'),
    read: readMedicine,
  },
  {
    kind: 'medicine',
    pattern: new RegExp(`(?:${GAVE}|${GOT}) (?!${DOSE})(?<thing>(?:l['’])?${WORDS})`, 'iu'),
    read: readMedicine,
  },
  {
    kind: 'parasites',
    pattern: new RegExp(`${GAVE} (?<thing>(?:l['’])?${WORDS})`, 'iu'),
    read: readProduct,
  },
  {
    kind: 'parasites',
    dated: true,
    pattern: new RegExp(
      `(?:${GAVE}|${GOT}|(?<!\\p{L})ha fatto) (?:(?:il|la|lo|le|un|una) |l['’])?(?<thing>antiparassitario|antipulci|vermifugo|pipetta|pastiglia (?:per|contro) (?:i vermi|le pulci)|sverminazione)(?!\\p{L})`,
      'iu',
    ),
    read: ({ thing }) => ({ text: thing?.toLowerCase() ?? null }),
  },
  {
    kind: 'parasites',
    dated: true,
    pattern:
      /(?<!\p{L})(?:(?:l['’]|(?=\p{L}+ sverminat[oa] (?<whom>(?:il |la )?(?:mi[oa] )?\p{L}+)))(?:ho|abbiamo)|è stat[oa]) (?:appena )?sverminat[oa](?!\p{L})/iu,
    read: () => ({ text: 'sverminazione' }),
  },
  {
    kind: 'vaccine',
    dated: true,
    pattern: new RegExp(
      `(?<!\\p{L})(?:ha|(?:(?:gli|le) )?(?:ho|abbiamo)(?: fatto)?|(?:gli|le) hanno)(?: appena| già)? (?:fatto|fare|ricevuto|avuto) (?:(?:il|la|un|una|l['’])(?: suo| sua| prim[oa]| second[oa])? ?)(?:vaccino|vaccinazione|richiamo)(?: (?:annuale|del vaccino))?(?: (?<thing>antirabbica|trivalente|quadrivalente|polivalente)| (?:contro |per |per la |della )(?<what>${WORDS}))?`,
      'iu',
    ),
    read: ({ thing, what }) => ({ text: thingIn(what) ?? thing ?? 'vaccino' }),
  },
  {
    kind: 'vaccine',
    dated: true,
    pattern: new RegExp(
      `(?<!\\p{L})(?:è stat[oa]|l['’](?:ho|abbiamo|hanno)(?: fatt[oa])?) (?:appena )?vaccina(?:t[oa]|re)(?: contro (?<thing>(?:l['’])?${WORDS}))?(?!\\p{L})`,
      'iu',
    ),
    read: ({ thing }) => ({ text: thingIn(thing) ?? 'vaccino' }),
  },
  {
    kind: 'visit',
    dated: true,
    pattern:
      /(?<!\p{L})(?:(?:siamo|sono)(?: già| appena)? (?:andat[oaie]|stat[oaie]|tornat[oaie])|l['’](?:ho|abbiamo) portat[oa]|(?:ho|abbiamo) portat[oa] (?<whom>(?:il |la )?(?:mi[oa] )?\p{L}+)|è stat[oa]) dal(?:la)? vet(?:erinari[oa])?(?!\p{L})/iu,
    read: () => ({}),
  },
  {
    kind: 'heat',
    pattern:
      /(?<!\p{L})(?:è|e['’])(?: di nuovo| ancora)?(?: andata| entrata)? in calore(?!\p{L})/iu,
    read: () => ({}),
  },
  {
    kind: 'food',
    pattern: new RegExp(
      `(?<!\\p{L})(?:ha mangiato|(?:gli|le) ho dato) (?:circa |solo )?(?<value>${FIGURE}) ?(?<unit>g|gr|gramm[oi]) di (?<thing>(?:cibo |crocchette|umido|pappa|fieno|pellet)(?:secco|umido)?)(?!\\p{L})`,
      'iu',
    ),
    read: ({ thing, ...groups }) => {
      const amount = readMeasure(groups);
      return amount && { ...amount, text: thing?.trim() ?? null };
    },
  },
];

export const ITALIAN: readonly DiaryRule[] = [...weights, ...measures, ...symptoms, ...care];
