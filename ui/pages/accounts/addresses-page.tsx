import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { addressLines } from '../../../core/orders/address-lines.ts';
import { createOwnDetailsApi } from '../../../client/checkout/own-details-api.ts';
import type { HttpClient } from '../../../client/kernel/http-client.ts';
import type { OwnAddress } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AddressCard } from './address-card.tsx';
import { OwnPage } from './own-page.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { RemoveAddress } from './remove-address.tsx';
import { useOwn, useOwnFailure } from './use-own.ts';

export const readAddresses = (http: HttpClient) => createOwnDetailsApi(http).addresses();

/** What became of the last wish: a wording key below `accounts.addresses`. */
type Outcome = 'isPreferred' | 'removed' | 'changeFailed';

/** The customer's addresses: which one checkout begins with, and adding, changing and removing them [SHP-34, SHP-16]. */
export const AddressesPage = observer(function AddressesPage() {
  const { t } = useWords();
  const { http, market } = useEnvironment();
  const { content, hasFailed, load } = useOwn(readAddresses);
  const isOurs = useOwnFailure();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [leaving, setLeaving] = useState<OwnAddress>();
  const add = `${market.manifest.account.base}/addresses/new`;
  const change = async (id: string, work: () => Promise<unknown>, done: Outcome) => {
    setBusy(id);
    setOutcome(undefined);
    try {
      await work();
      await load();
      setOutcome(done);
    } catch (error) {
      if (isOurs(error)) setOutcome('changeFailed');
    } finally {
      setBusy(undefined);
    }
  };
  const prefer = ({ id, address, instructions }: OwnAddress) => {
    const words = instructions === undefined ? {} : { instructions };
    const input = { address, ...words, isPreferred: true };
    return change(id, () => createOwnDetailsApi(http).saveAddress(input, id), 'isPreferred');
  };
  const remove = ({ id }: OwnAddress) => {
    setLeaving(undefined);
    return change(id, () => createOwnDetailsApi(http).removeAddress(id), 'removed');
  };
  return (
    <OwnPage
      section="addresses"
      title={t('accounts.addresses.title')}
      lead={t('accounts.addresses.lead')}
    >
      {outcome ? (
        <Notice tone={outcome === 'changeFailed' ? 'danger' : 'success'} announce>
          {t(`accounts.addresses.${outcome}`)}
        </Notice>
      ) : null}
      {content ? null : (
        <OwnWaiting hasFailed={hasFailed} failure={t('accounts.addresses.failed')} onRetry={load} />
      )}
      {content?.length === 0 ? (
        <EmptyState
          icon="pin"
          title={t('accounts.addresses.none')}
          action={<Button to={add}>{t('accounts.addresses.add')}</Button>}
        >
          {t('accounts.addresses.noneText')}
        </EmptyState>
      ) : null}
      {content && content.length > 0 ? (
        <>
          <Stack as="ul">
            {content.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isBusy={busy === address.id}
                onPrefer={() => void prefer(address)}
                onRemove={() => setLeaving(address)}
              />
            ))}
          </Stack>
          <Button icon="plus" wide to={add}>
            {t('accounts.addresses.add')}
          </Button>
        </>
      ) : null}
      {leaving ? (
        <RemoveAddress
          line={addressLines({ deliveryAddress: leaving.address }, market.manifest.address).join(
            ', ',
          )}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </OwnPage>
  );
});
