import type { descriptions as english } from '../en/descriptions';

export const descriptions: typeof english = {
  home: 'Chiedi di comportamento, salute e cura del tuo cane, gatto, coniglio o uccello. Zampa conosce il tuo animale, indica le sue fonti e ti dice quando è ora di chiamare il veterinario.',
  pets: 'I profili dei tuoi animali.',
  pet: "Che cosa sa Zampa del tuo animale e chi chiamare in un'emergenza.",
  summary: 'Una pagina per il veterinario con quello che hai annotato del tuo animale.',
  example:
    'Che cosa può mostrare il diario di un animale: peso, sintomi, cibo e respiri nel sonno di una gatta inventata.',
  chat: 'Chiedi a Zampa del tuo animale.',
  simpleChat: 'Chiedi a Zampa del tuo animale.',
  oldChat: 'Chiedi a Zampa del tuo animale.',
  chatSession: 'Chiedi a Zampa del tuo animale.',
  checkout: 'Scegli Pro o Expert e paga con carta.',
  paymentSuccess: 'Il tuo piano dopo il pagamento.',
  profile: 'Il tuo account, il tuo piano e i tuoi dati.',
  resetPassword: 'Scegli una nuova password per il tuo account.',
  verifyEmail: 'Conferma che un indirizzo email è tuo.',
  secureAccount: 'Annulla una modifica del tuo account che non hai fatto tu.',
  emergency:
    'Chi chiamare subito e che cosa fare per prima cosa, per ogni animale. Dopo la prima apertura funziona anche offline.',
  help: "Risposte su account, chat, diario, piani, pagamenti e dati, e come contattare l'assistenza.",
  privacy: 'Quali dati conserva Zampa, perché, per quanto tempo, e che cosa puoi chiedere.',
  dataDeletion: 'Come cancellare il tuo account con tutto il suo contenuto, e quando sparisce.',
  terms: "Le regole per usare Zampa: piani, pagamenti, rimborsi e che cos'è una risposta.",
  dataProcessing:
    "L'accordo sui dati che le attività con Expert ci affidano: che cosa possiamo farne, chi ci aiuta, come li proteggiamo.",
  status:
    'Quali parti di Zampa funzionano adesso e che cosa non ha funzionato negli ultimi 90 giorni.',
  testPanel: 'Piani e sessioni per le prove.',
  notFound: "A questo indirizzo non c'è nessuna pagina.",
};
