/**
 * Tells the page around the frame something; only a page of this very site hears it.
 * @param {object} message
 */
export const tellPage = (message) => window.parent.postMessage(message, window.location.origin);
