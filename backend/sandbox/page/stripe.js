/* global TEXTS, STYLE, VERSION -- the server puts them in front */

/** The origin of this script, which also takes its calls. */
const ORIGIN = new URL(document.currentScript.src).origin;

const FIELDS = {
  number: { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxlength: 23 },
  expiry: { autocomplete: 'cc-exp', placeholder: '', maxlength: 9 },
  cvc: { autocomplete: 'cc-csc', placeholder: '123', maxlength: 4 },
};

const TEST_CARDS = {
  '4242 4242 4242 4242': 'pays',
  '4000 0000 0000 0002': 'declined',
  '4000 0025 0000 3155': 'authenticates',
  '4000 0000 0000 0341': 'failsLater',
};

const digitsOf = (typed, max) => typed.replace(/\D/g, '').slice(0, max);

/** A month that can only be a single digit gets its zero: 4 becomes 04. */
function formatExpiry(typed, before) {
  const [, month, year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d*)/.exec(typed) ?? [];
  const digits = digitsOf(month === undefined ? typed : month.padStart(2, '0') + year, 4);
  const full = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  const deleting = before.startsWith(typed);
  if (full.length < 2 || (deleting && full.length === 2)) return full;
  return `${full.slice(0, 2)}/${full.slice(2)}`;
}

/** The content of a field after typing. */
function formatted(field, typed, before) {
  if (field === 'number') return digitsOf(typed, 16).replace(/(\d{4})(?=\d)/g, '$1 ');
  return field === 'expiry' ? formatExpiry(typed, before) : digitsOf(typed, 4);
}

/** Whether a card number has the right check digit. */
const luhn = (digits) =>
  [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

function expiryError(expiry, now) {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined || month < 1 || month > 12) return 'incomplete_expiry';
  const years = 2000 + Number(year) - now.getFullYear();
  if (years < 0) return 'invalid_expiry_year_past';
  if (years > 50) return 'invalid_expiry_year';
  return years === 0 && month < now.getMonth() + 1 ? 'invalid_expiry_month_past' : null;
}

/** What Stripe's form would say about a field. */
function errorOf(field, value) {
  if (field === 'expiry') return expiryError(value, new Date());
  if (field === 'cvc') return value.length < 3 ? 'incomplete_cvc' : null;
  const digits = digitsOf(value, 16);
  if (digits.length < 16) return 'incomplete_number';
  return luhn(digits) ? null : 'invalid_number';
}

function make(tag, facts, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The card form, with the interface of a Stripe element. `words()` returns its texts. */
function createCardElement(words) {
  const place = make('div', { class: 'sandbox-form' });
  const inputs = {};
  const errors = {};

  /** Writes all texts in the current language. */
  function translate() {
    for (const said of place.querySelectorAll('[data-say]')) {
      said.textContent = words()[said.dataset.say];
    }
    inputs.expiry.placeholder = words().expiryHint;
  }
  function show(field, error) {
    errors[field].dataset.say = error ?? 'none';
    inputs[field].setAttribute('aria-invalid', String(error !== null));
    translate();
    return error;
  }
  const check = (field) => show(field, errorOf(field, inputs[field].value));

  function makeField([field, facts]) {
    const id = `sandbox-${field}`;
    const about = { id, name: field, inputmode: 'numeric', 'aria-describedby': `${id}-error` };
    const input = make('input', { ...facts, ...about });
    let before = '';
    input.addEventListener('input', () => {
      before = input.value = formatted(field, input.value, before);
      show(field, null);
    });
    input.addEventListener('blur', () => input.value !== '' && check(field));
    inputs[field] = input;
    errors[field] = make('p', { id: `${id}-error`, class: 'sandbox-error' });
    const label = make('label', { for: id, 'data-say': field });
    return make('div', {}, label, input, errors[field]);
  }
  function makeTestCard([number, does]) {
    const says = make('span', { 'data-say': does });
    const button = make('button', { type: 'button' }, make('span', {}, number), says);
    button.addEventListener('click', () => {
      Object.assign(inputs.number, { value: number });
      Object.assign(inputs.expiry, { value: '12/34' });
      Object.assign(inputs.cvc, { value: '123' });
      for (const field in inputs) show(field, null);
    });
    return make('li', {}, button);
  }

  place.append(
    make('style', {}, STYLE),
    make('p', { class: 'sandbox-mark', 'data-say': 'mark' }),
    make('div', { class: 'sandbox-fields' }, ...Object.entries(FIELDS).map(makeField)),
    make('h3', { 'data-say': 'cards' }),
    make('ul', {}, ...Object.entries(TEST_CARDS).map(makeTestCard)),
  );
  for (const field in inputs) show(field, null);

  return {
    typed: () => ({ number: inputs.number.value, expiry: inputs.expiry.value }),
    /** Shows all errors. @returns the first one. */
    check: () =>
      Object.keys(inputs)
        .map(check)
        .find((error) => error !== null) ?? null,
    translate,
    focusError: () => place.querySelector('[aria-invalid="true"]')?.focus(),
    // It needs no frame, so it is ready before anyone listens.
    on: (event, handler) => event === 'ready' && queueMicrotask(() => handler({})),
    off: () => undefined,
    mount: (parent) => parent.append(place),
    unmount: () => place.remove(),
    destroy: () => place.remove(),
    update: () => undefined,
    focus: () => inputs.number.focus(),
  };
}

/** Asks the owner the bank's question. Closing it is a refusal, as with a real bank. */
function askOwner(words) {
  const { mark, secure, secureText, complete, fail, close } = words;
  return new Promise((resolve) => {
    const dialog = make('dialog', { class: 'sandbox-bank', 'aria-labelledby': 'sandbox-bank' });
    const answer = (name, facts, approved) => {
      const button = make('button', { type: 'button', ...facts }, name);
      button.addEventListener('click', () => dialog.close(approved ? 'approved' : ''));
      return button;
    };
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'approved');
    });
    dialog.append(
      make('style', {}, STYLE),
      make('h2', { id: 'sandbox-bank' }, secure),
      make('p', {}, secureText),
      make('p', { class: 'sandbox-mark' }, mark),
      answer(complete, { class: 'sandbox-main' }, true),
      answer(fail, {}, false),
      answer('×', { class: 'sandbox-close', 'aria-label': close }, false),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Without headers, so that no preflight precedes it. @returns the payment; throws without an answer. */
async function call(path, body) {
  const signal = AbortSignal.timeout(20_000);
  const init = { method: 'POST', body: JSON.stringify(body), credentials: 'omit', signal };
  const response = await fetch(`${ORIGIN}/form/${path}`, init);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/**
 * The result of Stripe.js for a payment, or for a card being saved; known refusals are in the
 * language of the page.
 */
function resultOf({ last_payment_error, last_setup_error, ...intent }, words) {
  const isSetup = intent.id.startsWith('seti_');
  const error = (isSetup ? last_setup_error : last_payment_error) ?? null;
  if (error === null || intent.status === 'succeeded')
    return isSetup ? { setupIntent: intent } : { paymentIntent: intent };
  const message = words[error.decline_code] ?? words[error.code] ?? error.message;
  return { error: { ...error, message, [isSetup ? 'setup_intent' : 'payment_intent']: intent } };
}

const unreachable = (words) => ({
  error: { type: 'api_connection_error', message: words.unreachable },
});

window.Stripe = (_key, { locale: first = 'en' } = {}) => {
  let locale = first;
  const words = () => TEXTS[locale] ?? TEXTS.en;
  const settled = (payment) =>
    payment.then((given) => resultOf(given, words())).catch(() => unreachable(words()));
  const invalid = (code) => ({ error: { type: 'validation_error', code, message: words()[code] } });

  /** Resolves only once the owner has answered the bank, if it asks. */
  async function ask(card, clientSecret) {
    const intent = await call('confirm', { clientSecret, ...card });
    if (intent.status !== 'requires_action') return intent;
    return call('authenticate', { clientSecret, approved: await askOwner(words()) });
  }
  function elements({ clientSecret, ...options }) {
    let card = null;
    const update = (change) => {
      locale = change.locale ?? locale;
      card?.translate();
    };
    update(options);
    return {
      clientSecret,
      create: () => (card = createCardElement(words)),
      getElement: () => card,
      update,
    };
  }
  async function confirm({ elements: { clientSecret, getElement } }) {
    const card = getElement();
    const error = card.check();
    if (error === null) return settled(ask(card.typed(), clientSecret));
    card.focusError();
    return invalid(error);
  }
  const notHere = () => {
    throw new Error('The sandbox knows only the payment element');
  };
  return {
    elements,
    confirmPayment: confirm,
    confirmSetup: confirm,
    retrievePaymentIntent: (clientSecret) => settled(call('payment', { clientSecret })),
    // Only their presence is looked for.
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
  };
};
window.Stripe.version = VERSION;
