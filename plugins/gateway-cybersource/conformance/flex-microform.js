/**
 * Stands in for the script of Cybersource's Flex Microform: fields in frames of its own host, and a token for what is typed
 * into them. It runs where that of Cybersource is loaded from.
 */
(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const host = new URL(src).origin;

  /** @param {object} value */
  const encode = (value) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

  class Field {
    value = '';
    frame = document.createElement('iframe');

    /**
     * @param {string} kind
     * @param {Readonly<Record<string, string>>} options
     */
    constructor(kind, options) {
      const label = options['aria-label'] ?? '';
      this.frame.title = options['title'] ?? '';
      this.frame.style.cssText = 'border: 0; width: 100%; height: 100%';
      this.frame.src = `${host}/microform/bundle/v2/iframe.html?${new URLSearchParams({ kind, label })}`;
      window.addEventListener('message', this.listen);
    }

    /** @param {MessageEvent} message */
    listen = ({ data, origin, source }) => {
      if (origin === host && source === this.frame.contentWindow) this.value = data.value;
    };

    /** @param {HTMLElement} container */
    load(container) {
      container.append(this.frame);
    }

    dispose() {
      window.removeEventListener('message', this.listen);
      this.frame.remove();
    }
  }

  /**
   * @param {string} number
   * @param {{ expirationMonth: string, expirationYear: string }} expiry
   */
  const tokenFor = (number, { expirationMonth, expirationYear }) => {
    const shown = {
      detectedCardTypes: [number.startsWith('4') ? '001' : '002'],
      maskedValue: `XXXXXXXXXXXX${number.slice(-4)}`,
      bin: number.slice(0, 6),
    };
    const card = {
      expirationYear: { value: expirationYear },
      number: shown,
      securityCode: {},
      expirationMonth: { value: expirationMonth },
    };
    const content = { paymentInformation: { card } };
    const claims = { iss: 'Flex/00', jti: crypto.randomUUID(), content };
    return [encode({ alg: 'RS256' }), encode(claims), 'signature'].join('.');
  };

  class Microform {
    /** @type {Map<string, Field>} */
    fields = new Map();

    /**
     * @param {string} kind
     * @param {Readonly<Record<string, string>>} options
     */
    createField(kind, options) {
      const field = new Field(kind, options);
      this.fields.set(kind, field);
      return field;
    }

    /**
     * @param {{ expirationMonth: string, expirationYear: string }} expiry
     * @param {(error: object | null, token?: string) => void} done
     */
    createToken(expiry, done) {
      const number = this.fields.get('number')?.value ?? '';
      const details = [
        ...(/^\d{16}$/.test(number) ? [] : [{ location: 'number' }]),
        ...(/^\d{3}$/.test(this.fields.get('securityCode')?.value ?? '')
          ? []
          : [{ location: 'securityCode' }]),
      ];
      const isExpiry =
        /^\d\d$/.test(expiry.expirationMonth) && /^\d{4}$/.test(expiry.expirationYear);
      if (details.length > 0) done({ reason: 'CREATE_TOKEN_VALIDATION_FIELDS', details });
      else if (!isExpiry) done({ reason: 'CREATE_TOKEN_VALIDATION_PARAMS' });
      else done(null, tokenFor(number, expiry));
    }
  }

  class Flex {
    microform() {
      return new Microform();
    }
  }

  Object.assign(globalThis, { Flex });
})();
