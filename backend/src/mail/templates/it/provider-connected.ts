import { button, heading, text, type Template } from '../content.js';

export const providerConnected: Template<'provider-connected'> = (data, say) => ({
  subject: `${data.provider} è collegato al tuo account`,
  preheader: 'Da ora puoi usarlo per accedere.',
  blocks: [
    heading(`${data.provider} è collegato`),
    text(`Ciao ${data.name}, da ora puoi accedere al tuo account Zampa con ${data.provider}.`),
    text('Se non sei stato tu, scollegalo nel tuo profilo e scegli una nuova password.'),
    button('Vai al tuo profilo', say.page('profile')),
  ],
  why: 'Ricevi questa email perché al tuo account Zampa è stato aggiunto un modo per accedere.',
});
