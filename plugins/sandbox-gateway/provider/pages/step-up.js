/** The sandbox bank's question of a step-up: tells the page around it that it was answered, not how. */

import { send, tellPage } from './go-on.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('answer'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));
const silence = /** @type {HTMLElement} */ (document.getElementById('silence'));
/** Nothing can be pressed before this script is there. */
const buttons = /** @type {HTMLFieldSetElement} */ (document.getElementById('buttons'));
const stop = /** @type {HTMLButtonElement} */ (document.getElementById('stop'));

const isSilent = form.dataset['silent'] === 'true';
form.hidden = isSilent;
silence.hidden = !isSilent;

/** @param {string | undefined} result */
const press = async (result) => {
  problem.textContent = '';
  try {
    const answer = await send(form.action, { result });
    if (!answer.ok) throw new Error('refused');
    tellPage(await answer.json());
  } catch {
    problem.textContent = 'Your answer could not be sent. Please try again.';
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  void press(button?.value);
});

stop.addEventListener('click', () => tellPage({ type: 'card-cancelled' }));

buttons.disabled = false;
