import { withArticle } from '@contract/italian-article';
import type { PageTexts } from '../en/pages';

export const billing: PageTexts['billing'] = {
  toProfile: 'Vai al profilo',
  checkout: {
    title: 'Checkout',
    payment: 'Pagamento',
    perMonth: '/mese',
    loadingUser: 'Caricamento utente...',
    preparing: 'Preparazione pagamento...',
    retry: 'Riprova Pagamento',
    debug: (plan, user, attempt) => `piano: ${plan} · utente: ${user} · tentativo: ${attempt}`,
    failedTitle: 'Pagamento non avviato',
    failedText: 'Impossibile avviare il pagamento. Riprova.',
    stillFailed: 'Non è stato possibile preparare il pagamento',
    stillFailedText: 'Non ti è stato addebitato nulla. Riprovare non comporta un doppio addebito.',
    notConfigured: {
      title: 'Stripe Non Configurato',
      text: 'Questo server non accetta ancora pagamenti con carta. Non ti è stato addebitato nulla e il tuo piano resta invariato.',
      home: 'Torna alla Homepage',
    },
    subscribed: {
      title: (plan) => `Hai già il piano ${plan}`,
      text: "Non c'è altro da pagare adesso. Nel tuo profilo vedi che cosa comprende il tuo piano.",
    },
    scheduled: {
      title: (plan, day) => `${plan} parte ${withArticle('il', day)}`,
      text: 'Oggi non devi pagare nulla. Mantieni il piano attuale fino alla fine del mese già pagato; poi il cambio avviene in automatico.',
    },
    renewing: {
      title: 'Stiamo addebitando il nuovo mese',
      text: "Può volerci fino a un'ora. Per il cambio non ti è stato addebitato nulla: potrai cambiare piano appena il mese sarà pagato.",
    },
    pending: {
      title: (plan) => `Il pagamento di ${plan} non è concluso`,
      text: (plan, wanted) =>
        `Forse la tua banca aspetta ancora la tua conferma, magari in un'altra scheda. Per non pagare due volte, concludi quel pagamento oppure rinuncia a ${plan} e paga ${wanted}.`,
      finish: (plan) => `Concludi il pagamento di ${plan}`,
      giveUp: (wanted) => `Scegli invece ${wanted}`,
      tooLate: (plan) => `Non puoi più rinunciare al pagamento di ${plan}`,
      tooLateText: (wanted) =>
        `È in corso oppure è appena andato a buon fine. Quando se ne conoscerà l'esito potrai scegliere ${wanted}; fino ad allora non ti verrà addebitato nulla per ${wanted}.`,
    },
    settingsFailed: {
      title: 'Errore di connessione',
      text: 'Impossibile caricare le impostazioni di pagamento. Non ti è stato addebitato nulla.',
    },
  },
  change: {
    title: (plan) => `Passa a ${plan}`,
    whatChanges: 'Che cosa cambia',
    today: (plan) => `${plan}, oggi`,
    price: 'Prezzo',
    rows: [
      { name: 'Profili di animali', pro: 'Fino a 5', expert: 'Illimitati' },
      { name: 'Domande', pro: 'Illimitate', expert: 'Illimitate' },
      {
        name: 'Consulti diretti con veterinari',
        pro: 'No',
        expert: 'Sì',
        feature: 'consultations',
      },
      {
        name: "Approfondimenti avanzati sull'allevamento",
        pro: 'No',
        expert: 'Sì',
        feature: 'breeding',
      },
      {
        name: 'Monitoraggio della salute di più animali',
        pro: 'No',
        expert: 'Sì',
        feature: 'herd',
      },
      { name: 'Accesso alle API', pro: 'No', expert: 'Sì', feature: 'api' },
    ],
    support: { name: 'Assistenza', pro: 'Via email, prioritaria', expert: 'Professionale' },
    stay: (names, one) =>
      one
        ? `${names} conserva tutto: profilo e chat.`
        : `${names} conservano tutto: profili e chat.`,
    dueToday: 'Da pagare oggi',
    charged: (plan, days) => `${plan}, ${days}`,
    credited: (plan) => `${plan}, pagato ma non usato`,
    other: 'Altro',
    now: 'Oggi',
    startsNow: (plan, from) => `${plan} parte subito, ${from} finisce`,
    staysNow: (plan) => `${plan} resta com'è`,
    fromThenOn: 'E poi ogni mese',
    startsThen: (plan) => `Parte ${plan}, poi lo stesso importo ogni mese`,
    ifCancelled: 'Se disdici',
    until: (plan) => `${plan} resta attivo fino alla fine del mese pagato`,
    takesBack: {
      cancellation: 'Così annulli la disdetta.',
      switch: (plan) => `Così annulli il passaggio a ${plan}.`,
    },
    card: (digits) => `Carta che termina con ${digits}`,
    pay: (price, plan) => `Paga ${price} e passa a ${plan}`,
    later: (plan, day) => `Passa a ${plan} ${withArticle('il', day)}`,
    keep: (plan) => `Mantieni ${plan}`,
    pending: 'Elaborazione...',
    kept: (plan) => `${plan} continua`,
    priceChanged:
      "L'importo è cambiato. Non ti è stato addebitato nulla; questo è il nuovo importo.",
    failedTitle: 'Modifica non confermata',
    failedText:
      'Non abbiamo avuto conferma della modifica. Riprovare non comporta un doppio addebito.',
    cardAsked:
      'La carta salvata non è stata addebitata: la banca chiede la tua conferma o ha rifiutato il pagamento. Inserisci una carta per pagare.',
    debt: (plan) => `L'ultimo pagamento per ${plan} non è riuscito. Qui puoi saldarlo.`,
  },
  pay: {
    vat: "Il prezzo comprende l'IVA, dove è dovuta.",
    subscribe: (plan, price) => `Abbonati a ${plan} - ${price}/mese`,
    processing: 'Elaborazione...',
    unreachable: {
      title: 'Impossibile caricare il modulo della carta',
      text: 'Controlla la connessione. Non ti è stato addebitato nulla.',
    },
    failedTitle: 'Pagamento non riuscito',
    failedText:
      'Impossibile raggiungere il servizio di pagamento. Controlla la connessione e riprova: non paghi due volte.',
    replacedText:
      "Non ti è stato addebitato nulla: questo pagamento è stato sostituito, per esempio da un checkout in un'altra scheda. Riprova.",
    completed: { title: 'Pagamento completato!' },
    signedOut: {
      title: 'Errore di autenticazione',
      description: 'Accedi di nuovo e ripeti il pagamento.',
    },
    unchecked: {
      title: 'Errore di connessione',
      description:
        'Il pagamento è andato a buon fine, ma il server non risponde. Continua quando torni online: non ti verrà addebitato altro.',
    },
    goOn: 'Continua',
  },
  card: {
    title: 'Sostituisci la carta',
    note: 'Ora non ti viene addebitato nulla. La nuova carta vale dal prossimo pagamento.',
    save: 'Salva la carta',
    saving: 'Salvataggio...',
    saved: { title: 'Carta salvata', description: 'Vale dal prossimo pagamento.' },
    failedTitle: 'Carta non salvata',
    failedText: 'Non ti è stato addebitato nulla e la tua carta resta la stessa. Riprova.',
    unknownTitle: 'Carta non confermata',
    unknownText:
      'Non è arrivata nessuna risposta: non sappiamo ancora se la nuova carta è stata salvata. Non ti è stato addebitato nulla. Controlla qui la tua carta tra un minuto.',
  },
  success: {
    done: 'Pagamento riuscito!',
    doneText: (plan) => `Il tuo piano ${plan} è attivo. Grazie per la fiducia.`,
    finalizing: 'Stiamo attivando il tuo piano...',
    finalizingText: 'Stiamo verificando il pagamento. Di solito bastano pochi secondi.',
    refusals: {
      unpaid:
        'Non risulta nessun pagamento, quindi non è cambiato nulla. Puoi tornare al checkout e pagare da lì.',
      unknown:
        'Non esiste un piano con questo nome, quindi non è cambiato nulla. Nel tuo profilo trovi il piano attuale e puoi cambiarlo.',
      processing:
        'Il pagamento è ancora in corso. Il piano si attiva appena viene confermato: puoi lasciare questa pagina o riprovare tra un minuto.',
      unreachable:
        'Il server non risponde, quindi non sappiamo ancora se il tuo piano è attivo. Controlla la connessione e riprova.',
      failed:
        'Il pagamento potrebbe essere andato a buon fine, ma il piano non è ancora attivo. Riprova tra un minuto: non ti verrà addebitato di nuovo.',
    },
    refused: 'Il pagamento non è andato a buon fine',
    refusedText:
      "Non ti è stato addebitato nulla e il tuo piano è rimasto com'era. Puoi riprovare, anche con un'altra carta.",
    returned: 'Ti restituiamo il pagamento',
    returnedText:
      "Questa carta ha già avuto lo sconto del primo mese, con un account poi eliminato. Lo sconto vale una volta sola: il piano non è iniziato e l'intero importo torna sulla tua carta. Puoi abbonarti a prezzo pieno.",
    toCheckout: 'Torna al checkout',
    activate: 'Attiva il mio piano',
    activating: 'Attivazione...',
    attempt: (count) => `Tentativo ${count}`,
    completedTitle: 'Pagamento completato',
    processedTitle: 'Pagamento elaborato',
    processedText:
      "Si è verificato un problema nell'aggiornamento del tuo account. Contatta l'assistenza.",
    failedTitle: 'Aggiornamento non riuscito',
    failedText: "Impossibile aggiornare il tuo piano. Contatta l'assistenza.",
  },
  testPanel: {
    title: 'Pannello di prova',
    lead: 'Prova account e piani senza carta. In produzione non è mai disponibile.',
    status: 'Stato attuale',
    actions: 'Azioni',
    createUser: 'Crea utente di prova',
    testSession: 'Prova la sessione',
    toPro: 'Passa a Pro',
    toExpert: 'Passa a Expert',
    clear: 'Cancella i risultati',
    results: 'Risultati',
    none: 'Ancora nessun risultato.',
    settingsFailed: 'Impossibile caricare le impostazioni del server.',
  },
};
