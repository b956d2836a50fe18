import type { AddressSource } from '../../core/address/address-source.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { PostalAddress } from '../../schemas/types/http/places.ts';
import type { PostcodeOptions } from './postcode-options.ts';

/** An address as the service has it; lines that are not needed are empty. */
interface FoundAddress {
  readonly line_1?: string;
  readonly line_2?: string;
  readonly line_3?: string;
  /** In capitals. */
  readonly post_town?: string;
  readonly postcode?: string;
}

/** What it says besides the status of HTTP: there is no such postcode. */
const UNKNOWN_POSTCODE = 4040;

/** A town as a letter has it: "STOKE-ON-TRENT" is "Stoke-on-Trent". */
const townOf = (town: string): string =>
  town
    .toLowerCase()
    .replaceAll(/[\p{L}']+/gu, (word, at: number) =>
      at > 0 && /^(?:on|in|upon|under|by|the|of|le|and)$/.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    );

const addressOf = (
  { line_1, line_2, line_3, post_town, postcode }: FoundAddress,
  asked: string,
): PostalAddress => {
  const lines = [line_1, line_2, line_3].flatMap((line) => line?.trim() || []);
  return {
    lines,
    ...(post_town && { town: townOf(post_town) }),
    postcode: postcode ?? asked,
  };
};

/** Asks Ideal Postcodes for the addresses of a postcode; each call that finds some is paid for [SHP-18]. */
export const idealPostcodes = ({
  callOutside,
  options: { keyVariable, address },
  variable,
}: Pick<PluginServer<PostcodeOptions>, 'callOutside' | 'options' | 'variable'>): AddressSource => ({
  async addressesAt(postcode) {
    const { status, body } = await callOutside({
      method: 'GET',
      url: `${address}/v1/postcodes/${encodeURIComponent(postcode)}`,
      headers: { authorization: `IDEALPOSTCODES api_key="${variable(keyVariable)}"` },
    });
    const { code, result = [] } = JSON.parse(body) as {
      readonly code?: number;
      readonly result?: readonly FoundAddress[];
    };
    if (status === 404 && code === UNKNOWN_POSTCODE) return [];
    if (status !== 200)
      throw new Error(`Ideal Postcodes answers ${status}, code ${code ?? 'none'}.`);
    return result
      .map((found) => addressOf(found, postcode))
      .filter(({ lines }) => lines.length > 0);
  },
});
