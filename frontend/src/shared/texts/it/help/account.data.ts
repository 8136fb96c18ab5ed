import { GRACE_DAYS, REFUND_DAYS } from '@contract/billing';
import { LIMITS } from '@contract/limits';
import { PAGES } from '@contract/pages';
import { FREE_QUESTIONS, PET_LIMITS, PRICES_EUR_CENTS } from '@contract/plans';
import { firstMonthPercent, operator } from '../../../installation';
import { formatPrice } from '../../../format';
import type { HelpAnswers } from '../../help-answers';
import { link, strong } from '../../legal-document';
import { contact } from '../contact';
import { promise } from './promise';

const { supportEmail, communityUrl, answerHours } = operator();
const percent = firstMonthPercent();
const price = (plan: 'pro' | 'expert'): string => formatPrice(PRICES_EUR_CENTS[plan], 'EUR', 'it');
const profile = link('tuo profilo', PAGES.profile);
const pricing = link('Prezzi', `${PAGES.home}#pricing`);

export const account = {
  register: {
    question: 'Come creo un account?',
    answer: [
      `Con un indirizzo email e una password di almeno ${LIMITS.password.min} caratteri, oppure con Google o Facebook dove l'accesso li propone. È gratis e non serve una carta. Devi avere più di 16 anni.`,
    ],
    also: 'iscriversi registrazione registrarsi',
  },
  'sign-in': {
    question: 'Posso accedere anche con Google o Facebook?',
    answer: [
      [
        "Sì, dove l'accesso li propone. Nel ",
        profile,
        ', alla voce "Accesso e sicurezza", li colleghi, li scolleghi e imposti una password.',
      ],
    ],
    also: 'entrare login social collegare',
  },
  password: {
    question: 'Ho dimenticato la password',
    answer: [
      'Premi "Password dimenticata?" dove accedi. Ti mandiamo un link con cui ne scegli una nuova; funziona una sola volta, per 30 minuti. Se non arriva nulla, guarda anche nella posta indesiderata.',
    ],
    also: 'reimpostare persa accesso non riesco a entrare',
  },
  'change-email': {
    question: 'Come cambio il mio indirizzo email o il mio nome?',
    answer: [
      [
        'Nel ',
        profile,
        ', con "Modifica profilo". Un nuovo indirizzo vale quando apri il link che mandiamo lì; fino ad allora resta quello attuale.',
      ],
    ],
    also: 'nome utente posta confermare verifica',
  },
  devices: {
    question: "Dove ho fatto l'accesso, e come lo chiudo?",
    answer: [
      [
        'Nel ',
        profile,
        ', alla voce "Accesso e sicurezza", trovi ogni dispositivo. Ne disconnetti uno, o tutti gli altri. Anche una nuova password disconnette tutti gli altri (con il link via email, proprio tutti), e smettono di funzionare token API, indirizzo del calendario, notifiche e webhook.',
      ],
    ],
    also: 'sessione uscire browser telefono rubato',
  },
  'not-me': {
    question: "Un'email dice che qualcosa è cambiato, ma la modifica non è mia",
    answer: [
      'In quell\'email premi "Non è una mia modifica". L\'account mantiene il tuo indirizzo, tutti i dispositivi vengono disconnessi e scegli una nuova password. Il link funziona una sola volta, per 7 giorni.',
    ],
    also: 'violato rubato sicurezza password cambiata hacker',
  },
  plans: {
    question: 'Che cosa comprendono i piani?',
    answer: [
      [
        strong('Free: '),
        `${FREE_QUESTIONS} domande in totale, ${PET_LIMITS.free} animale, e aiuto nelle emergenze senza limiti.`,
      ],
      [
        strong('Pro: '),
        `domande illimitate, fino a ${PET_LIMITS.pro} animali, il diario con grafici e approfondimenti, i riepiloghi per il veterinario e i promemoria.`,
      ],
      [strong('Expert: '), 'tutto ciò che offre Pro, animali illimitati.'],
      ['Le funzioni principali di ogni piano sono elencate in ', pricing, '.'],
    ],
    also: 'differenza confronto offerta free pro expert premium abbonamento',
  },
  prices: {
    question: 'Quanto costano i piani?',
    answer: [
      `Pro costa ${price('pro')} al mese, Expert ${price('expert')}; Free è gratis. I prezzi comprendono l'IVA, dove è dovuta. L'addebito è in euro, per l'importo che il checkout mostra prima di pagare; non si aggiunge nulla. Gli importi in dollari altrove sono indicativi.`,
    ],
    also: 'prezzo euro dollari costo caro abbonamento',
  },
  'first-month': {
    question: "C'è uno sconto sul primo mese?",
    answer: [
      percent === 0
        ? 'In questo momento no. Il checkout mostra quanto paghi oggi e quanto dal mese prossimo.'
        : `Sì: ${percent}% in meno sul primo mese, una volta per account. Una carta che lo ha già avuto con un account poi eliminato non lo riceve di nuovo. Il checkout mostra quanto paghi oggi e quanto dal mese prossimo.`,
    ],
    also: 'offerta codice promozione prova',
  },
  'switch-plan': {
    question: 'Come cambio piano?',
    answer: [
      [
        'Nel ',
        profile,
        ", alla voce Abbonamento. Un piano superiore parte appena è pagato, e ciò che hai già pagato per il mese viene scalato; vedi prima l'importo esatto. Un piano inferiore parte con il mese successivo.",
      ],
    ],
    also: 'passare migliorare upgrade downgrade',
  },
  'after-pro': {
    question: 'Che cosa succede al diario e ai promemoria quando Pro finisce?',
    answer: [
      'Tutto ciò che hai annotato resta: puoi leggerlo, scaricarlo ed eliminarlo. Per aggiungere altro serve di nuovo un piano a pagamento; fino ad allora i promemoria restano salvati, ma non arrivano.',
    ],
    also: 'perdere dati scadenza fine gratis disdetta',
  },
  paying: {
    question: 'Come posso pagare, ed è sicuro?',
    answer: [
      'Con carta, tramite Stripe. Il numero della carta va dal tuo browser direttamente a Stripe e non arriva mai ai nostri server. Il piano si rinnova ogni mese finché non disdici.',
      [
        'Per pagare con un\'altra carta dal mese prossimo, scegli "Sostituisci la carta" nel ',
        profile,
        '.',
      ],
    ],
    also: 'carta di credito visa mastercard metodo paypal cambiare sostituire scaduta',
  },
  'paid-not-active': {
    question: 'Ho pagato, ma il piano non è attivo',
    answer: [
      'Di solito bastano pochi secondi. Premi "Attiva il mio piano" nella pagina dopo il pagamento, oppure ricarica il profilo dopo un minuto. Riprovare non comporta mai un doppio addebito.',
      ['Se resta così, ', ...contact.ask(), '.'],
    ],
    also: 'manca aggiornamento addebitato problema errore',
  },
  'failed-payment': {
    question: 'Un pagamento non è riuscito. E adesso?',
    answer: [
      [
        `Il piano resta tuo per ${GRACE_DAYS} giorni. Nel `,
        profile,
        ", alla voce Abbonamento, puoi pagare l'importo dovuto. Se resta da pagare, l'account torna a Free; i tuoi animali e le conversazioni restano.",
      ],
    ],
    also: 'rifiutata carta scaduta rinnovo banca',
  },
  invoices: {
    question: 'Dove trovo ricevute e fatture?',
    answer: [
      ['Nel ', profile, ', alla voce Pagamenti. Ogni pagamento è confermato anche via email.'],
    ],
    also: 'ricevuta fattura tasse scaricare',
  },
  cancel: {
    question: "Come disdico l'abbonamento?",
    answer: [
      [
        'Nel ',
        profile,
        ', con "Disdici abbonamento", in qualsiasi momento. Il piano resta tuo fino alla fine del mese già pagato, poi non ti viene addebitato altro.',
      ],
    ],
    also: 'annullare cancellare terminare smettere disdetta',
  },
  refund: {
    question: 'Posso riavere i miei soldi?',
    answer: [
      [
        `Sì, entro ${REFUND_DAYS} giorni dal primo pagamento, per intero e senza un motivo: nel `,
        profile,
        ', "Chiedi il rimborso". Il piano finisce subito. Vale una volta sola, e non se un pagamento è già stato rimborsato o ripreso dalla tua banca. Oltre quei giorni, i mesi parziali non vengono rimborsati. I dettagli sono nei ',
        link('Termini di servizio', `${PAGES.terms}#cancel`),
        '.',
      ],
    ],
    also: 'rimborso garanzia restituzione',
  },
  privacy: {
    question: 'Chi può vedere ciò che scrivo?',
    answer: [
      [
        "I profili dei tuoi animali, le conversazioni e il diario li apri solo tu, e chi decidi tu (un veterinario a cui chiedi, o chi riceve il link a un riepilogo); i tuoi dati non vengono mai venduti. Che cosa si conserva, perché e per quanto tempo lo dice l'",
        link('Informativa sulla privacy', PAGES.privacy),
        '.',
      ],
    ],
    also: 'dati sicuri gdpr privato sicurezza',
  },
  'language-model': {
    question: 'Ciò che scrivo va a un modello linguistico?',
    answer: [
      [
        "Dipende da come il gestore ha impostato il sito: o risponde il manuale incorporato, e la tua domanda non lascia i nostri server, oppure risponde un modello linguistico, che riceve la domanda con le sue foto, la conversazione recente (anche con un veterinario) e ciò che è annotato dell'animale: profilo, ricordi, promemoria e diario. Non riceve il tuo nome, il tuo indirizzo email né i tuoi pagamenti. I dettagli sono in ",
        link('Come nascono le risposte', `${PAGES.privacy}#answers`),
        '.',
      ],
    ],
    also: 'openai chatgpt ai fornitore addestramento',
  },
  export: {
    question: 'Come scarico i miei dati?',
    answer: [
      [
        'Nel ',
        profile,
        ', alla voce "Accesso e sicurezza": un pulsante scarica in un unico file il tuo account, i tuoi animali e le conversazioni. Delle foto contiene solo link, validi da una a due ore: quelle che vuoi tenere, salvale tu.',
      ],
    ],
    also: 'esportare copia gdpr salvare',
  },
  'delete-account': {
    question: 'Come elimino il mio account?',
    answer: [
      [
        'In fondo al ',
        profile,
        ', con "Elimina account". Scrivi DELETE per confermare; se hai fatto l\'accesso da più di cinque minuti, servono anche la password o una conferma con Google o Facebook. Animali e conversazioni vengono rimossi per sempre, e un abbonamento in corso termina. Ogni passo è descritto in ',
        link('Cancellazione dei dati', PAGES.dataDeletion),
        '.',
      ],
    ],
    also: 'cancellare chiudere togliere tutto',
  },
  advertising: {
    question: "C'è pubblicità o tracciamento?",
    answer: [
      [
        'In Zampa non c\'è pubblicità. Se il gestore misura la pubblicità fatta altrove, succede solo dopo il tuo consenso, e puoi cambiare idea con "Scelta dei cookie" in fondo alla pagina. Di più nell\'',
        link('Informativa sulla privacy', `${PAGES.privacy}#advertising`),
        '.',
      ],
    ],
    also: 'cookie pixel facebook annunci consenso',
  },
  support: {
    question: "Come contatto l'assistenza?",
    answer:
      supportEmail === null
        ? [
            "Queste pagine di aiuto sono per tutti. Il gestore di questa installazione non ha indicato un indirizzo di contatto, quindi nessun piano comprende l'assistenza via email.",
          ]
        : [
            [
              'Con Pro ed Expert ci scrivi ',
              link('in fondo a questa pagina', '#contact'),
              `, e la risposta arriva lì e via email: con Expert entro ${promise.span(answerHours.expert)}, con Pro entro ${promise.span(answerHours.pro)}. Accanto al tuo messaggio leggi entro quando.`,
            ],
            'Queste pagine di aiuto sono per tutti.',
          ],
    also: 'contatto email persona operatore scrivere reclamo errore supporto',
  },
  community: {
    question: "C'è una community?",
    answer: [
      communityUrl === null
        ? 'Non ancora. Queste pagine di aiuto sono per tutti.'
        : [
            'Sì: ',
            link('lì i proprietari si aiutano a vicenda', communityUrl),
            '. È aperta a tutti.',
          ],
    ],
    also: 'forum gruppo proprietari discord',
  },
  operator: {
    question: 'Chi gestisce questo sito?',
    answer: [
      contact.who(),
      [
        "Chi risponde dei tuoi dati, e come chiedere, è scritto nell'",
        link('Informativa sulla privacy', `${PAGES.privacy}#who`),
        '.',
      ],
    ],
    also: 'azienda titolare indirizzo società legale',
  },
} satisfies Partial<HelpAnswers>;
