/** How the stand-ins for wallets show a sheet of the sandbox over the page. It becomes one script with each of them. */

const rememberedKey = 'sandbox-wallet';

/**
 * What browsers fill in: the customer's own details, from the form that they are about to send.
 * @param {string} name
 */
const typed = (name) => {
  const field = document.querySelector(`main input[autocomplete~="${name}"]`);
  return field instanceof HTMLInputElement ? field.value.trim() : '';
};

/**
 * What the wallet knows of its owner: what was typed into it before, else what stands in the form.
 * @param {string} country
 */
const knownContacts = (country) => {
  const [first = 'Ada', ...rest] = (typed('name') || 'Ada Byron').split(/\s+/);
  const person = {
    givenName: typed('given-name') || first,
    familyName: typed('family-name') || rest.join(' '),
  };
  const address = {
    line: typed('address-line1') || typed('street-address') || '1 Sandbox Street',
    postcode: typed('postal-code'),
  };
  const email = typed('email') || 'ada@example.com';
  const known = {
    shipping: { ...person, email, phone: typed('tel'), ...address },
    billing: { ...person, ...address, postcode: address.postcode || 'SANDBOX', country },
  };
  const flat = Object.entries(known).flatMap(([of, fields]) =>
    Object.entries(fields).map(([name, value]) => [`${of}.${name}`, value]),
  );
  const remembered = JSON.parse(window.sessionStorage.getItem(rememberedKey) ?? '{}');
  return { ...Object.fromEntries(flat), ...remembered };
};

/**
 * Shows a sheet until it is closed.
 * @param {{ title: string, currency: string, country: string, total: string, hasAddress: boolean,
 *   lines: { label: string, amount: string }[] }} asked
 * @param {{ agree: (token: string, values: Record<string, string>) => void, cancel: () => void }} on
 */
export const openSheet = ({ title, currency, country, total, hasAddress, lines }, on) => {
  const frame = document.createElement('iframe');
  frame.title = 'Sandbox wallet';
  frame.src = '/sandbox/gateway/sheet';
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 0 0 auto',
    zIndex: '2147483647',
    width: 'min(100%, 30rem)',
    height: '100%',
    border: '0',
    boxShadow: '0 0 3rem rgb(0 0 0 / 40%)',
  });
  let isReady = false;
  /** @param {object} message */
  const tell = (message) => frame.contentWindow?.postMessage(message, window.location.origin);
  const close = () => {
    window.removeEventListener('message', hear);
    frame.remove();
  };
  /** @param {string} text */
  const money = (text) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(text));
  /** @param {MessageEvent} message */
  const hear = ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== frame.contentWindow) return;
    if (data?.type !== 'sandbox-sheet') return;
    if (data.outcome === 'loaded') {
      tell({
        type: 'show',
        title,
        hasAddress,
        amount: money(total),
        lines: lines.map(({ label, amount }) => ({ label, amount: money(amount) })),
        known: knownContacts(country),
      });
      if (isReady) tell({ type: 'ready' });
      frame.focus();
    } else if (data.outcome === 'cancel') {
      close();
      on.cancel();
    } else {
      window.sessionStorage.setItem(rememberedKey, JSON.stringify(data.values));
      on.agree(`sandbox:${data.outcome}${data.hangs ? ':hang' : ''}`, data.values);
    }
  };
  window.addEventListener('message', hear);
  document.body.append(frame);
  return {
    close,
    /** The customer may agree. */
    ready: () => {
      isReady = true;
      tell({ type: 'ready' });
    },
    /** @param {string[]} messages */
    refuse: (messages) => tell({ type: 'wrong', messages }),
  };
};
