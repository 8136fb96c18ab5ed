import type { emergency as english } from '../en/emergency';

export const emergency: typeof english = {
  lead: 'Prima telefona. Il resto leggilo mentre guida qualcun altro.',
  own: 'I tuoi veterinari',
  ownEmpty:
    'Annota il veterinario e la clinica notturna nella pagina del tuo animale: li trovi qui, anche senza rete.',
  vetOf: (pet) => `Veterinario di ${pet}`,
  nightClinicOf: (pet) => `Clinica notturna di ${pet}`,
  lines: (country) => `Centri antiveleni: ${country}`,
  otherLines: 'Centri antiveleni in altri paesi',
  call: 'Chiama',
  firstAid: "Primo soccorso, finché non c'è un veterinario",
  firstAidNote:
    'Apri la voce che corrisponde a ciò che vedi. Non sostituisce mai la telefonata. Per cavalli e animali da stalla chiama: viene il veterinario.',
  now: 'Da fare subito',
  donts: 'Da non fare',
  failed:
    'Impossibile caricare il primo soccorso. Chiama subito il veterinario o la clinica 24 ore più vicina.',
  offline: "Sei offline: questa è l'ultima versione salvata.",
};
