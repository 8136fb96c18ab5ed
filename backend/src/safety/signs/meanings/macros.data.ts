import type { Macros } from '../../reading/phrase.js';
import type { Language } from '../../language.js';

/** Words that stand behind a name in the phrases of the meanings. */
export const MACROS: Record<Language, Macros> = {
  en: {
    not: 'not|no|never|wont|cant|cannot|t|doesnt|didnt|isnt|hasnt|havent|dont|wouldnt|couldnt|nothing|hardly|barely|refus*|stopped|stop|quit|without|unable',
    food: 'food|breakfast|dinner|lunch|supper|meal*|kibble|pellet*|hay|veg*|salad|greens|treat*|banana|seed*|crickets|bowl|tuna|anything|thing|meat|parsley',
    colour: 'blue|bluish|purple|grey|gray|white|pale|dark|black|yellow',
    weak: 'weak*|wobbl*|stagger*|stumbl*|floppy|flat|limp|drunk*|letharg*|collaps*|shak*|tremb*|cold|quiet|dull',
    hours: 'hour|hours|hrs|hr|h',
    limb: 'leg|legs|paw|paws|foot|feet|hind|front|back',
  },
  it: {
    not: 'non|mai|niente|nulla|nessun*|nemmeno|neanche|manco|ne|smesso|rifiuta*|rifiutat*|senza|smette',
    food: 'cibo|pappa|colazione|pranzo|cena|pellet|fieno|verdur*|erba|crocchett*|semi|croccantini|ciotola|niente|nulla|cose|tonno|prezzemolo|carne|banana',
    colour: 'blu|bluastr*|violacea|viola|grigi*|grigiastr*|bianc*|pallid*|scur*|ner*|giall*|cianotic*',
    weak: 'debol*|barcoll*|traball*|moll*|fiacc*|abbattut*|accasciat*|tremant*|trema*|fredd*|stremat*|spent*',
    hours: 'ora|ore|h',
    limb: 'zampa|zampe|zampina|zampine|gamba|gambe|piede|piedi|posteriore|posteriori|anteriore|anteriori|dietro|davanti',
  },
};
