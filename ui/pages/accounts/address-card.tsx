import type { CSSObject } from '@emotion/react';
import { addressLines } from '../../../core/orders/address-lines.ts';
import type { OwnAddress } from '../../../schemas/types/http/orders.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** What is beside the address keeps its words in one line; a long address breaks instead. */
const besideAddress: CSSObject = { flex: 'none' };

interface AddressCardProps {
  readonly address: OwnAddress;
  readonly isBusy: boolean;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
}

/** One of the customer's addresses and what can be done with it. */
export const AddressCard = ({ address: own, isBusy, onPrefer, onRemove }: AddressCardProps) => {
  const { t } = useWords();
  const { account, address: written } = useEnvironment().market.manifest;
  const { id, address, instructions, isPreferred, isSaved } = own;
  const lines = addressLines({ deliveryAddress: address }, written);
  const line = lines.join(', ');
  return (
    <Card as="li">
      <Stack gap={3}>
        <Row justify="space-between" align="start" wrap={false}>
          <div>
            {lines.map((part) => (
              <Text key={part} strong>
                {part}
              </Text>
            ))}
            {instructions === undefined ? null : (
              <Text size="small" tone="muted">
                {instructions}
              </Text>
            )}
          </div>
          <div css={besideAddress}>
            {isPreferred ? <Badge tone="accent">{t('accounts.addresses.preferred')}</Badge> : null}
            {isSaved ? null : <Badge>{t('accounts.addresses.fromOrder')}</Badge>}
          </div>
        </Row>
        <Row>
          <Button
            size="small"
            variant="secondary"
            to={`${account.base}/addresses/${encodeURIComponent(id)}`}
            aria-label={t('accounts.addresses.changeNamed', { address: line })}
          >
            {t('accounts.addresses.change')}
          </Button>
          {isPreferred ? null : (
            <Button
              size="small"
              variant="secondary"
              busy={isBusy}
              onClick={onPrefer}
              aria-label={t('accounts.addresses.preferNamed', { address: line })}
            >
              {t('accounts.addresses.prefer')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            busy={isBusy}
            onClick={onRemove}
            aria-label={t('accounts.addresses.removeNamed', { address: line })}
          >
            {t('accounts.addresses.remove')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
