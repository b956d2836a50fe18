import { flexHosts } from './flex-hosts.ts';
import { type FlexExpiry, type FlexMicroform, flexClass } from './flex-types.ts';

/** Cybersource's numbers of the networks. */
const brands: Readonly<Record<string, string>> = {
  '001': 'visa',
  '002': 'mastercard',
  '003': 'amex',
  '004': 'discover',
  '005': 'diners',
  '007': 'jcb',
  '024': 'maestro',
  '036': 'cartes-bancaires',
  '042': 'maestro',
};

/** The claims of a token; who signed it is for Cybersource to check. @throws for what is no token */
const claimsOf = (token: string): unknown => {
  const sealed = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(sealed));
};

interface ContextClaims {
  readonly ctx?: readonly {
    readonly data?: { readonly clientLibrary?: string; readonly clientLibraryIntegrity?: string };
  }[];
}

interface TokenClaims {
  readonly content?: {
    readonly paymentInformation?: {
      readonly card?: {
        readonly number?: {
          readonly maskedValue?: string;
          readonly detectedCardTypes?: readonly string[];
        };
      };
    };
  };
}

/** Runs the script that a capture context names, from a host of Cybersource's and as it was signed for. */
const loadLibrary = (captureContext: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { ctx } = claimsOf(captureContext) as ContextClaims;
    const { clientLibrary = '', clientLibraryIntegrity = '' } = ctx?.[0]?.data ?? {};
    if (!flexHosts.includes(new URL(clientLibrary).origin)) {
      throw new Error('The capture context names a script of somebody else.');
    }
    const script = document.createElement('script');
    script.src = clientLibrary;
    script.integrity = clientLibraryIntegrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The microform did not load.')));
    document.head.append(script);
  });

/** Opens the microform for a capture context. @throws where its script does not load */
export async function openMicroform(
  captureContext: string,
  input: Readonly<Record<string, string>>,
): Promise<FlexMicroform> {
  if (!flexClass()) await loadLibrary(captureContext);
  const Flex = flexClass();
  if (!Flex) throw new Error('The script of the microform brings no microform.');
  return new Flex(captureContext).microform({ styles: { input } });
}

/** What is wrong with a card; `failed` where that is not known. */
export type CardProblem = 'number' | 'securityCode' | 'expiry' | 'failed';

const problems: Readonly<Record<string, CardProblem>> = {
  number: 'number',
  securityCode: 'securityCode',
  expirationMonth: 'expiry',
  expirationYear: 'expiry',
};

/** A token with what may be shown of its card. */
interface ShownCard {
  readonly token: string;
  readonly brand: string | undefined;
  readonly last4: string | undefined;
}

/** Reads what may be shown from the claims of a token. */
function shownOf(token: string): ShownCard {
  const { content } = claimsOf(token) as TokenClaims;
  const { maskedValue, detectedCardTypes } = content?.paymentInformation?.card?.number ?? {};
  return {
    token,
    brand: brands[detectedCardTypes?.[0] ?? ''],
    last4: /\d{4}$/.exec(maskedValue ?? '')?.[0],
  };
}

/** Has the fields made a token for the card that was typed, or says what is wrong with it. */
export const tokenOf = (
  microform: FlexMicroform,
  expiry: FlexExpiry,
): Promise<ShownCard | readonly CardProblem[]> =>
  new Promise((resolve) => {
    microform.createToken(expiry, (error, token) => {
      if (token !== undefined && !error) {
        resolve(shownOf(token));
        return;
      }
      const found = error?.details?.flatMap(({ location = '' }) => problems[location] ?? []) ?? [];
      const isExpiry = error?.reason === 'CREATE_TOKEN_VALIDATION_PARAMS';
      resolve(found.length > 0 ? found : [isExpiry ? 'expiry' : 'failed']);
    });
  });

/** The end of a card as it was typed; undefined for what is no month of a year. */
export function expiryOf(month: string, year: string): FlexExpiry | undefined {
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month);
  if (!isMonth || !/^(20)?\d\d$/.test(year)) return undefined;
  return { expirationMonth: month.padStart(2, '0'), expirationYear: `20${year.slice(-2)}` };
}
