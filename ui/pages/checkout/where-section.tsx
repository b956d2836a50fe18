import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { isCurbside } from '../../../client/checkout/collection-type.ts';
import type { CollectionType } from '../../../client/checkout/collection-type.ts';
import { hutLines } from '../../../core/address/written-address.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Icon } from '../../components/icon.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { FieldGrid } from './field-grid.tsx';
import { KnownAddresses } from './known-addresses.tsx';
import { PostalAddresses } from './postal-addresses.tsx';

/**
 * Where the order goes: the address of a delivery, or the hut it is fetched from [CHK-16, CHK-17, CHK-18, CHK-19,
 * CHK-20, CHK-21, CHK-22, CHK-23, CHK-24].
 */
export const WhereSection = observer(function WhereSection() {
  const { checkout, localisation, session } = useApp();
  const { t } = useWords();
  const navigate = useNavigate();
  const { skipRedirectHash } = useEnvironment().market.manifest.localise;
  const { type } = localisation.disposition;
  const change = () => {
    session.startChangingHut();
    void navigate({ pathname: '/', hash: skipRedirectHash });
  };
  const hasReadOnly = checkout.addressFields.some(({ isReadOnly }) => isReadOnly);
  return (
    <CheckoutSection
      title={t(`checkout.sections.${type}`)}
      action={
        hasReadOnly ? <TextLink onClick={change}>{t('checkout.changeAddress')}</TextLink> : null
      }
    >
      {checkout.isDelivery ? (
        <>
          <KnownAddresses />
          <PostalAddresses />
          <FieldGrid shapes={checkout.addressFields} />
          <Checkbox
            label={t('checkout.contactFree')}
            hint={t('checkout.contactFreeHint')}
            checked={checkout.contactFree}
            onChange={(event) => checkout.setContactFree(event.target.checked)}
          />
          <Checkbox
            label={t('checkout.forAnother')}
            hint={t('checkout.forAnotherHint')}
            checked={checkout.isForAnother}
            onChange={(event) => checkout.setForAnother(event.target.checked)}
          />
          {checkout.isForAnother ? <FieldGrid shapes={checkout.recipientFields} /> : null}
        </>
      ) : (
        <HutPlace />
      )}
    </CheckoutSection>
  );
});

/** The hut with its address, and how the customer picks up where there is a choice. */
const HutPlace = observer(function HutPlace() {
  const { checkout, localisation } = useApp();
  const { t } = useWords();
  const written = useEnvironment().market.manifest.address;
  const { hut, disposition } = localisation;
  if (!hut) return null;
  const options = checkout.collectionTypes.map((value: CollectionType) => ({
    value,
    label: t(`checkout.collectionType.${value}`),
    description: t(`checkout.collectionType.${value}Hint`),
    media: <Icon name={isCurbside(value) ? 'pin' : 'store'} size="large" />,
  }));
  return (
    <Stack gap={4}>
      <Row gap={3} align="start" wrap={false}>
        <Icon name={disposition.type === 'dinein' ? 'table' : 'store'} size="large" />
        <div>
          <Text strong>{hut.name}</Text>
          <Text size="small" tone="muted">
            {hutLines(hut, written).join(', ')}
          </Text>
        </div>
      </Row>
      {disposition.type === 'collection' && options.length > 1 ? (
        <RadioGroup
          legend={t('checkout.collectionType.legend')}
          variant="tiles"
          options={options}
          value={checkout.collectionType}
          onChange={(value) => checkout.chooseCollectionType(value)}
        />
      ) : null}
    </Stack>
  );
});
