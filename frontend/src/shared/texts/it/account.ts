import type { PageTexts } from '../en/pages';

export const account: PageTexts['account'] = {
  subtitle: 'Accedi o registrati per continuare',
  tabs: { login: 'Accedi', register: 'Registrati' },
  or: 'oppure',
  email: 'Email',
  password: 'Password',
  username: 'Nome utente',
  confirmPassword: 'Conferma password',
  showPassword: 'Mostra password',
  hidePassword: 'Nascondi password',
  login: 'Accedi',
  loggingIn: 'Accesso in corso...',
  register: 'Registrati',
  registering: 'Registrazione in corso...',
  agreement: {
    before: 'Creando un account accetti i ',
    terms: 'Termini di servizio',
    between: " e l'",
    privacy: 'Informativa sulla privacy',
  },
  invalid: {
    email: 'Email non valida',
    password: 'La password deve avere almeno 6 caratteri',
    passwordLong: 'La password può avere al massimo 128 caratteri',
    username: 'Il nome utente deve avere almeno 2 caratteri',
    usernameLong: 'Il nome utente può avere al massimo 40 caratteri',
    usernameLetters: 'Solo lettere, cifre, spazi e . - _',
    mismatch: 'Le password non coincidono',
  },
  loginSuccess: 'Accesso riuscito!',
  registerSuccess: 'Registrazione completata!',
  welcome: (name) => `Ciao, ${name}!`,
  loginError: 'Errore di accesso',
  invalidCredentials: 'Credenziali non valide',
  registerError: 'Errore di registrazione',
  notCreated: "Impossibile creare l'account",
  connectionError: 'Errore di connessione',
  loginUnreachable: 'Impossibile accedere. Riprova.',
  registerUnreachable: 'Impossibile completare la registrazione. Riprova.',
  serverErrors: {
    INVALID_CREDENTIALS: 'Credenziali non valide',
    ACCOUNT_EXISTS: 'Esiste già un account con questo nome utente o questa email',
    TOO_MANY_REQUESTS: 'Troppi tentativi. Riprova più tardi.',
    UNAVAILABLE: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  },
  social: {
    opening: 'Apertura della finestra...',
    openingText: (provider) => `Si sta aprendo ${provider} per l'accesso.`,
    failed: (provider) => `Impossibile accedere con ${provider}. Riprova.`,
    failures: {
      closed: () => 'Hai chiuso la finestra. Riprova.',
      'account-exists': (provider) =>
        `Esiste già un account con questa email. Accedi prima con la password, poi collega ${provider} dal profilo.`,
      'identity-taken': (provider) =>
        `Questo account ${provider} appartiene a un altro account Zampa. Non è cambiato nulla.`,
      'other-identity': (provider) =>
        `Questo non è l'account ${provider} collegato qui. Non è cambiato nulla.`,
    },
  },
  serverFieldErrors: {
    'This password is too common. Please choose another one.':
      "Questa password è troppo comune. Scegline un'altra.",
    'Please choose a password without your name or email.':
      'Scegli una password senza il tuo nome o la tua email.',
  },
  loggedOut: 'Sessione chiusa',
  logOutError: "Errore durante l'uscita.",
};
