/** The sandbox's card form: hands the page around it a token, never the card, or pays and leads back to the shop. */

import { goOn, letPress, send } from './go-on.js';

/** How long a card that gets no answer is waited for, in milliseconds. */
const silenceMs = 20_000;

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

const enter = async () => {
  const card = Object.fromEntries(inputs().map(({ name, value }) => [name, value.trim()]));
  const answer = await send(form.action, card);
  const body = await answer.json();
  if (answer.ok) {
    form.reset();
    if (body.type === 'silent') await waitInVain();
    else goOn(body);
    return;
  }
  const fields = /** @type {{ field: string }[]} */ (body.fields ?? []);
  showErrors(fields.map(({ field }) => field));
  if (fields.length === 0) problem.textContent = 'This payment cannot be paid any more.';
};

/** No answer comes: the payment is let go, and the shop told. */
const waitInVain = async () => {
  await new Promise((resolve) => setTimeout(resolve, silenceMs));
  const answer = await send(form.dataset['giveUp'] ?? '', {});
  goOn(await answer.json());
};

const pressPay = async () => {
  problem.textContent = '';
  showErrors([]);
  pay.disabled = true;
  try {
    await enter();
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

const pressCancel = async () => {
  const { cancel: address } = form.dataset;
  const answer = address ? await send(address, { outcome: 'cancel' }) : undefined;
  goOn(answer?.ok ? await answer.json() : { type: 'card-cancelled' });
};

cancel.addEventListener('click', () => void pressCancel());

// Where the card is all that is asked for, the page around the frame has it typed at once.
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  const isFree = document.activeElement === document.body;
  if (data?.type === 'take-focus' && isFree) inputs()[0]?.focus({ preventScroll: true });
});

letPress(form, true);
