import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Select } from '../../components/select.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** Lets customers pick theirs of the addresses of the postcode; the fields below take any other [SHP-18]. */
export const PostalAddresses = observer(function PostalAddresses() {
  const { postalAddresses } = useApp();
  const { t } = useWords();
  const { postcode, addresses, chosen } = postalAddresses;
  useEffect(() => void postalAddresses.look(), [postalAddresses, postcode]);
  if (addresses.length === 0) return null;
  return (
    <Select
      label={t('checkout.postalAddresses.label')}
      hint={t('checkout.postalAddresses.hint')}
      placeholder={t('checkout.postalAddresses.choose', { count: addresses.length })}
      options={addresses.map(({ lines }, index) => ({
        value: `${index}`,
        label: lines.join(', '),
      }))}
      value={chosen === -1 ? '' : `${chosen}`}
      onChange={(event) => {
        if (event.target.value !== '') postalAddresses.choose(Number(event.target.value));
      }}
    />
  );
});
