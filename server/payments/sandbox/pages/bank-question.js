/** The sandbox bank's question: tells the page around it that it was answered, not how. */

import { tellPage } from './tell-page.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('answer'));
const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  problem.textContent = '';
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result: button?.value }),
    });
    if (!answer.ok) throw new Error('refused');
    tellPage({ type: 'three-ds-done' });
  } catch {
    problem.textContent = 'Your answer could not be sent. Please try again.';
  }
});
