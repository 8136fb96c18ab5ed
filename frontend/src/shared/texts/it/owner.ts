import type { OwnerTexts } from '../en/owner';

export const owner: OwnerTexts = {
  welcome: (name) => `Ti diamo il benvenuto, ${name}`,
  welcomeBack: (name) => `Che bello rivederti, ${name}`,
  lead: 'Chi vive con te? Per cominciare bastano un nome e una specie.',
  gains: [
    'Risposte su misura per il tuo animale',
    "In un'emergenza, prima di tutto che cosa fare",
    'La sua storia, tutta in un posto',
  ],
  yourPets: 'I tuoi animali',
  goOn: (pet) => `Continua con ${pet}`,
  allPets: 'Tutti gli animali',
  addFirst: 'Aggiungi il tuo primo animale',
};
