import { observer } from 'mobx-react-lite';
import type { CheckoutValues } from '../../../core/checkout/contact-rules.ts';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

const another = 'another';

/** An address on one line; two fields may say the same. */
const lineOf = ({ instructions: _instructions, ...parts }: CheckoutValues): string =>
  [...new Set(Object.values(parts).filter(Boolean))].join(', ');

/** Lets who has had food brought to several addresses at this place choose one, or type another [SHP-16]. */
export const KnownAddresses = observer(function KnownAddresses() {
  const { checkout, remembered } = useApp();
  const { t } = useWords();
  const { addresses } = remembered;
  const { values } = checkout;
  if (addresses.length < 2) return null;
  const isShown = ({ instructions: _instructions, ...parts }: CheckoutValues) =>
    Object.entries(parts).every(([field, value]) => values[field] === value);
  const chosen = addresses.findIndex(isShown);
  const options = [
    ...addresses.map((address, index) => ({ value: `${index}`, label: lineOf(address) })),
    { value: another, label: t('checkout.knownAddresses.another') },
  ];
  return (
    <RadioGroup
      legend={t('checkout.knownAddresses.legend')}
      variant="cards"
      options={options}
      value={chosen === -1 ? another : `${chosen}`}
      onChange={(value) => checkout.chooseAddress(addresses[Number(value)])}
    />
  );
});
