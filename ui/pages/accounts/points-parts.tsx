import type { CSSObject, Theme } from '@emotion/react';
import { shortDate, timeWriter } from '../../../core/timeslots/written-time.ts';
import type { PointsHistory, PointsMovement } from '../../../schemas/types/http/loyalty.ts';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { usePointsWords } from '../loyalty/use-points-words.ts';

const balance = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  fontSize: theme.font.size.title,
});

const amount: CSSObject = { flex: 'none', fontVariantNumeric: 'tabular-nums' };

const list = (theme: Theme): CSSObject => ({
  '& > li + li': {
    marginTop: theme.space(3),
    paddingTop: theme.space(3),
    borderTop: theme.border.hairline,
  },
});

/** How many points there are, and how far the next reward is. */
export const PointsBalance = ({ history }: { readonly history: PointsHistory }) => {
  const { t } = useWords();
  const inWords = usePointsWords();
  const { balance: points, next, reached } = history;
  return (
    <Card as="section" tone="accent" aria-labelledby="points-balance">
      <Stack gap={2}>
        <Heading level={2} look="heading" id="points-balance">
          {t('accounts.points.balance')}
        </Heading>
        <p css={balance}>{inWords(points)}</p>
        {reached > 0 ? <Text>{t('accounts.points.reached', { count: reached })}</Text> : null}
        {next ? (
          <Text>
            {t('accounts.points.next', {
              missing: inWords(next.missing),
              points: inWords(next.points),
            })}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
};

const Movement = ({ movement }: { readonly movement: PointsMovement }) => {
  const { t, locale } = useWords();
  const { base } = useEnvironment().market.manifest.account;
  const { at, cause, order, points } = movement;
  const when = timeWriter(locale, { date: shortDate })(Date.parse(at));
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(points);
  const reference = order && t('orders.summary.reference', { reference: order.reference });
  return (
    <Row as="li" justify="space-between" align="baseline" wrap={false}>
      <div>
        <Text strong>{t(`accounts.points.causes.${cause}`)}</Text>
        <Text size="small" tone="muted">
          {when}
          {reference === undefined ? null : ' · '}
          {order?.transactionId === undefined ? (
            reference
          ) : (
            <TextLink to={`${base}/orders/${encodeURIComponent(order.transactionId)}`}>
              {reference}
            </TextLink>
          )}
        </Text>
      </div>
      <span css={amount}>
        <Text strong>{signed}</Text>
      </span>
    </Row>
  );
};

/** What moved the points, the latest first. */
export const PointsMovements = ({
  movements,
}: {
  readonly movements: readonly PointsMovement[];
}) => {
  const { t } = useWords();
  return (
    <Card as="section" aria-labelledby="points-history">
      <Stack>
        <Heading level={2} look="heading" id="points-history">
          {t('accounts.points.history')}
        </Heading>
        <ul role="list" css={list}>
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
};
