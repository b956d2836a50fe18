/** The sandbox's payment page in the whole window: one button for every way that a payment can end. */

import { goOn, letPress, send } from './go-on.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('outcomes'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));
const silence = /** @type {HTMLElement} */ (document.getElementById('silence'));

/** @param {string | undefined} outcome */
const press = async (outcome) => {
  problem.textContent = '';
  letPress(form, false);
  try {
    const answer = await send(form.action, { outcome });
    if (!answer.ok) throw new Error('refused');
    const said = await answer.json();
    silence.hidden = said.type !== 'silent';
    if (said.type !== 'silent') goOn(said);
  } catch {
    problem.textContent = 'This payment cannot be paid any more.';
    letPress(form, true);
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  void press(button?.value);
});

// A page that the browser kept and shows again can be used again.
window.addEventListener('pageshow', () => letPress(form, true));
