import { invalid } from '../api/refusal.js';
import type { Customer, TaxId } from '../objects.js';
import { newId, type World } from '../world.js';

/** Only the format that all member states share. */
const EU_VAT =
  /^(?:AT|B[EG]|C[YZ]|D[EK]|E[ELS]|F[IR]|H[RU]|I[ET]|L[TUV]|MT|NL|P[LT]|RO|S[EIK]|XI)[A-Z\d+*]{2,12}$/;

interface DetailsParams {
  email?: string | undefined;
  name?: string | undefined;
  address?:
    | ''
    | { [Name in keyof NonNullable<Customer['address']>]?: string | undefined }
    | undefined;
}

/** An empty text clears a field. */
export function updateCustomer(
  world: World,
  { email, name, address }: DetailsParams,
  id: string,
): Customer {
  const customer = world.find('customer', id);
  const given = address === undefined || address === '' ? null : address;
  const { city = null, country = null, line1 = null, postal_code = null } = given ?? {};
  const updated: Customer = {
    ...customer,
    ...(email !== undefined && { email: email || null }),
    ...(name !== undefined && { name: name || null }),
    ...(address !== undefined && { address: given && { city, country, line1, postal_code } }),
  };
  return world.save('customer', updated, 'customer.updated');
}

interface TaxIdParams {
  type: 'eu_vat';
  value: string;
  owner: { customer: string };
}

export function createTaxId(world: World, { type, value, owner }: TaxIdParams): TaxId {
  const { id: customer } = world.find('customer', owner.customer, 'owner[customer]');
  if (!EU_VAT.test(value)) {
    throw invalid(`Invalid value for ${type}.`, { code: 'tax_id_invalid', param: 'value' });
  }
  const country = value.slice(0, 2).replace('EL', 'GR');
  const taxId: TaxId = { id: newId('txi'), object: 'tax_id', country, customer, type, value };
  return world.save('tax_id', taxId, 'customer.tax_id.created');
}

export function deleteTaxId(world: World, _params: unknown, id: string) {
  const taxId = world.find('tax_id', id);
  world.store.remove('tax_id', id);
  world.emit('customer.tax_id.deleted', taxId);
  return { id, object: 'tax_id', deleted: true };
}
