import type { Language } from '../../../contract/languages.js';
import type { Macros } from '../../reading/phrase.js';

/** Words that a name stands for in the phrases of the meanings. */
export const MACROS: Record<Language, Macros> = {
  en: {
    denied:
      'not|no|wont|cant|cannot|t|doesnt|dosnt|dosent|doesent|didnt|dident|isnt|hasnt|hasent|havent|havnt|hadnt|dont|wouldnt|couldnt|wasnt|arent|aint|nothing|hardly|barely|scarcely|refus*|stopped|stops|stop|stopping|quit|without|unable|zero|0|none|neither|nor|fail*|struggl*|ignor*|declin*',
    ate: 'eat|eats|eating|eaten|ate|et|nibbl*|munch*|graz*|feed|feeds|feeding|fed|touch*|tast*|drink*|drank|drunk|suckl*|nurse|nursing|latch*|sniff*|hungry|peck*|hunt*',
    meals:
      'food*|foods|breakfast*|brekk*|dinner*|din|dins|lunch*|supper*|tea|meal*|kibble*|biscuit*|biccies|pellet*|nugget*|hay|grass|veg|veggi*|veget*|salad*|greens|lettuce|kale|dandelion*|carrot*|cucumber*|pepper*|herbs|parsley|coriander|cilantro|basil|banana*|apple*|berr*|strawberr*|treat*|seed*|millet|fruit|nut|nuts|chicken|ham|cheese|tuna|fish|meat|mince|mouse|mice|rat|pinkie*|cricket*|locust*|dubia*|worms|mealworm*|bowl|dish|feed|haynet*|bucket|grub|mix|muesli|milk|formula|bottle|favourite|favorite',
    poo: 'poo|poos|pooed|pood|pooing|poop*|stool*|dropping*|faec*|feces|fecal|turd*|defec*|dump|crap*|shit|shitting|bowel*|motion|motions',
    urine:
      'pee|pees|peed|peeing|wee|wees|weed|weeing|weewee|urin*|piss*|piddl*|widdl*|tinkl*|wetting',
    hot: '27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99|100|101|102|103|104|105|106|107|108|109|110|111|112|113|114|115',
  },
  it: {
    denied:
      'non|nn|nun|nu|minga|niente|nulla|nessun*|nemmeno|neanche|neppure|manco|smesso|smette|rifiuta*|rifiutat*|senza|zero|stenta|ignora*',
    ate: 'mangi*|magna*|becca|beccato|beccare|sgranocchi*|bruca*|rosicchi*|tocca|toccato|assaggi*|poppa*|succhia*|ciuccia*|beve|bevuto|bere|beva|bevono|nutr*|alimenta*|annusa*|ingerisc*|caccia|fame|appetito',
    meals:
      'cibo|pappa|pappe|colazione|pranzo|cena|pasto|pellet|fieno|verdur*|insalat*|erba|erbe|crocc*|semi|semini|ciotola|tonno|prezzemolo|carne|pollo|prosciutto|formaggio|umido|scatoletta|bustin*|biscott*|premi*|snack|banana|mela|carota|carote|cetriolo|frutta|peperone|tarassaco|radicchio|grilli|camole|topo|topolino|latte|biberon|panico|niente|nulla|cose|mangime|bocconcin*',
    poo: 'cacca|cacche|cacchin*|feci|palline|pallina|escrement*|deiezion*|caccol*|popo|pupu|defec*|evacua*|scarica|scaricato|cagat*|caga|cagare|bisogni|bisognini|stronz*|corpo',
    urine: 'pipi|pip|piscia*|urin*|minge|goccia|plin',
    hot: '27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45',
  },
};
