import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AddressForm } from './address-form.tsx';
import { readAddresses } from './addresses-page.tsx';
import { OwnPage } from './own-page.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { PurchaseParts } from './purchase-parts.tsx';
import { useOwn } from './use-own.ts';

/** Keeps another address with the account. */
export const NewAddressPage = () => {
  const { t } = useWords();
  return (
    <OwnPage section="addresses" title={t('accounts.addresses.add')}>
      <PurchaseParts>
        <AddressForm />
      </PurchaseParts>
    </OwnPage>
  );
};

/** Changes one of the customer's addresses [SHP-34]. */
export const AddressPage = observer(function AddressPage() {
  const { t } = useWords();
  const { base } = useEnvironment().market.manifest.account;
  const { address: id } = useParams();
  const { content, hasFailed, load } = useOwn(readAddresses);
  const address = content?.find((one) => one.id === id);
  return (
    <OwnPage section="addresses" title={t('accounts.addresses.changeTitle')}>
      {content ? null : (
        <OwnWaiting hasFailed={hasFailed} failure={t('accounts.addresses.failed')} onRetry={load} />
      )}
      {content && !address ? (
        <EmptyState
          icon="pin"
          title={t('accounts.addresses.gone')}
          action={<Button to={`${base}/addresses`}>{t('accounts.addresses.title')}</Button>}
        />
      ) : null}
      {address ? (
        <PurchaseParts>
          <AddressForm key={address.id} address={address} />
        </PurchaseParts>
      ) : null}
    </OwnPage>
  );
});
