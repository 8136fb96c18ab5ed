import type { Texts } from '../en';

export const billing: Texts['billing'] = {
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
      text: 'Non ti è stato addebitato nulla. Nel tuo profilo trovi che cosa comprende il tuo piano.',
    },
    scheduled: {
      title: (plan) => `${plan} parte dal prossimo mese`,
      text: 'Oggi non devi pagare nulla. Tieni il piano attuale fino alla fine del mese già pagato; poi il cambio avviene da solo.',
    },
    settingsFailed: {
      title: 'Errore di connessione',
      text: 'Impossibile leggere le impostazioni di pagamento. Non ti è stato addebitato nulla.',
    },
  },
  pay: {
    subscribe: (plan, price) => `Abbonati a ${plan} - ${price}/mese`,
    processing: 'Elaborazione...',
    due: (today, monthly) => `Da pagare oggi: ${today}. Dal prossimo mese: ${monthly} al mese.`,
    unreachable: {
      title: 'Impossibile caricare il modulo della carta',
      text: 'Controlla la connessione. Non ti è stato addebitato nulla.',
    },
    failedTitle: 'Pagamento non riuscito',
    failedText:
      'Impossibile raggiungere il servizio di pagamento. Controlla la connessione e riprova: non paghi due volte.',
    completed: { title: 'Pagamento completato!' },
    signedOut: {
      title: 'Errore di autenticazione',
      description: 'Accedi di nuovo e ripeti il pagamento.',
    },
    unchecked: {
      title: 'Errore di connessione',
      description:
        'Il pagamento è fatto, ma il server non risponde. Prosegui appena torni online: non ti viene addebitato altro.',
    },
    goOn: 'Continua',
  },
  success: {
    done: 'Pagamento riuscito!',
    doneText: (plan) => `Il tuo piano ${plan} è attivo. Grazie per la fiducia.`,
    finalizing: 'Stiamo attivando il tuo piano...',
    finalizingText: 'Stiamo verificando il pagamento. Di solito bastano pochi secondi.',
    refused: 'Il pagamento non è andato a buon fine',
    refusedText:
      "Non ti è stato addebitato nulla e il tuo piano è rimasto com'era. Puoi riprovare, anche con un'altra carta.",
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
    settingsFailed: 'Impossibile leggere le impostazioni del server.',
  },
};
