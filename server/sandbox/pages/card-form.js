/** The sandbox's card form: hands the page around it a token, never the card. */

import { tellPage } from './tell-page.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('card'));
const pay = /** @type {HTMLButtonElement} */ (document.getElementById('pay'));
const cancel = /** @type {HTMLButtonElement} */ (document.getElementById('cancel'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));

/** @returns {HTMLInputElement[]} */
const inputs = () => [...form.querySelectorAll('input')];

/** @param {readonly string[]} wrong names of the wrong fields */
const showErrors = (wrong) => {
  for (const input of inputs()) {
    const isWrong = wrong.includes(input.name);
    const error = /** @type {HTMLElement} */ (document.getElementById(`${input.name}-error`));
    error.textContent = isWrong ? (error.dataset['message'] ?? '') : '';
    input.setAttribute('aria-invalid', String(isWrong));
  }
  inputs()
    .find(({ name }) => wrong.includes(name))
    ?.focus();
};

const send = async () => {
  const card = Object.fromEntries(inputs().map(({ name, value }) => [name, value.trim()]));
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const body = await answer.json();
  if (answer.ok) {
    form.reset();
    tellPage(body);
    return;
  }
  const fields = /** @type {{ field: string }[]} */ (body.fields ?? []);
  showErrors(fields.map(({ field }) => field));
  if (fields.length === 0) problem.textContent = 'This payment cannot be paid any more.';
};

const pressPay = async () => {
  problem.textContent = '';
  showErrors([]);
  pay.disabled = true;
  try {
    await send();
  } catch {
    problem.textContent = 'The card could not be checked. Please try again.';
  } finally {
    pay.disabled = false;
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void pressPay();
});

form.addEventListener('input', (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  if (input.name !== 'number') return;
  const digits = input.value.replace(/\D/g, '').slice(0, 19);
  if (input.selectionEnd !== input.value.length) return;
  input.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
});

cancel.addEventListener('click', () => tellPage({ type: 'card-cancelled' }));
