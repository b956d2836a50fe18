import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import type { AddressInput, AddressStrategy } from '../../core/localisation/address-strategy.ts';
import { type DeepLink, isDispositionOpen } from './deep-link.ts';
import type { Wanted } from './localisation-store.ts';
import type { Localised } from './hut-search-store.ts';

/** The stores that following a link sets to work. */
interface Stores {
  readonly localisation: {
    readonly hut: Hut | undefined;
    readonly disposition: { readonly type: Disposition };
    keepDraft(draft: AddressInput): void;
    delocalise(): void;
  };
  readonly hutSearch: {
    localiseByAddress(input: AddressInput, wanted: Wanted): Promise<Localised>;
    localiseByHut(
      hut: Hut | { readonly sector: string; readonly hutId: string },
      wanted: Wanted,
    ): Promise<Localised>;
  };
}

/** What decides about a link beside itself. */
interface LinkContext {
  readonly manifest: Pick<Manifest, 'disposition' | 'flags'>;
  readonly flagLevel: string;
  readonly strategy: Pick<AddressStrategy, 'fromText'>;
  /** Tells the customer something; a wording key. */
  readonly warn: (message: string) => void;
}

/** Localises as the link says; answers whether the customer has a hut to stay with. */
const localised = async (
  { localisation, hutSearch }: Stores,
  { address, hut: named, type: asked, when = 'asap' }: DeepLink,
  { manifest, flagLevel, strategy, warn }: LinkContext,
): Promise<boolean> => {
  const wanted = { type: asked ?? localisation.disposition.type, when };
  if (address !== undefined) {
    const input = strategy.fromText(address);
    const outcome = await hutSearch.localiseByAddress(input, wanted);
    if (outcome.kind === 'localised') return true;
    localisation.keepDraft(input);
    if (outcome.kind === 'invalid') warn(outcome.message);
    return false;
  }
  const linked = isFeatureOn(manifest.flags, 'deep-linking', flagLevel) ? named : undefined;
  const hut = linked ?? (asked ? localisation.hut : undefined);
  return hut ? (await hutSearch.localiseByHut(hut, wanted)).kind === 'localised' : true;
};

/**
 * Localises from a link of an order page [LOC-51, LOC-52, LOC-53]. A link that leads nowhere says why and frees the
 * customer from a former hut; its address is left as the draft of the form, or else the address of before is there to be
 * changed [LOC-37].
 * @returns whether the customer can stay on the order pages
 */
export const followLink = async (
  stores: Stores,
  link: DeepLink,
  ports: LinkContext,
): Promise<boolean> => {
  const { localisation } = stores;
  const { manifest, flagLevel, warn } = ports;
  const { supported, openToFlagLevels } = manifest.disposition;
  const type = link.type ?? localisation.disposition.type;
  if (link.isMalformed) warn('localisation.link.malformed');
  const isOpen = supported.includes(type) && isDispositionOpen(type, openToFlagLevels, flagLevel);
  if (!isOpen) warn('localisation.link.closed');
  const stays = isOpen && (await localised(stores, link, ports));
  if (!stays) localisation.delocalise();
  return stays;
};
