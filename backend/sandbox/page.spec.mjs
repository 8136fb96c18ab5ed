import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { pageScript } from './server.ts';

/** The form in a page, with the clock at 21 November 2026. */
function openForm(locale = 'en') {
  const { window } = new JSDOM('<main></main>', { runScripts: 'outside-only' });
  const { document } = window;
  Object.defineProperty(document, 'currentScript', { value: { src: 'http://sandbox.test/x.js' } });
  window.eval(`Date = class extends Date {
    constructor(...given) { super(...(given.length ? given : ['2026-11-21T12:00:00Z'])); }
  }`);
  window.eval(pageScript());
  const elements = window.Stripe('pk').elements({ locale });
  elements.create('payment').mount(document.querySelector('main'));
  const input = (field) => document.querySelector(`[name=${field}]`);
  return {
    elements,
    text: () => document.querySelector('main')?.textContent ?? '',
    /** Types key by key. @returns the content of the field afterwards. */
    type(field, keys) {
      const place = input(field);
      for (const key of keys) {
        place.value += key;
        place.dispatchEvent(new window.Event('input'));
      }
      return place.value;
    },
    delete(field) {
      const place = input(field);
      place.value = place.value.slice(0, -1);
      place.dispatchEvent(new window.Event('input'));
      return place.value;
    },
    errorOf(field) {
      input(field)?.dispatchEvent(new window.Event('blur'));
      return document.getElementById(`sandbox-${field}-error`)?.textContent ?? '';
    },
  };
}

it.each([
  ['number', '4242424242424242', '4242 4242 4242 4242'],
  ['number', '42424', '4242 4'],
  ['number', '4242-4242x', '4242 4242'],
  ['number', '42424242424242429999', '4242 4242 4242 4242'],
  ['expiry', '1234', '12/34'],
  ['expiry', '12/34', '12/34'],
  ['expiry', '12 / 34', '12/34'],
  ['expiry', '434', '04/34'],
  ['expiry', '4/34', '04/34'],
  ['expiry', '1/34', '01/34'],
  ['cvc', '12345', '1234'],
  ['cvc', '1a2', '12'],
])('while typing, %s %s becomes %s', (field, keys, shown) => {
  expect(openForm().type(field, keys)).toBe(shown);
});

it('the slash of the expiry date can be deleted', () => {
  const form = openForm();
  form.type('expiry', '12');
  expect(form.delete('expiry')).toBe('12');
  expect(form.delete('expiry')).toBe('1');
});

it.each([
  ['number', '4242 4242', 'Your card number is incomplete.'],
  ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
  ['number', '4000 0025 0000 3155', ''],
  ['expiry', '12', "Your card's expiration date is incomplete."],
  ['expiry', '13/34', "Your card's expiration date is incomplete."],
  ['expiry', '12/25', "Your card's expiration year is in the past."],
  ['expiry', '10/26', "Your card's expiration date is in the past."],
  ['expiry', '11/26', ''],
  ['expiry', '11/99', "Your card's expiration year is invalid."],
  ['cvc', '12', "Your card's security code is incomplete."],
  ['cvc', '1234', ''],
])('%s "%s" shows the error "%s"', (field, keys, error) => {
  const form = openForm();
  form.type(field, keys);
  expect(form.errorOf(field)).toBe(error);
});

it("uses the page's language, even for errors", () => {
  const form = openForm();
  expect(form.text()).toContain('Sandbox: no card is charged');
  form.type('cvc', '1');
  form.errorOf('cvc');
  form.elements.update({ locale: 'it' });
  expect(form.text()).toContain('Sandbox: nessuna carta viene addebitata');
  expect(form.text()).toContain('Il codice di sicurezza della carta è incompleto.');
});
