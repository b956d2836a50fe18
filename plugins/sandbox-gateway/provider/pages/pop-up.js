/** The sandbox's pop-up: one button for every way that a payment can end, told to the page that opened the window. */

import { send } from './go-on.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('outcomes'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));
const silence = /** @type {HTMLElement} */ (document.getElementById('silence'));
const bank = /** @type {HTMLIFrameElement} */ (document.getElementById('bank'));

/** Nothing can be pressed before this script is there. */
const buttons = /** @type {HTMLFieldSetElement} */ (document.getElementById('buttons'));

const payment = form.dataset['payment'] ?? '';

/**
 * @param {string} outcome
 * @param {object} [given]
 */
const tell = (outcome, given = {}) => {
  const opener = /** @type {Window | null} */ (window.opener);
  opener?.postMessage({ type: 'sandbox-pop-up', outcome, given }, window.location.origin);
  window.close();
};

const beSilent = () => {
  form.hidden = true;
  silence.hidden = false;
};

/**
 * The gateway's answer to a button.
 * @param {string} outcome
 */
const ask = async (outcome) => {
  const answer = await send(form.action, { outcome });
  if (!answer.ok) throw new Error('refused');
  return answer.json();
};

/** The bank asked in its frame: the gateway knows what came of it. */
const afterBank = async () => {
  const answer = await fetch(`${form.dataset['base']}/transactions/${payment}`);
  const { status } = await answer.json();
  if (status === 'approved') tell('approve', (await ask('approve')).callback);
  else tell('decline');
};

/** @param {string} outcome */
const press = async (outcome) => {
  problem.textContent = '';
  // Without a payment the window itself makes what the order is paid with.
  if (payment === '') {
    if (outcome === 'timeout') beSilent();
    else tell(outcome);
    return;
  }
  const { callback, page } = await ask(outcome);
  if (page !== undefined) {
    form.hidden = true;
    bank.hidden = false;
    bank.src = page;
  } else if (outcome === 'timeout') beSilent();
  else tell(outcome, callback);
};

/** @param {Promise<void>} work */
const orSay = (work) =>
  work.catch(() => {
    problem.textContent = 'This payment cannot be paid any more.';
  });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (button) void orSay(press(button.value));
});

window.addEventListener('message', ({ source, origin, data }) => {
  if (origin !== window.location.origin || source !== bank.contentWindow) return;
  if (data?.type === 'three-ds-done') void orSay(afterBank());
});

buttons.disabled = false;
