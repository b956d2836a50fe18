/** The sandbox bank's question: tells the page around it that it was answered, not how. */

import { tellPage } from './tell-page.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('answer'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));

/** @param {string | undefined} result */
const send = async (result) => {
  problem.textContent = '';
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result }),
    });
    if (!answer.ok) throw new Error('refused');
    tellPage({ type: 'three-ds-done' });
  } catch {
    problem.textContent = 'Your answer could not be sent. Please try again.';
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  void send(button?.value);
});
