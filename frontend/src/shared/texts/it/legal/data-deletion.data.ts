import { PAGES } from '@contract/pages';
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

export const dataDeletion: LegalDocument = {
  summary: [
    [
      'Puoi eliminare tu il tuo account, nel ',
      link('tuo profilo', PAGES.profile),
      ', scrivendo DELETE in un campo di conferma.',
    ],
    'Funziona allo stesso modo se accedi con Google o Facebook.',
    [
      'Se non riesci ad accedere, ',
      ...contact.ask(),
      '. Alle richieste rispondiamo entro 30 giorni.',
    ],
    'I tuoi dati vengono rimossi entro 30 giorni, e dai backup entro 90 giorni. Restano le fatture, come impone la legge, e per due anni un hash con chiave che non indica nessuno.',
  ],
  sections: [
    {
      id: 'yourself',
      title: 'Come eliminare il tuo account',
      blocks: [
        steps(
          ['Accedi e apri il ', link('tuo profilo', PAGES.profile), '.'],
          ['In fondo alla pagina, premi ', strong('Elimina account'), '.'],
          [
            'Scrivi ',
            strong('DELETE'),
            ', in maiuscolo, nel campo di conferma. Serve perché nessuno elimini un account per sbaglio.',
          ],
          ['Premi ', strong('Elimina il mio account'), '.'],
          "Se hai effettuato l'accesso da più di cinque minuti, conferma che sei tu: con la password, oppure con Google o Facebook.",
        ),
        paragraph(
          "L'accesso si chiude su tutti i dispositivi e un abbonamento in corso termina: non ti viene addebitato più nulla. Non si può annullare, nemmeno da parte nostra. Se vuoi tenere una copia, scarica prima i tuoi dati e salva le foto una per una, perché il file ne contiene solo link, validi da una a due ore: ",
          link('i tuoi diritti', `${PAGES.privacy}#rights`),
          '.',
        ),
      ],
    },
    {
      id: 'providers',
      title: 'Se accedi con Facebook o Google',
      blocks: [
        paragraph(
          'Elimina il tuo account come sopra: accedi con Facebook o Google e segui gli stessi passi. Ciò che abbiamo ricevuto dal fornitore (il tuo identificativo, nome, indirizzo email e indirizzo della foto) viene cancellato insieme al resto.',
        ),
        paragraph(
          'Facebook e Google tengono traccia del fatto che hai usato Zampa. Puoi eliminare questa informazione lì, prima o dopo:',
        ),
        list(
          [
            strong('Facebook: '),
            'Impostazioni e privacy, Impostazioni, ',
            link('App e siti web', 'https://www.facebook.com/settings?tab=applications'),
            ', scegli Zampa, Rimuovi.',
          ],
          [
            strong('Google: '),
            'Account Google, ',
            link('App e servizi di terze parti', 'https://myaccount.google.com/connections'),
            ', scegli Zampa, Elimina tutti i collegamenti.',
          ],
        ),
        paragraph(
          'Togliere Zampa da lì chiude solo il collegamento: il tuo account Zampa e i suoi dati restano finché non li elimini qui o non lo chiedi a noi.',
        ),
      ],
    },
    {
      id: 'request',
      title: 'Chiedi a noi di cancellarlo',
      blocks: [
        paragraph(
          'Se non puoi o non vuoi farlo da te, per esempio perché non riesci più ad accedere:',
        ),
        steps(
          [
            ...contact.ask(true),
            ", dall'indirizzo email del tuo account o del tuo account Facebook o Google.",
          ],
          "Di' che vuoi cancellare il tuo account Zampa e tutti i suoi dati. Non serve un motivo.",
          "Possiamo chiederti una cosa per essere certi che l'account sia tuo. Non inviare mai la tua password.",
        ),
        paragraph(
          'Alle richieste di cancellazione rispondiamo entro 30 giorni, e i dati vengono rimossi entro gli stessi 30 giorni. Non costa nulla.',
        ),
      ],
    },
    {
      id: 'deleted',
      title: 'Che cosa viene cancellato',
      blocks: [
        list(
          'il tuo account: nome utente, indirizzo email, hash della password, piano e conteggi delle domande',
          'ciò che Google o Facebook ci hanno comunicato: identificativo, nome, indirizzo email, foto',
          'tutti i tuoi animali, con tutto ciò che hai annotato di loro',
          'tutte le conversazioni: le tue domande, le risposte, le fonti e le note di urgenza',
          'tutte le sessioni, su ogni dispositivo',
        ),
        paragraph(
          'Per cancellare meno: in ',
          link('I tuoi animali', PAGES.pets),
          " puoi eliminare un solo animale, con la sua conversazione, e tenere l'account.",
        ),
      ],
    },
    {
      id: 'when',
      title: 'Quando spariscono, e che cosa resta',
      blocks: [
        table(
          'Quando i dati non ci sono più',
          ['Dati', 'Quando', 'Perché non prima'],
          [
            [strong('Nel prodotto: '), 'account, animali, conversazioni, sessioni'],
            'Subito, quando confermi',
            'Nulla lo ritarda',
          ],
          [
            [strong('Ciò che resta negli altri nostri sistemi, '), 'come email in attesa'],
            'Entro 30 giorni',
            'Si svuotano da sé, o vengono svuotati a mano',
          ],
          [
            [strong('Backup')],
            'Entro 90 giorni',
            'Servono solo a ripristinare il servizio dopo un guasto, e scadono da sé',
          ],
          [
            [
              strong('Fatture e pagamenti, '),
              'senza animali né conversazioni; presso Stripe con la scheda cliente a cui appartengono (il tuo indirizzo email), ma senza carta. Se non hai mai pagato, la scheda viene eliminata, e lì resta solo la fattura annullata di un pagamento che avevi iniziato',
            ],
            'Trascorso il tempo fissato dalla legge fiscale e contabile (in Italia dieci anni)',
            'La legge obbliga noi, e Stripe, a conservarli',
          ],
          [
            [
              strong('Di un veterinario partner: '),
              'nome, numero di iscrizione e ciò che ha scritto ai proprietari',
            ],
            "Quando quei proprietari eliminano l'animale o il loro account",
            'Perché i proprietari conservino il parere e sappiano di chi è',
          ],
          [
            [
              strong('Un hash con chiave di indirizzo email e carte, '),
              "dal quale né l'uno né le altre si possono ricavare, con quanto è stato usato di domande gratuite, sconto e garanzia di rimborso",
            ],
            'Dopo due anni',
            'Perché non ricomincino con un nuovo account',
          ],
        ),
        paragraph(
          'Non possiamo cancellare ciò che sta nel tuo browser (svuotalo nelle sue impostazioni), le email nella tua casella, e ciò che Meta ha ricevuto se hai accettato, che gestisci nelle tue impostazioni lì. Dove ha risposto un modello linguistico, il suo fornitore può conservare le richieste per breve tempo secondo le proprie regole; il tuo nome e il tuo indirizzo email non ci sono, a meno che non li abbia scritti tu.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'Altri diritti',
      blocks: [
        paragraph(
          "Che cosa conserviamo e perché, e come vederlo, esportarlo o correggerlo, sta nell'",
          link('Informativa sulla privacy', PAGES.privacy),
          '. Se vuoi solo smettere di pagare, non serve cancellare nulla: ',
          link("disdici l'abbonamento", `${PAGES.terms}#cancel`),
          '.',
        ),
      ],
    },
  ],
};
