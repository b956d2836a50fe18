/**
 * Tells the page around the frame something; only a page of this very site hears it.
 * @param {object} message
 */
export const tellPage = (message) => window.parent.postMessage(message, window.location.origin);

/**
 * Goes on as the gateway says: elsewhere, or by telling the page around the frame.
 * @param {{ type: string, url?: string }} answer
 */
export const goOn = (answer) => {
  if (answer.type === 'go' && answer.url !== undefined) window.location.assign(answer.url);
  else tellPage(answer);
};

/**
 * Lets the buttons of a form be pressed, or not; a page has them rest until its script is there.
 * @param {HTMLFormElement} form
 * @param {boolean} canPress
 */
export const letPress = (form, canPress) => {
  for (const button of form.querySelectorAll('button')) button.disabled = !canPress;
};

/**
 * Sends what was typed or pressed; the answer, whatever its status.
 * @param {string} address
 * @param {object} body
 */
export const send = (address, body) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
