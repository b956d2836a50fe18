import type { CSSObject, Theme } from '@emotion/react';
import type { OperatorOrderStory } from '../../schemas/types/http/operators.ts';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { useWords } from '../words/words-context.tsx';
import { useFormats } from './use-formats.ts';

const pairs = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  fontVariantNumeric: 'tabular-nums',
  dd: { textAlign: 'end', fontWeight: theme.font.weight.medium },
  dt: { color: theme.colour.textMuted },
});

/** Every movement of the money of an order [OPR-23]. */
export function OrderMoney({ story }: { readonly story: OperatorOrderStory }) {
  const { t } = useWords();
  const { money, exact } = useFormats();
  const { order, lines, due, refunds, gateway } = story;
  const amount = (value: number) => money(value, order.currency);
  return (
    <Card as="section" room="large" aria-labelledby="money">
      <Stack gap={4}>
        <Heading level={2} id="money">
          {t('money.title')}
        </Heading>
        <dl css={pairs}>
          {lines.map(({ title, amount: price, quantity }, index) => (
            <Pair
              key={`${title}${index}`}
              name={t('ticket.dish', { count: quantity, title })}
              value={amount(price)}
            />
          ))}
          <Pair name={t('money.total')} value={amount(order.total)} />
          <Pair
            name={t('money.due', {
              type: order.paymentType,
              gateway: gateway ?? t('money.atDoor'),
            })}
            value={amount(due)}
          />
          <Pair name={t('money.state')} value={t(`money.is.${order.money}`)} />
          {refunds.map((refund) => (
            <Pair
              key={`${refund.askedAt}${refund.reason}`}
              name={t(refund.doneAt === undefined ? 'money.refundAsked' : 'money.refundDone', {
                reason: refund.reason,
                at: exact(refund.doneAt ?? refund.askedAt),
              })}
              value={amount(-refund.amount)}
            />
          ))}
        </dl>
      </Stack>
    </Card>
  );
}

function Pair({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
