/** The sandbox's wallet sheet: shows what the page around it asks for, and tells it what the customer agreed to. */

import { tellPage } from './go-on.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('sheet'));
const title = /** @type {HTMLElement} */ (document.getElementById('title'));
const lines = /** @type {HTMLElement} */ (document.getElementById('lines'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));
const delivery = /** @type {HTMLElement} */ (document.getElementById('delivery'));
const hang = /** @type {HTMLInputElement} */ (document.getElementById('hang'));

/** @returns {HTMLInputElement[]} */
const fields = () =>
  [...form.querySelectorAll('input[name]')].map((field) => /** @type {HTMLInputElement} */ (field));

const buttons = /** @type {HTMLFieldSetElement} */ (document.getElementById('buttons'));
const filled = /** @type {HTMLFieldSetElement} */ (document.getElementById('fields'));

/**
 * @param {{ title: string, amount: string, lines: { label: string, amount: string }[], hasAddress: boolean,
 *   known: Record<string, string> }} asked
 */
const show = (asked) => {
  title.textContent = asked.title;
  const amount = document.querySelector('.order .amount');
  if (amount) amount.textContent = asked.amount;
  lines.replaceChildren(
    ...asked.lines.map(({ label, amount: text }) => {
      const line = document.createElement('li');
      const value = document.createElement('span');
      value.textContent = text;
      line.append(label, ' ', value);
      return line;
    }),
  );
  delivery.hidden = !asked.hasAddress;
  for (const field of fields()) field.value = asked.known[field.name] ?? '';
  filled.disabled = false;
  fields()[0]?.focus();
};

/** @param {string[]} messages */
const refuse = (messages) => {
  problem.replaceChildren(
    ...messages.map((message) => {
      const line = document.createElement('span');
      line.textContent = message;
      return line;
    }),
  );
  buttons.disabled = false;
  problem.scrollIntoView({ block: 'nearest' });
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  const outcome = button?.value ?? 'approve';
  problem.replaceChildren();
  buttons.disabled = true;
  const values = Object.fromEntries(fields().map(({ name, value }) => [name, value.trim()]));
  tellPage({ type: 'sandbox-sheet', outcome, hangs: hang.checked, values });
});

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  if (data?.type === 'show') show(data);
  if (data?.type === 'ready') buttons.disabled = false;
  if (data?.type === 'wrong') refuse(data.messages);
});

tellPage({ type: 'sandbox-sheet', outcome: 'loaded' });
