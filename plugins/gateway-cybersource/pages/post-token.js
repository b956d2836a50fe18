/** What the address of the page gives, behind its `#`. */
export const given = new URLSearchParams(window.location.hash.slice(1));

/** Where the token is posted to; the content policy of the page keeps it from any other host. */
const to = given.get('to') ?? '';

/** The frame that shows what is answered. */
const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('frame'));

const form = /** @type {HTMLFormElement} */ (document.getElementById('form'));

/**
 * Posts a token as Cybersource takes it, into the frame.
 * @param {string} token
 */
export const postToken = (token) => {
  form.action = to;
  /** @type {HTMLInputElement} */ (form.elements.namedItem('JWT')).value = token;
  form.submit();
};

/**
 * Hears what a window says: only what comes from an origin, and from that very window.
 * @param {'page' | 'frame' | 'cybersource'} who the page around, a page of our own in the frame, or Cybersource's in it
 * @param {(data: any) => void} take
 */
export const hear = (who, take) =>
  window.addEventListener('message', ({ data, origin, source }) => {
    const from = who === 'page' ? window.parent : frame.contentWindow;
    const asked = who === 'cybersource' ? new URL(to).origin : window.location.origin;
    if (source === from && origin === asked) take(data);
  });

/**
 * Tells the page around something; only a page of this very site hears it.
 * @param {object} message
 */
export const tellPage = (message) => window.parent.postMessage(message, window.location.origin);
