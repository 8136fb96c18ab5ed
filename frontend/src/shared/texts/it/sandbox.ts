import type { Texts } from '../en';

export const sandbox: Texts['sandbox'] = {
  mark: 'Sandbox: nessuna carta viene addebitata',
  number: 'Numero della carta',
  expiry: 'Scadenza',
  expiryHint: 'MM / AA',
  cvc: 'CVC',
  cards: 'Carte di prova',
  pays: 'Paga',
  declined: 'Viene rifiutata',
  authenticates: 'Chiede 3-D Secure',
  failsLater: 'Fallisce al rinnovo',
  errors: {
    incomplete_number: 'Il numero della carta è incompleto.',
    invalid_number: 'Il numero della carta non è valido.',
    incomplete_expiry: 'La data di scadenza della carta è incompleta.',
    invalid_expiry_month_past: 'La data di scadenza della carta è passata.',
    invalid_expiry_year_past: "L'anno di scadenza della carta è passato.",
    invalid_expiry_year: "L'anno di scadenza della carta non è valido.",
    incomplete_cvc: 'Il codice di sicurezza della carta è incompleto.',
  },
  refusals: {
    card_declined: 'La tua carta è stata rifiutata.',
    insufficient_funds: 'La tua carta non ha fondi sufficienti.',
    expired_card: 'La tua carta è scaduta.',
    incorrect_cvc: 'Il codice di sicurezza della carta non è corretto.',
    payment_intent_authentication_failure:
      'Non è stato possibile autenticare il metodo di pagamento. Scegline un altro e riprova.',
  },
  unreachable:
    'Non riusciamo a raggiungere il servizio di pagamento. Controlla la connessione e riprova: non paghi due volte.',
  secure: {
    title: '3-D Secure',
    text: 'Una vera banca ora ti chiederebbe di confermare la tua identità. Qui rispondi tu al suo posto.',
    complete: "Completa l'autenticazione",
    fail: "Rifiuta l'autenticazione",
  },
};
