import { addressLine } from '../../../client/localisation/address-line.ts';
import { cityLine, hutLines } from '../../../core/address/written-address.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Where an order goes, in words. */
interface Where {
  /** `Delivering to` or the like. */
  readonly label: string;
  /** The address, or the hut's name. */
  readonly place: string;
  /** The hut that delivers, or the hut's address. */
  readonly detail: string | undefined;
}

/** Where the customer's order goes; undefined before there is a hut [LOC-57]. */
export const useWhere = (): Where | undefined => {
  const { t } = useWords();
  const written = useEnvironment().market.manifest.address;
  const { deliveryAddress, disposition, hut } = useApp().localisation;
  if (!hut) return undefined;
  const label = t(`localisation.summary.${disposition.type}`);
  const street = hutLines(hut, written).join(', ');
  if (disposition.type !== 'delivery') return { label, place: hut.name, detail: street };
  const from = t('localisation.summary.from', { name: hut.name });
  if (deliveryAddress) {
    const line = addressLine(deliveryAddress);
    const place = line
      ? [line.street, cityLine(line, written)].join(', ')
      : deliveryAddress.postcode;
    return { label, place: place.trim(), detail: from };
  }
  return { label: t('localisation.summary.deliveryFrom'), place: hut.name, detail: street };
};
