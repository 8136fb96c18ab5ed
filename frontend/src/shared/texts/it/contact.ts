import { operator } from '../../installation';
import { link, type Part } from '../legal-document';
import type { Texts } from '../en';

const { name, address, supportEmail } = operator();

const who = (): string => {
  if (name !== null) return `Il gestore è ${address === null ? name : `${name}, ${address}`}.`;
  if (address !== null) return `L'indirizzo del gestore è ${address}.`;
  return 'Il gestore di questa installazione non ha indicato né un nome né un indirizzo postale.';
};

const ask = (begins = false): Part[] => {
  if (supportEmail !== null) {
    return [begins ? 'Scrivi a ' : 'scrivi a ', link(supportEmail, `mailto:${supportEmail}`)];
  }
  const asking = 'ivolgiti al gestore di questo sito (che qui non ha indicato un contatto)';
  return [`${begins ? 'R' : 'r'}${asking}`];
};

export const contact: Texts['contact'] = {
  none: 'Il gestore di questa installazione non ha indicato un indirizzo di contatto.',
  who,
  ask,
  write: "Per contattare l'assistenza scrivi a",
};
