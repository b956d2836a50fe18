import { useState } from 'react';
import type { OperatorCustomer } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Text } from '../components/text.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';

/** Who ordered: shown when somebody asks, since each look is written down [OPR-23]. */
export function CustomerCard({ orderId }: { readonly orderId: string }) {
  const { t } = useWords();
  const { api } = useConsole();
  const [customer, setCustomer] = useState<OperatorCustomer>();
  const [isFailed, setFailed] = useState(false);
  const look = async () => {
    try {
      setCustomer(await api.customer(orderId));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Card as="section" aria-labelledby="customer">
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading level={3} id="customer">
            {t('customer.title')}
          </Heading>
          {!customer && (
            <Button variant="secondary" onClick={() => void look()}>
              {t('customer.show')}
            </Button>
          )}
        </Row>
        {isFailed && (
          <Notice tone="danger" announce>
            {t('page.unreachable.text')}
          </Notice>
        )}
        {customer ? (
          <CustomerLines customer={customer} />
        ) : (
          <Text size="small" tone="muted">
            {t('customer.noted')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function CustomerLines({ customer }: { readonly customer: OperatorCustomer }) {
  const { t } = useWords();
  const { isErased, name, phone, email, address, instructions, recipient } = customer;
  if (isErased) return <Text>{t('customer.erased')}</Text>;
  return (
    <Stack gap={1}>
      <Text strong>{name}</Text>
      {address.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <TextLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
      {recipient && (
        <>
          <Text strong>{t('customer.recipient', { name: recipient.name })}</Text>
          <TextLink href={`tel:${recipient.phone.replaceAll(/\s/g, '')}`}>
            {recipient.phone}
          </TextLink>
        </>
      )}
      {instructions !== undefined && instructions !== '' && (
        <Notice tone="info">{instructions}</Notice>
      )}
    </Stack>
  );
}
