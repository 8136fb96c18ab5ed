import { PAGES } from '@contract/pages';
import { link, list, paragraph, strong, table, type LegalDocument } from '../../legal-document';
import { contact } from '../contact';

export const dataProcessing: LegalDocument = {
  summary: [
    'Per le attività con Expert che inseriscono in Zampa dati personali di altre persone: clienti, acquirenti, collaboratori.',
    "Quei dati restano tuoi. Li usiamo per far funzionare Zampa per te, e per nient'altro.",
    'Chi ci aiuta, e in che cosa, è elencato qui sotto. Ogni cambiamento ti viene detto 30 giorni prima.',
    'Puoi portare via tutto, o eliminarlo, quando vuoi.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Tra chi, e da quando',
      blocks: [
        paragraph(
          'Questo accordo è tra te, un\'attività che usa Zampa con il piano Expert (il "titolare"), e il gestore di questo sito (il "responsabile", in questo testo "noi"). È il contratto richiesto dall\'articolo 28 del Regolamento generale sulla protezione dei dati (GDPR) e fa parte dei ',
          link('Termini di servizio', PAGES.terms),
          ". Vale dal giorno in cui inizia il tuo piano Expert finché l'ultimo dei dati non è stato eliminato.",
        ),
        paragraph(contact.who()),
        paragraph(
          "Per i dati del tuo account siamo noi i titolari: vedi l'",
          link('Informativa sulla privacy', PAGES.privacy),
          '. Se ti serve questo accordo firmato, stampa questa pagina e ',
          ...contact.ask(),
          '.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Di che cosa si tratta',
      blocks: [
        table(
          'Che cosa viene trattato',
          ['Che cosa', 'In Zampa'],
          [
            [strong('Scopo')],
            'Conservare schede e diari degli animali, rispondere alle domande che li riguardano, promemoria, riepiloghi per il veterinario e assistenza.',
          ],
          [
            [strong('Persone')],
            'Quelle di cui scrivi: proprietari e acquirenti di animali, i tuoi collaboratori, i tuoi veterinari.',
          ],
          [
            [strong('Tipi di dati')],
            'Nomi, numeri di telefono e qualunque altra cosa tu scriva in note, domande, foto e messaggi. Zampa non ne chiede nessuno.',
          ],
          [
            [strong('Che cosa non ci va')],
            "Dati sulla salute delle persone e altre categorie particolari dell'articolo 9 del GDPR. Ti preghiamo di non inserirne.",
          ],
        ),
      ],
    },
    {
      id: 'instructions',
      title: 'Le tue istruzioni',
      blocks: [
        list(
          "Trattiamo i dati solo secondo le tue istruzioni: ciò che fai in Zampa e con le sue interfacce, e ciò che scrivi all'assistenza.",
          'Non li vendiamo, non li usiamo per la pubblicità e non li usiamo per addestrare alcun modello.',
          'Se la legge ci obbliga ad altro, te lo diciamo prima, a meno che non lo vieti.',
          "Se riteniamo che un'istruzione sia contro la legge, te lo diciamo e possiamo aspettare.",
          'Chiunque qui possa vedere i dati è tenuto al segreto.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Come proteggiamo i dati',
      blocks: [
        list(
          'Le connessioni sono cifrate. Le password sono conservate solo come hash argon2, token e link solo come hash.',
          "Ogni chiamata viene confrontata con l'account a cui appartiene; un altro account non può nemmeno sapere che qualcosa esiste.",
          'Ogni parte del sistema accede al database con diritti propri, e solo con quelli che le servono.',
          'I log contengono identificativi al posto di nomi e parole. Accessi e modifiche alla sicurezza vengono registrati.',
          'I backup vengono fatti, e il ripristino è provato nei test; i dati eliminati ne spariscono entro 90 giorni.',
          [
            'Che cosa funziona, e che cosa non ha funzionato, è nella ',
            link('pagina di stato', PAGES.status),
            '.',
          ],
        ),
      ],
    },
    {
      id: 'subprocessors',
      title: 'Chi ci aiuta',
      blocks: [
        paragraph(
          'Accetti questi tipi di fornitori, ciascuno vincolato per contratto a quanto dice questo accordo. Quale azienda ha quale compito in questa installazione te lo diciamo su richiesta: ',
          ...contact.ask(),
          '.',
        ),
        table(
          'Fornitori e che cosa fanno',
          ['Chi', 'Che cosa fa', 'Quando'],
          [
            [strong('Hosting')],
            "Gestisce i server, il database, l'archivio delle foto e i loro backup",
            'Sempre',
          ],
          [
            [strong('Email')],
            "Recapita promemoria, resoconti e risposte dell'assistenza",
            'Sempre',
          ],
          [
            [strong('Il fornitore del modello linguistico')],
            "Riceve le domande con le informazioni sull'animale, per scrivere le risposte",
            'Dove se ne usa uno; altrimenti le risposte vengono dal manuale, sui nostri server',
          ],
          [
            [strong('Stripe')],
            'Addebita la carta ed emette le fatture, con i dati della tua attività',
            'Dove i piani si pagano',
          ],
          [
            [strong('Il servizio di notifiche di un browser')],
            'Trasporta le notifiche, che non può leggere',
            'Se le attivi',
          ],
        ),
        paragraph(
          "Un altro fornitore, o un altro tipo, viene annunciato via email 30 giorni prima. Se ti opponi per un buon motivo e non troviamo un'altra strada, puoi disdire e riavere quanto hai pagato per il periodo successivo.",
        ),
        paragraph(
          'I dati escono dallo Spazio economico europeo solo dove la Commissione europea ha ritenuto adeguata la protezione, o con le sue clausole contrattuali tipo.',
        ),
      ],
    },
    {
      id: 'help',
      title: 'Come ti aiutiamo',
      blocks: [
        list(
          "Quando qualcuno ti chiede dei suoi dati: li trovi, correggi, esporti ed elimini da te. Dove non basta, l'assistenza lo fa con te.",
          "Quando succede qualcosa ai dati, ti diciamo senza ingiustificato ritardo che cosa è stato, chi riguarda e che cosa facciamo, così che tu possa segnalarlo entro le 72 ore dell'articolo 33 del GDPR.",
          "Quando devi valutare dei rischi o interpellare un'autorità, ti diamo ciò che sappiamo per la nostra parte.",
          'Quando vuoi verificare che rispettiamo questo accordo, rispondiamo per iscritto alle tue domande. Se non basta, tu o un revisore tenuto al segreto potete controllare, con 30 giorni di preavviso e a tue spese.',
        ),
      ],
    },
    {
      id: 'end',
      title: 'Alla fine',
      blocks: [
        paragraph(
          "Puoi esportare tutto in qualsiasi momento dal tuo profilo, anche dopo il passaggio a un piano inferiore. Quando elimini un animale o l'account, i suoi dati vengono rimossi entro 30 giorni, e dai backup entro 90: vedi ",
          link('Cancellazione dei dati', PAGES.dataDeletion),
          '. Ciò che la legge fiscale ci impone di conservare non lo usiamo per altro.',
        ),
      ],
    },
  ],
};
