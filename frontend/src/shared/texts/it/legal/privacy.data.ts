import { PAGES } from '@contract/pages';
import { link, list, paragraph, strong, table, type LegalDocument } from '../../legal-document';
import { contact } from '../contact';

export const privacy: LegalDocument = {
  effective: 'In vigore dal 30 novembre 2026',
  summary: [
    'Conserviamo ciò che racconti a Zampa di te e dei tuoi animali, per risponderti e per gestire il tuo account. Non ne facciamo altro e non lo vendiamo mai.',
    [
      'Puoi vedere, correggere, copiare e cancellare i tuoi dati. Per cancellare tutto basta un minuto: ',
      link('ecco come', PAGES.dataDeletion),
      '.',
    ],
    'I dati cancellati vengono rimossi entro 30 giorni, e dai backup entro 90 giorni.',
    'Il numero della carta va direttamente a Stripe e non arriva mai ai nostri server.',
    "La pubblicità viene misurata solo se sei d'accordo, e puoi cambiare idea in ogni momento.",
    'Per usare Zampa devi avere più di 16 anni.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Chi è responsabile',
      blocks: [
        paragraph(
          'Il gestore di questo sito decide come e perché qui si usano dati personali e ne risponde (è il "titolare del trattamento" secondo il Regolamento generale sulla protezione dei dati, GDPR). In questo testo "noi" è il gestore.',
        ),
        paragraph(contact.who()),
        paragraph('Per qualsiasi domanda sui tuoi dati, ', ...contact.ask(), '.'),
      ],
    },
    {
      id: 'data',
      title: 'Che cosa conserviamo, perché e per quanto',
      blocks: [
        table(
          'Dati che conserviamo',
          ['Dati', 'Perché', 'Per quanto'],
          [
            [
              strong('Il tuo account: '),
              'nome utente, indirizzo email, password (solo come hash argon2, da cui nessuno può leggerla), data di registrazione, piano, numero di domande fatte, la lingua e le impostazioni che scegli, come il tuo paese, per i numeri di emergenza',
            ],
            'Per farti accedere e darti ciò che il tuo piano comprende. Base: il nostro contratto con te.',
            "Finché non elimini l'account",
          ],
          [
            [
              strong('Accesso con Google o Facebook: '),
              'il tuo identificativo presso il fornitore, nome, indirizzo email e indirizzo della tua foto',
            ],
            "Per farti accedere senza un'altra password. Base: il nostro contratto con te.",
            "Finché non elimini l'account",
          ],
          [
            [
              strong('I tuoi animali: '),
              'nome, specie e, se li compili, razza, data di nascita o età, sesso, peso, salute, allergie, medicine e carattere, i nomi e i numeri di telefono dei tuoi veterinari, e che cosa vuoi o non vuoi che Zampa ricordi',
            ],
            'Perché le risposte siano adatte al tuo animale. Base: il nostro contratto con te.',
            "Finché non elimini l'animale o l'account",
          ],
          [
            [
              strong('Il diario dei tuoi animali: '),
              'quello che annoti o importi, come pesi, sintomi, cibo e medicine',
            ],
            'Per conservarlo e mostrarti che cosa racconta. Base: il nostro contratto con te.',
            "Finché non elimini la voce, l'animale o l'account",
          ],
          [
            [
              strong('Le tue foto: '),
              "le immagini che aggiungi a un animale o a una domanda, ridisegnate senza il luogo, l'ora e la fotocamera che i loro file riportano",
            ],
            'Per mostrartele e rispondere alle domande che le riguardano. Base: il nostro contratto con te.',
            "Finché non sostituisci o togli la foto, o non elimini l'animale o l'account; un giorno, se non la usi mai",
          ],
          [
            [
              strong('Le tue conversazioni: '),
              "le tue domande, quella che stai scrivendo, le risposte, i loro orari, le fonti e l'urgenza, quale modello le ha scritte, se le hai trovate utili e perché no, fin dove hai letto, e un breve riassunto di una conversazione lunga",
            ],
            'Per rispondere nel contesto e mostrarti di nuovo la conversazione. Base: il nostro contratto con te.',
            "Finché non elimini l'animale o l'account",
          ],
          [
            [
              strong('Pagamenti: '),
              'numeri di cliente e di abbonamento presso Stripe, piano, importi, date e fatture e, se li aggiungi, nome, indirizzo e partita IVA della tua attività. Della carta le ultime quattro cifre, la scadenza e, dopo uno sconto o un rimborso, un hash con chiave; mai il numero',
            ],
            'Per addebitare e rimborsare quanto concordato e per la contabilità. Base: il nostro contratto con te e gli obblighi di legge.',
            "Finché non elimini l'account; le fatture, con la scheda cliente presso Stripe a cui appartengono, finché lo richiede la legge fiscale",
          ],
          [
            [
              strong('Promemoria e riepiloghi per il veterinario: '),
              "di che cosa vuoi che ti ricordiamo e com'è andata; i riepiloghi che prepari, un hash dell'indirizzo di un link e quante volte è stato aperto",
            ],
            'Per ricordartelo e per mostrare al veterinario ciò che scegli. Base: il nostro contratto con te.',
            "Finché non li elimini, o non elimini l'animale o l'account; oltre i 100 riepiloghi per animale spariscono i più vecchi; un link finché non scade o non lo revochi",
          ],
          [
            [
              strong('Domande a un veterinario: '),
              "se ne fai una: la domanda, che cosa hai accettato di condividere e quando, chi l'ha presa in carico, il parere e la tua valutazione",
            ],
            'Perché il veterinario possa consigliarti. Base: il tuo consenso, che dai con ogni domanda e puoi ritirare finché il caso non è chiuso; dopo, il legittimo interesse a mostrare su che cosa si fondava il parere.',
            "Finché non elimini l'animale o l'account; ciò che hai ritirato o che nessun veterinario ha preso in carico, 90 giorni",
          ],
          [
            [
              strong('Se collabori come veterinario: '),
              'nome, numero di iscrizione, lingue, specie, orari e turni, la chiave della tua app di autenticazione (cifrata) e gli hash dei codici di recupero; quali domande hai preso in carico, che cosa hai scritto e i tuoi pareri',
            ],
            'Perché i proprietari possano farti domande e sapere chi li ha consigliati. Base: il nostro contratto con te.',
            "Finché non elimini l'account; chiave e codici finché collabori come veterinario. Nome, numero di iscrizione e ciò che hai scritto restano ai proprietari, finché non eliminano l'animale o il loro account",
          ],
          [
            [
              strong('Assistenza ed email: '),
              'quello che ci scrivi e quello che ti rispondiamo; le email che Zampa ti manda, con il tuo indirizzo',
            ],
            'Per aiutarti e per mandarti ogni email una volta sola. Base: il nostro contratto con te.',
            "I messaggi all'assistenza finché non elimini l'account; le email 30 giorni, poi per un anno solo il fatto che sono state inviate",
          ],
          [
            [
              strong('Notifiche e calendario: '),
              "dove li vuoi: un indirizzo e le chiavi del tuo browser; un hash dell'indirizzo del tuo calendario, e quando è stato letto l'ultima volta",
            ],
            'Per farti arrivare i promemoria. Base: il nostro contratto con te.',
            "Finché non li disattivi o elimini l'account; le notifiche finiscono anche quando esci e, oltre i 20 browser, sul più vecchio",
          ],
          [
            [
              strong('I tuoi programmi: '),
              "di ogni token un hash, gli ultimi quattro caratteri, il nome, che cosa può fare, e quando è stato creato, scade ed è stato usato l'ultima volta; i tuoi indirizzi che chiamiamo (webhook), e a quali chiamate hanno risposto",
            ],
            'Per far entrare e avvisare i programmi che scegli tu. Base: il nostro contratto con te.',
            "Finché non li togli o elimini l'account; un token 30 giorni dopo la scadenza, una chiamata 30 giorni",
          ],
          [
            [
              strong('La tua sessione: '),
              "chi ha effettuato l'accesso, da quando e con quale browser",
            ],
            "Per non chiederti l'accesso ogni volta. Base: il nostro contratto con te.",
            "Finché non esci, al più tardi dopo 7 giorni senza visite o 30 giorni dall'accesso",
          ],
          [
            [
              strong('Protezione: '),
              "il tuo indirizzo IP e, per gli accessi errati e quando si chiede un'email, l'indirizzo email",
            ],
            'Per contare i tentativi, così che nessuno possa indovinare le password. Base: il nostro legittimo interesse a un servizio sicuro.',
            "Al massimo un'ora",
          ],
          [
            [
              strong('Ciò che vale una volta sola: '),
              "quando elimini l'account, un hash con chiave del suo indirizzo email e delle carte che hanno avuto uno sconto o un rimborso, dal quale né l'uno né le altre si possono ricavare, con il numero di domande gratuite fatte e se c'è stato uno sconto o un rimborso; nessun nome, nessun indirizzo. Quando cambi indirizzo email, lo stesso hash dell'indirizzo che lasci, con il numero di domande gratuite fatte",
            ],
            'Perché domande gratuite, sconto e garanzia di rimborso non ricomincino con un nuovo account. Base: il nostro legittimo interesse a concederli una volta sola.',
            "Due anni dopo l'eliminazione dell'account o il cambio di indirizzo",
          ],
          [
            [
              strong('Registro tecnico: '),
              'quale chiamata è stata fatta, quando, quanto è durata, se è riuscita e da quale rete, senza le tue domande',
            ],
            'Per trovare i guasti. Base: il nostro legittimo interesse a un servizio che funzioni.',
            'Al massimo 90 giorni',
          ],
        ),
        paragraph(
          "Senza un indirizzo email e una password, o un fornitore con cui accedere, non c'è account; tutto il resto dipende da te. Scrivi dei tuoi animali, per favore, non della salute di persone.",
        ),
      ],
    },
    {
      id: 'answers',
      title: 'Come nascono le risposte',
      blocks: [
        paragraph(
          "Le risposte sono scritte da una macchina. Prima, regole fisse sui nostri server cercano nella tua domanda i segni di un'emergenza e le sostanze velenose. Poi accade una di queste due cose, secondo la scelta del gestore:",
        ),
        list(
          [
            strong('Risponde il manuale incorporato. '),
            'La tua domanda non lascia i nostri server.',
          ],
          [
            strong('Risponde un modello linguistico. '),
            "La tua domanda con le sue foto, la parte recente della conversazione, con quello che tu e un veterinario vi siete scritti e inviati lì, un riassunto di ciò che precede, il profilo dell'animale di cui parli e ciò che vuoi che Zampa ne ricordi, i suoi promemoria e quello che mostra il suo diario vengono inviati al fornitore di quel modello, che lavora per noi. Il tuo nome, il tuo indirizzo email, i contatti dei tuoi veterinari e i tuoi pagamenti non vengono inviati.",
          ],
        ),
        paragraph(
          'In questo modo non si prende nessuna decisione che abbia effetti giuridici o simili su di te, e non usiamo le tue conversazioni per farci un profilo di te.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'I cookie e il tuo browser',
      blocks: [
        paragraph(
          'Ciò che è strettamente necessario, o che hai scelto tu, sta nel tuo browser senza che te lo chiediamo:',
        ),
        table(
          'Che cosa sta nel tuo browser',
          ['Nome', 'A che cosa serve', 'Per quanto'],
          [
            [strong('zampa.sid'), ' (cookie; sui siti sicuri __Host-zampa.sid)'],
            'Mantiene il tuo accesso. Gli script non possono leggerlo.',
            'Finché non esci, al massimo 30 giorni',
          ],
          [[strong('zampa.language'), ' (cookie)'], 'Ricorda la lingua che hai scelto.', 'Un anno'],
          [
            [strong('zampa.theme'), ' (archivio locale)'],
            'Ricorda il tema chiaro o scuro, se ne hai scelto uno.',
            'Finché non scegli "Sistema" o lo cancelli',
          ],
          [
            [strong('zampa.consent'), ' (archivio locale)'],
            'Ricorda se hai accettato che la pubblicità venga misurata.',
            'Finché non lo cancelli',
          ],
          [
            [
              strong('zampa.draft, zampa.outbox, zampa.photos, zampa.tab-draft'),
              ' (archivio locale; gli ultimi due: archivio di sessione)',
            ],
            "Conservano una domanda o un testo per un veterinario che non hai inviato, o che è in viaggio, e un modulo che era aperto quando l'accesso si è chiuso, così che non vadano persi.",
            'Finché non la invii, non la svuoti o non elimini il tuo account da questo browser; un modulo finché non lo riapri; un testo per un veterinario e un modulo, al più tardi, finché non chiudi la scheda o non vi accedi con un altro account',
          ],
          [
            [strong('zampa.units'), ' (archivio locale)'],
            'Ricorda le unità con cui scrivi il diario.',
            'Finché non lo cancelli',
          ],
          [
            [strong('zampa.notifications'), ' (archivio locale)'],
            'Ricorda chi ha attivato le notifiche in questo browser.',
            'Finché non le disattivi',
          ],
          [
            [strong('zampa.answer-notices.asked, zampa.rating'), ' (archivio locale)'],
            'Ricordano che hai già risposto a una nostra domanda, così non te la rifacciamo.',
            'Finché non lo cancelli',
          ],
          [
            [strong('zampa.single-keys'), ' (archivio locale)'],
            'Ricorda che hai disattivato le scorciatoie a tasto singolo.',
            'Finché non le riattivi',
          ],
          [
            [strong('zampa.sale'), ' (archivio locale)'],
            'Ricorda quale piano stai pagando mentre sei sul sito della tua banca.',
            'Finché il pagamento non è concluso',
          ],
          [
            [strong('__stripe_mid, __stripe_sid'), ' (cookie di Stripe)'],
            'Aiutano Stripe a riconoscere le frodi, da quando apri la pagina del pagamento o sostituisci la carta.',
            'Un anno; 30 minuti',
          ],
          [
            [strong('zampa.owner, zampa.last-chat'), ' (archivio locale)'],
            "Ricordano che qui qualcuno ha effettuato l'accesso, e l'ultimo animale di cui hai parlato.",
            'Il primo finché non esci, il secondo finché non elimini il tuo account da questo browser',
          ],
          [
            [
              strong('zampa.contacts'),
              ' (archivio locale), ',
              strong('own'),
              ' con il tuo numero (cache)',
            ],
            'Conservano i veterinari che hai annotato, i tuoi animali, il tuo profilo e gli ultimi messaggi delle tue 20 conversazioni più recenti, da leggere quando manca la rete.',
            'Finché non esci',
          ],
          [
            [strong('shell, shared'), ' (cache)'],
            "Conservano le pagine stesse, compresa quella di emergenza, per quando manca la rete, e ciò che un'altra app condivide con Zampa.",
            'Le pagine finché non le cancelli; ciò che è condiviso finché non lo usi o non esci',
          ],
          [
            'Altri nomi che iniziano con zampa (archivio di sessione)',
            "Conservano, quando la pagina viene ricaricata, un avviso, un accesso in corso, il tuo punto in una pagina, l'animale di cui parlavi, una domanda che stai modificando, ciò che hai scelto di conservare dalla pagina iniziale e, se la pubblicità viene misurata, che ti sei appena registrato.",
            'Finché non chiudi la scheda',
          ],
        ),
        paragraph('Puoi cancellare tutto nelle impostazioni del tuo browser.'),
      ],
    },
    {
      id: 'advertising',
      title: 'Misurare la pubblicità',
      blocks: [
        paragraph(
          'Se il gestore fa pubblicità su Facebook o Instagram, questo sito può usare il pixel di Meta. Si carica solo dopo che hai premuto "Accetta"; prima, e se rifiuti, non si carica nulla di Meta e non si invia nulla. Zampa funziona allo stesso modo. Se non si usa alcun pixel, nessuno ti chiede niente.',
        ),
        paragraph('Se accetti, il tuo browser comunica a Meta che:'),
        list(
          'è stata aperta la pagina iniziale o quella del pagamento',
          'qualcuno ha premuto il pulsante per iniziare la chat gratuita o ha conservato la sua storia dalla pagina iniziale, si è registrato o ha iniziato una chat',
          'è stato creato il profilo di un animale, e solo la sua specie',
          'un piano è stato acquistato, con il suo nome e il prezzo in euro',
        ),
        paragraph(
          "Non inviamo mai il tuo nome, il tuo indirizzo email, il nome del tuo animale o qualcosa che scrivi. Meta riceve anche l'indirizzo della pagina, il tuo indirizzo IP e dettagli tecnici del tuo browser e può impostare cookie propri; di ciò che ne fa, Meta è responsabile insieme a noi.",
        ),
        paragraph(
          'Base: il tuo consenso. Per revocarlo, premi "Scelta dei cookie" in fondo alla pagina e poi "Rifiuta": è facile quanto accettare. Ciò che è avvenuto prima resta lecito.',
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Chi riceve i dati',
      blocks: [
        paragraph(
          strong('Non vendiamo i tuoi dati'),
          ' e non li cediamo per la pubblicità di altri. Arrivano solo a:',
        ),
        list(
          [
            strong('Hosting e posta: '),
            'le aziende che gestiscono per noi i server, il database e la posta in uscita, legate per contratto alle nostre istruzioni.',
          ],
          [
            strong('Stripe: '),
            "riceve i dati della carta direttamente dal tuo browser ed esegue l'addebito. Riceve il tuo indirizzo email, il piano, se li aggiungi i dati della tua attività per le fatture e, per riconoscere le frodi, il tuo indirizzo IP, dettagli tecnici del tuo browser e come usi il modulo di pagamento.",
          ],
          [
            strong('Il fornitore del modello linguistico: '),
            'solo dove se ne usa uno, come descritto in ',
            link('Come nascono le risposte', '#answers'),
            '.',
          ],
          [
            strong('Google o Facebook: '),
            'solo se accedi con loro. Vengono a sapere che usi Zampa.',
          ],
          [
            strong('Il servizio push del tuo browser: '),
            'solo se attivi le notifiche, perché arrivino al dispositivo. Le trasporta sigillate e non può leggerle.',
          ],
          [
            strong('Chi produce il tuo browser: '),
            'solo se detti o fai leggere una risposta ad alta voce, e il browser lo fa attraverso la rete. Riceve allora la tua voce, o le parole da leggere.',
          ],
          [
            strong('Il tuo calendario: '),
            'solo se gli dai un indirizzo del calendario. Legge allora i nomi dei tuoi animali, i titoli e gli orari dei tuoi promemoria.',
          ],
          [
            strong('Programmi e assistenti con un tuo token: '),
            'solo se ne crei uno e glielo dai, o indichi un indirizzo da chiamare. Vedono e modificano ciò che hai permesso, finché non lo revochi.',
          ],
          [
            strong('Chi ha il link di un riepilogo: '),
            "solo se ne crei uno e lo dai a qualcuno. Vede quel riepilogo, e nient'altro.",
          ],
          [
            strong('Un veterinario partner: '),
            "solo se fai una domanda. Chi potrebbe prenderla in carico vede nome e specie dell'animale, l'urgenza, la lingua e quando hai chiesto. Solo chi la prende in carico legge la domanda e, fino alla chiusura del caso, il profilo dell'animale e ciò che hai selezionato; dopo, oltre a ciò che vedevano gli altri, solo la domanda, quello che vi siete scritti e la tua valutazione. Il tuo nome e i tuoi indirizzi non vengono mostrati.",
          ],
          [strong('Meta: '), 'solo dopo il tuo consenso.'],
          [strong('Autorità: '), 'solo dove la legge ci obbliga.'],
        ),
        paragraph(
          'Se uno di loro lavora fuori dallo Spazio economico europeo, i dati vi arrivano solo dove la Commissione europea ha ritenuto adeguata la protezione, o in base alle sue clausole contrattuali tipo. Puoi chiedercene una copia.',
        ),
      ],
    },
    {
      id: 'deletion',
      title: 'Cancellazione e backup',
      blocks: [
        paragraph(
          'Quando elimini il tuo account, sparisce subito dal prodotto, insieme ai tuoi animali e alle conversazioni. Ciò che ne resta nei nostri sistemi viene rimosso entro 30 giorni. I backup servono solo a ripristinare il servizio dopo un guasto e vengono cancellati entro 90 giorni. Che cosa va conservato più a lungo, e ogni passo, sta in ',
          link('Cancellazione dei dati', PAGES.dataDeletion),
          '.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'I tuoi diritti',
      blocks: [
        paragraph('In base al GDPR puoi chiederci in ogni momento:'),
        list(
          [
            strong('Accesso ed esportazione: '),
            'che cosa conserviamo di te, con una copia. La maggior parte la scarichi dal tuo profilo, in un unico file che altri programmi possono leggere; delle foto contiene solo link, validi da una a due ore.',
          ],
          [strong('Portabilità: '), 'ricevere tu quel file, o farlo inviare a un altro servizio.'],
          [
            strong('Rettifica: '),
            'nome e indirizzo email nel ',
            link('tuo profilo', PAGES.profile),
            ', i dati dei tuoi animali in ',
            link('I tuoi animali', PAGES.pets),
            '; tutto il resto su richiesta.',
          ],
          [strong('Cancellazione: '), 'da te, nel tuo profilo, o su richiesta.'],
          [
            strong('Opposizione e limitazione: '),
            'dove ci basiamo su un legittimo interesse, o finché una questione sui tuoi dati è aperta.',
          ],
          [strong('Revoca del consenso: '), 'con effetto da quel momento.'],
        ),
        paragraph(
          "A ogni richiesta rispondiamo entro 30 giorni, gratuitamente. Scrivi dall'indirizzo email del tuo account, così che nessun altro possa chiedere a tuo nome.",
        ),
        paragraph(
          "Puoi anche presentare reclamo a un'autorità di controllo per la protezione dei dati: dove vivi, dove lavori o dove ritieni che la legge sia stata violata. In Italia è il Garante per la protezione dei dati personali.",
        ),
      ],
    },
    {
      id: 'security',
      title: 'Come proteggiamo i dati',
      blocks: [
        paragraph(
          'Le password sono conservate solo come hash argon2. La sessione è un solo cookie che gli script non possono leggere. Ogni animale e ogni conversazione si aprono solo a chi ne è proprietario. I tentativi di indovinare le password vengono rallentati. I registri non contengono né password, né indirizzi email, né le tue domande.',
        ),
        paragraph(
          "Nessun servizio è sicuro del tutto. Se accade qualcosa che mette a rischio i tuoi diritti, lo comunichiamo all'autorità di controllo e a te, come chiede il GDPR.",
        ),
      ],
    },
    {
      id: 'age',
      title: 'Età',
      blocks: [
        paragraph(
          'Chi usa Zampa deve avere più di 16 anni. Se veniamo a sapere che un account è di una persona più giovane, lo cancelliamo.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche a questa informativa',
      blocks: [
        paragraph(
          'Quando questa informativa cambia, cambia anche la data in alto. Le modifiche sostanziali ti vengono comunicate con 30 giorni di anticipo. Le regole per usare Zampa stanno nei ',
          link('Termini di servizio', PAGES.terms),
          '.',
        ),
      ],
    },
  ],
};
