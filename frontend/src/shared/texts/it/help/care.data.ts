import { LIMITS } from '@contract/limits';
import { PAGES } from '@contract/pages';
import { FREE_QUESTIONS, PET_LIMITS } from '@contract/plans';
import type { HelpAnswers } from '../../help-answers';
import { link, strong } from '../../legal-document';

const profile = link('tuo profilo', PAGES.profile);
const pets = link('I tuoi animali', PAGES.pets);
const emergencyPage = link('pagina di emergenza', PAGES.emergency);

export const care = {
  'what-zampa-is': {
    question: "Che cos'è Zampa, e che cosa non è?",
    answer: [
      'Zampa è un assistente che risponde alle domande sul tuo animale: comportamento, alimentazione, salute e cura di ogni giorno. Tiene conto del suo profilo e di solito indica le sue fonti.',
      'È un programma, non un veterinario. Non può visitare il tuo animale, non fa diagnosi e non prescrive nulla. Ti dice quando serve un veterinario.',
    ],
    also: 'ai intelligenza artificiale bot persona dottore diagnosi',
  },
  questions: {
    question: 'Quante domande posso fare?',
    answer: [
      `${FREE_QUESTIONS} in totale con Free, quante ne vuoi con Pro ed Expert. Quante ne hai usate lo vedi nel profilo. Una domanda può avere fino a ${LIMITS.question.max.toLocaleString('it', { useGrouping: 'always' })} caratteri.`,
      'In emergenza nessun limite ti ferma: che cosa fare subito lo vedi con qualsiasi piano.',
    ],
    also: 'limite gratis giornaliere messaggi numero',
  },
  guidance: {
    question: 'Che cosa aggiunge Pro alle risposte?',
    answer: [
      'Domande illimitate, a qualsiasi ora, e risposte che tengono conto del diario e di ciò che ne emerge, quando serve. Puoi anche chiedere del diario: "Come va il suo peso?", "Quando è stato l\'ultimo vaccino?". In chat chiedi pure i promemoria e il riepilogo per il veterinario. Quando in molti chiedono insieme, le tue domande di solito passano davanti a quelle del piano gratuito.',
      "Ciò che tiene al sicuro un animale è uguale con ogni piano: il controllo di emergenza, i numeri da chiamare, le dosi pericolose e il manuale. Un'emergenza di solito passa davanti a tutto. Anche il profilo e ciò che lasci ricordare a Zampa sono nelle risposte di ogni piano.",
    ],
    also: 'differenza free pro migliore base guida veterinaria priorità',
  },
  sources: {
    question: 'Da dove vengono le risposte?',
    answer: [
      'Da un manuale di cura basato sulle linee guida di associazioni e manuali veterinari. Le fonti citate da una risposta sono elencate con essa; aprine una per approfondire. Quando Zampa non sa una cosa, lo dice.',
    ],
    also: 'affidabile prove manuale riferimenti fiducia',
  },
  photos: {
    question: 'Zampa può guardare una foto o un video?',
    answer: [
      'Con una domanda puoi inviare fino a dieci foto, dalla fotocamera o dalla galleria; i video no. Dove Zampa non può vedere le foto, lo dice e ti chiede di descrivere che cosa vedi. Una foto non sostituisce mai una visita: dalla stessa immagine il veterinario spesso capisce di più.',
    ],
    also: 'immagine radiografia caricare inviare mandare',
  },
  'no-answer': {
    question: 'La risposta non è arrivata. La domanda è stata contata?',
    answer: [
      'No. Una domanda la cui risposta non è riuscita non conta, e sotto trovi il pulsante Riprova. Se manca la rete, il messaggio aspetta e parte quando torni online.',
    ],
    also: 'errore bloccata caricamento lenta riprovare offline',
  },
  languages: {
    question: 'In quali lingue posso scrivere?',
    answer: [
      'In italiano e in inglese; la risposta arriva nella lingua della domanda. La lingua delle pagine si sceglie nel profilo, o in fondo a quasi ogni pagina.',
    ],
    also: 'tradurre english cambiare',
  },
  emergency: {
    question: "Che cosa faccio in un'emergenza?",
    answer: [
      [
        strong('Chiama subito un veterinario, non aspettare una risposta qui.'),
        ' Nella ',
        emergencyPage,
        ' trovi i numeri da chiamare e i primi passi per ogni animale.',
      ],
      'Nella chat, regole fisse cercano i segni di pericolo prima di ogni risposta: in quel caso vedi per prima cosa che cosa fare e chi chiamare.',
    ],
    also: 'veleno avvelenamento sangue aiuto urgente incidente muore clinica 24 ore notte',
  },
  'emergency-check': {
    question: 'Come capisco se una cosa è urgente?',
    answer: [
      'Nella chat premi "È un\'emergenza?" e scrivi che cosa succede. Ti diciamo subito che cosa fare. È gratis con qualsiasi piano e non consuma domande.',
      'Se non trova segni di pericolo, non è un via libera. Se qualcosa ti preoccupa, chiama il veterinario.',
    ],
    also: 'triage aspettare grave controllo',
  },
  'no-network': {
    question: 'Zampa funziona senza rete?',
    answer: [
      [
        'La ',
        emergencyPage,
        ' sì, se su questo dispositivo è già stata aperta, con i numeri dei tuoi veterinari se li hai annotati. Anche i profili dei tuoi animali e le chat recenti si leggono senza rete, che serve invece per le nuove risposte. Un messaggio già scritto resta finché può partire.',
      ],
    ],
    also: 'offline aereo connessione internet',
  },
  'add-pet': {
    question: 'Come aggiungo un animale, e quali sono previsti?',
    answer: [
      [
        'In ',
        pets,
        ': cani, gatti, conigli, uccelli e altri animali domestici. Bastano nome e specie. Con età, peso, malattie, allergie e medicine le risposte sono più adatte; puoi aggiungerli dopo, nella pagina del tuo animale.',
      ],
    ],
    also: 'profilo creare registrare cane gatto coniglio uccello criceto',
  },
  'pet-limit': {
    question: 'Quanti animali posso avere?',
    answer: [
      `${PET_LIMITS.free} con Free, fino a ${PET_LIMITS.pro} con Pro, quanti ne vuoi con Expert. Ognuno ha un profilo e una conversazione tutta sua.`,
    ],
    also: 'secondo altro numero limite profili',
  },
  'vet-numbers': {
    question: 'Dove annoto il mio veterinario e la clinica notturna?',
    answer: [
      [
        'Nella pagina del tuo animale, che si apre da ',
        pets,
        '. In emergenza compaiono per primi nel riquadro, e li trovi anche nella ',
        emergencyPage,
        '.',
      ],
    ],
    also: 'telefono contatto numero',
  },
  memories: {
    question: 'Che cosa ricorda Zampa del mio animale?',
    answer: [
      `Ciò che racconti nella chat può essere ricordato, ma solo se dici di sì. Lo trovi nella pagina del tuo animale, dove puoi correggerlo, farlo dimenticare o aggiungere altro, fino a ${LIMITS.memories} cose per ognuno.`,
    ],
    also: 'memoria dimenticare sapere appunti',
  },
  'delete-pet': {
    question: 'Come elimino un animale?',
    answer: [
      [
        'In ',
        pets,
        '. Spariscono per sempre anche la sua conversazione, il suo diario e tutto ciò che era annotato. Il tuo account e gli altri animali restano.',
      ],
    ],
    also: 'cancellare togliere morto morte scomparso',
  },
  diary: {
    question: "Che cos'è il diario?",
    answer: [
      'Una pagina per ogni animale in cui annoti peso, cibo, sintomi, comportamento, medicine, vaccini, antiparassitari, visite, calore, respiri nel sonno, temperatura e tutto il resto. Una voce si scrive con pochi tocchi e si può cambiare o togliere.',
      'Ciò che racconti in chat viene proposto per il diario, e lì puoi anche chiedere che cosa contiene. Fa parte di Pro ed Expert.',
    ],
    also: 'registro annotare pesare giornale',
  },
  'diary-units': {
    question: 'Posso usare libbre, grammi o Fahrenheit?',
    answer: [
      "Sì. Il peso in chili, grammi o libbre, la temperatura in Celsius o Fahrenheit; la scelta resta su questo dispositivo. Se una quantità non va bene per quell'animale, Zampa chiede prima di salvarla.",
    ],
    also: 'unità misura kg lb celsius',
  },
  'diary-import': {
    question: 'Posso importare ciò che ho annotato altrove?',
    answer: [
      `Sì, da un file CSV con al massimo ${LIMITS.diaryImport.rows.toLocaleString('it', { useGrouping: 'always' })} righe. Prima di salvare vedi che cosa diventa ogni riga, e quali non si possono leggere. Se importi due volte lo stesso file, nulla viene aggiunto due volte.`,
    ],
    also: 'csv excel foglio caricare',
  },
  insights: {
    question: 'Che cosa mostrano i grafici e gli approfondimenti?',
    answer: [
      "Ciò che salta all'occhio nel diario: come vanno peso, cibo, respiri, sintomi e comportamento, e se vale la pena di chiamare il veterinario. Ogni osservazione indica le voci su cui si basa e le sue fonti, e ogni grafico si può leggere come tabella.",
      'Fanno parte di Pro ed Expert. Per alcuni servono prima alcune voci, per esempio tre pesate.',
    ],
    also: 'grafico andamento statistiche analisi curva',
  },
  'insights-limits': {
    question: 'Posso fidarmi di un approfondimento al posto del veterinario?',
    answer: [
      'No. Gli approfondimenti sono regole fisse applicate a ciò che hai annotato, con i limiti che danno le fonti veterinarie. Non vedono nulla che non sia nel diario e non sono una diagnosi. Se uno ti dice di chiamare il veterinario, chiamalo; se nessuno lo dice ma qualcosa ti preoccupa, chiamalo lo stesso.',
    ],
    also: 'precisi diagnosi affidabili sbagliati',
  },
  'vet-summary': {
    question: 'Come mostro al veterinario che cosa è successo?',
    answer: [
      'Nella pagina del tuo animale premi "Riepilogo per il veterinario": una pagina sugli ultimi 90 giorni con il diario, le osservazioni, gli allarmi della chat, le medicine e le tue domande, in italiano o in inglese. Prima la vedi, e togli ciò che vuoi.',
      "È un PDF e, se vuoi, un link valido 1, 7 o 30 giorni. Chi ha il link vede il riepilogo com'era quando lo hai fatto, e nient'altro; tu vedi quante volte è stato aperto e puoi revocarlo. Fa parte di Pro ed Expert.",
    ],
    also: 'pdf relazione stampare condividere link visita appuntamento',
  },
  reminders: {
    question: 'Che cosa può ricordarmi Zampa?',
    answer: [
      'Vaccini, trattamenti contro vermi e pulci, pesate, denti, controlli, medicine e tutto il resto, una volta sola o a intervalli, all\'ora che scegli. Chiedilo in chat, per esempio "ricordami ogni 12 ore per 7 giorni di dare la pastiglia", oppure impostalo nella pagina del tuo animale. Lì trovi tutti i promemoria: li segni come fatti, li salti o li cambi. Ciò che segni come fatto finisce nel diario, quando è il suo posto.',
      "Arrivano nell'app e, se lo scegli per quel promemoria, come notifica e via email, quando il tuo indirizzo è confermato. Fanno parte di Pro ed Expert.",
    ],
    also: 'avviso sveglia scadenza appuntamento pastiglia vaccinazione sverminare pulci',
  },
  notifications: {
    question: 'Come ricevo le notifiche sul telefono?',
    answer: [
      [
        'Attivale nel ',
        profile,
        ', su ogni dispositivo che le deve mostrare. Su iPhone o iPad aggiungi prima Zampa alla schermata Home. Finché non lo fai sono spente, e puoi spegnerle di nuovo in qualsiasi momento.',
      ],
    ],
    also: 'push iphone android messaggio',
  },
  calendar: {
    question: 'Posso vedere i promemoria nel mio calendario?',
    answer: [
      [
        'Sì. Crea un indirizzo privato nel ',
        profile,
        " e aggiungilo al tuo calendario. Chi ha l'indirizzo può leggere i titoli dei tuoi promemoria, quindi tienilo per te; puoi sostituirlo o disattivarlo quando vuoi. Anche una nuova password lo disattiva. Quanto in fretta compaiono le modifiche lo decide il calendario.",
      ],
    ],
    also: 'ical ics google apple outlook abbonamento',
  },
} satisfies Partial<HelpAnswers>;
