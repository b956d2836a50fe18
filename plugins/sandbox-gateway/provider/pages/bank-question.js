/** The sandbox bank's question: tells the page around it that it was answered, not how, or goes on to the shop. */

import { goOn, letPress, send } from './go-on.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('answer'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));

/** @param {string | undefined} result */
const press = async (result) => {
  problem.textContent = '';
  try {
    const answer = await send(form.action, { result });
    if (!answer.ok) throw new Error('refused');
    goOn(await answer.json());
  } catch {
    problem.textContent = 'Your answer could not be sent. Please try again.';
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  void press(button?.value);
});

letPress(form, true);
