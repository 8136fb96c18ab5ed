export interface Form {
  [key: string]: FormValue;
}
type FormValue = string | FormValue[] | Form;

/** Reads `items[0][price]=x&expand[]=y` as Stripe does. */
export function parseForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) put(form, keysOf(name), value);
  return lists(form) as Form;
}

const emptyForm = (): Form => Object.create(null) as Form;

const keysOf = (name: string): string[] => {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
};

function put(form: Form, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(form).length) : key;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next = typeof inner === 'object' ? (inner as Form) : emptyForm();
  form[name] = next;
  put(next, rest, value);
}

/** What has numbers for names is a list. */
function lists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = lists(value[name] ?? '');
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isList ? Object.values(value) : value;
}
