import { GRACE_DAYS } from '@contract/billing';
import { PAGES } from '@contract/pages';
import { FREE_QUESTIONS, PET_LIMITS, PRICES_EUR_CENTS } from '@contract/plans';
import { firstMonthPercent } from '../../../installation';
import { formatPrice } from '../../../format';
import {
  link,
  list,
  paragraph,
  steps,
  strong,
  table,
  type LegalDocument,
} from '../../legal-document';
import { contact } from '../contact';

const price = (plan: keyof typeof PRICES_EUR_CENTS): string =>
  formatPrice(PRICES_EUR_CENTS[plan], 'EUR', 'it');

const firstMonth = firstMonthPercent();

const discount = `Il primo mese è scontato: ${firstMonth}% in meno, una volta per account.`;

export const terms: LegalDocument = {
  summary: [
    "Zampa dà consigli educativi generali, scritti da una macchina. Non è un veterinario. In un'emergenza chiama il veterinario.",
    'Devi avere più di 16 anni.',
    `I piani a pagamento si pagano ogni mese in anticipo.${firstMonth === 0 ? '' : ` ${discount}`}`,
    'Puoi disdire in ogni momento nelle impostazioni del tuo account; il piano resta fino alla fine del mese già pagato.',
    'Rimborso entro 30 giorni dal tuo primo pagamento. Oltre a questo non ci sono rimborsi per periodi parziali.',
    'Le modifiche sostanziali vengono annunciate con 30 giorni di preavviso.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'Questo accordo',
      blocks: [
        paragraph(
          "Questi termini sono l'accordo tra te e il gestore di questo sito (\"noi\") sull'uso di Zampa. Li accetti creando un account. Sono in vigore dal 1 gennaio 2025. Come trattiamo i tuoi dati sta nell'",
          link('Informativa sulla privacy', PAGES.privacy),
          '.',
        ),
      ],
    },
    {
      id: 'age',
      title: 'Chi può usare Zampa',
      blocks: [
        paragraph(
          "Chi usa Zampa deve avere più di 16 anni. Se la legge del posto in cui vivi richiede un'età maggiore per acquistare un abbonamento, ti serve il consenso di un genitore o tutore.",
        ),
      ],
    },
    {
      id: 'account',
      title: 'Il tuo account',
      blocks: [
        list(
          'Indica un indirizzo email che sia tuo, e tieni la password per te.',
          'Un account è per una persona. Rispondi di ciò che accade con esso, a meno che sia stato usato da altri senza tua colpa.',
          'Avvisaci subito se pensi che lo usi qualcun altro.',
        ),
      ],
    },
    {
      id: 'answers',
      title: "Che cos'è una risposta, e che cosa non è",
      blocks: [
        paragraph(
          strong("In un'emergenza, chiama subito un veterinario o un centro antiveleni."),
          ' Non aspettare una risposta qui.',
        ),
        list(
          "Parli con una macchina, un'intelligenza artificiale, non con una persona.",
          'Le risposte sono consigli educativi generali. Non sono una diagnosi, una ricetta o una cura, e non sostituiscono la visita di un veterinario.',
          'Le risposte possono essere incomplete o sbagliate, anche quando indicano le fonti. Sanno solo ciò che hai raccontato a Zampa.',
          'Se Zampa segna una domanda come non urgente, non è una promessa che il tuo animale stia bene. Se hai un dubbio, chiama il tuo veterinario.',
          'Non dare, cambiare o interrompere mai un farmaco solo per una risposta.',
        ),
      ],
    },
    {
      id: 'plans',
      title: 'Piani e prezzi',
      blocks: [
        table(
          'Piani e prezzi',
          ['Piano', 'Prezzo al mese', 'Comprende'],
          [
            [strong('Free')],
            price('free'),
            `${FREE_QUESTIONS} domande in totale, ${PET_LIMITS.free} animale`,
          ],
          [
            [strong('Pro')],
            price('pro'),
            `Domande giornaliere illimitate, fino a ${PET_LIMITS.pro} animali`,
          ],
          [[strong('Expert')], price('expert'), 'Tutto ciò che offre Pro, animali illimitati'],
        ),
        paragraph(
          'Le funzioni principali di ogni piano sono elencate in ',
          link('Prezzi', `${PAGES.home}#pricing`),
          ". I prezzi comprendono l'IVA, dove è dovuta. L'addebito è in euro, per l'importo che il checkout mostra prima che tu confermi; non si aggiunge nulla. Gli importi in dollari che vedi altrove sono indicativi.",
        ),
      ],
    },
    {
      id: 'billing',
      title: 'Pagamenti',
      blocks: [
        list(
          'I piani a pagamento si pagano ogni mese in anticipo, con carta, tramite Stripe. Il piano si rinnova ogni mese finché non disdici.',
          firstMonth === 0
            ? 'Prima di pagare vedi quanto è dovuto oggi e quanto dal mese prossimo.'
            : `${discount} Prima di pagare vedi quanto è dovuto oggi e quanto dal mese prossimo. Se paghi con una carta che ha già avuto lo sconto con un account poi eliminato, ti restituiamo il pagamento e non attiviamo il piano.`,
          'Un piano superiore inizia appena è pagato; ciò che hai già pagato per il mese viene contato. Un piano inferiore inizia con il mese successivo.',
          `Se un rinnovo non riesce, te lo diciamo e si riprova nei giorni seguenti. Se resta non pagato per ${GRACE_DAYS} giorni, l'account torna a Free e non viene addebitato più nulla. I tuoi animali e le conversazioni restano.`,
          'Un nuovo prezzo vale per te solo da un rinnovo ad almeno 30 giorni dalla nostra comunicazione. Se non lo vuoi, disdici prima.',
        ),
      ],
    },
    {
      id: 'cancel',
      title: 'Disdetta e rimborso',
      blocks: [
        paragraph('Puoi disdire in ogni momento, senza un motivo:'),
        steps(
          [
            'Apri il ',
            link('tuo profilo', PAGES.profile),
            ', dove stanno le impostazioni del tuo account.',
          ],
          ['Premi ', strong('Disdici abbonamento'), ' e conferma.'],
        ),
        list(
          "Il piano resta tuo fino alla fine del mese già pagato. Poi l'account passa a Free, e non ti viene addebitato più nulla. Se il mese in corso non è ancora pagato, il piano termina subito e il mese non viene addebitato.",
          [
            strong('Garanzia di rimborso di 30 giorni: '),
            'entro 30 giorni dal tuo primo pagamento lo riavrai per intero, senza un motivo. Il piano termina allora subito. Non vale se un tuo pagamento è già stato rimborsato, o se la tua banca ha ripreso il primo.',
          ],
          "Le domande gratuite, questa garanzia e ogni sconto valgono una volta sola. Non ricominciano se elimini l'account ed entro due anni ti registri con lo stesso indirizzo email o paghi con la stessa carta.",
          'Oltre a questa garanzia non ci sono rimborsi per periodi parziali.',
          'I diritti che la legge riconosce ai consumatori restano intatti, come il recesso entro 14 giorni o i tuoi diritti se il servizio non è come concordato.',
        ),
      ],
    },
    {
      id: 'use',
      title: 'Uso corretto',
      blocks: [
        paragraph('Per favore, non:'),
        list(
          'usare Zampa per fare del male ad animali o persone, o per violare la legge',
          'inserire contenuti illeciti, o dati di altri senza il loro consenso',
          'aggirare i limiti di un piano, creare molti account per avere domande gratuite, o condividere un account tra molte persone',
          'provare a entrare negli account di altri, disturbare il servizio, o chiamarlo con programmi oltre ciò che un piano permette',
          'spacciare le risposte per il consiglio di un veterinario',
        ),
        paragraph(
          'Per proteggere il servizio per tutti ci sono limiti tecnici, come il numero di domande in un minuto.',
        ),
      ],
    },
    {
      id: 'what-you-write',
      title: 'Ciò che scrivi',
      blocks: [
        paragraph(
          'Ciò che scrivi resta tuo. Ci permetti di conservarlo e trattarlo per quanto serve a far funzionare Zampa per te, finché lo tieni qui. Puoi usare come vuoi le risposte che ricevi, entro questi termini.',
        ),
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilità',
      blocks: [
        paragraph(
          'Zampa vuole esserci giorno e notte, ma non possiamo promettere che ci sia sempre: manutenzione, guasti e problemi di altri accadono. Una domanda la cui risposta non è riuscita non viene contata. Possiamo migliorare e cambiare le funzioni; ciò che hai pagato non peggiora in modo sostanziale prima della fine del mese pagato.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilità',
      blocks: [
        paragraph(
          'Rispondiamo senza limiti dove la legge non ammette limiti: per dolo e colpa grave, per danni alla vita, al corpo o alla salute, e secondo le norme inderogabili a tutela dei consumatori e sui prodotti difettosi.',
        ),
        paragraph(
          "Negli altri casi rispondiamo solo se violiamo un obbligo essenziale dell'accordo, e solo per danni tipici e prevedibili. Non rispondiamo di decisioni su un animale prese solo in base a una risposta, quando andava chiesto a un veterinario.",
        ),
      ],
    },
    {
      id: 'ending',
      title: "Fine dell'accordo",
      blocks: [
        paragraph(
          'Puoi chiuderlo in ogni momento eliminando il tuo account: ',
          link('come eliminarlo', PAGES.dataDeletion),
          '.',
        ),
        paragraph(
          'Possiamo chiudere un account che viola questi termini in modo grave o ripetuto, dopo un avviso dove è ragionevole. Se chiudiamo il servizio o il tuo account senza un motivo simile, te lo diciamo 30 giorni prima e ti restituiamo ciò che hai pagato per il tempo successivo.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche a questi termini',
      blocks: [
        paragraph(
          "Diamo 30 giorni di preavviso per le modifiche sostanziali, via email o nel prodotto. Se non sei d'accordo, puoi disdire ed eliminare il tuo account prima che valgano. Le modifiche solo a tuo vantaggio, o imposte dalla legge, possono valere prima.",
        ),
      ],
    },
    {
      id: 'law',
      title: 'Legge e contatto',
      blocks: [
        paragraph(
          'Si applica la legge del paese in cui il gestore ha sede. Se sei un consumatore, la protezione inderogabile del paese in cui vivi resta tua, e puoi rivolgerti ai suoi tribunali. Se uno di questi termini non è valido, gli altri restano.',
        ),
        paragraph(contact.who()),
        paragraph('Parlane prima con noi, per favore: ', ...contact.ask(), '.'),
      ],
    },
  ],
};
