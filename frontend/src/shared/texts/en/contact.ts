import { operator } from '../../installation';
import { link, type Part } from '../legal-document';

const { name, address, supportEmail } = operator();

const none = 'The operator of this installation has not given a contact address.';

/** Who the operator is, as far as they say. */
const who = (): string => {
  if (name !== null) return `The operator is ${address === null ? name : `${name}, ${address}`}.`;
  if (address !== null) return `The address of the operator is ${address}.`;
  return 'The operator of this installation has not given a name or a postal address.';
};

/** How to ask the operator: the beginning of a sentence, or the end of one. */
const ask = (begins = false): Part[] => {
  if (supportEmail !== null) {
    return [begins ? 'Write to ' : 'write to ', link(supportEmail, `mailto:${supportEmail}`)];
  }
  const asking = 'sk the operator of this site (who has not given a contact address here)';
  return [`${begins ? 'A' : 'a'}${asking}`];
};

export const contact = {
  none,
  who,
  ask,
  write: 'To contact support, write to',
};
