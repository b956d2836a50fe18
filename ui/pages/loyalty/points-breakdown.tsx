import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrderPoints } from '../../../schemas/types/http/loyalty.ts';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { AmountRow } from '../../components/amount-row.tsx';
import { usePointsWords } from './use-points-words.ts';

const list = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(1.5) });

/** What a placed order did to its member's points [LOY-12]. */
const PointsBreakdown = observer(function PointsBreakdown({
  points,
}: {
  readonly points: OrderPoints;
}) {
  const { member } = useApp();
  const { t } = useWords();
  const inWords = usePointsWords();
  const loyalty = member?.loyalty;
  useEffect(() => {
    loyalty?.setLastOrder(points);
    void loyalty?.load();
  }, [loyalty, points]);
  const { toBeEarned, currentBalance, usedInThisOrder, newBalance } = loyalty?.lastOrder ?? points;
  const row = (name: string, amount: number, strong = false) => (
    <AmountRow label={t(`loyalty.summary.${name}`)} amount={inWords(amount)} strong={strong} />
  );
  return (
    <Card as="section" aria-labelledby="points-of-order">
      <Stack gap={3}>
        <Heading level={2} look="heading">
          <span id="points-of-order">{t('loyalty.summary.title')}</span>
        </Heading>
        <dl css={list}>
          {row('toBeEarned', toBeEarned)}
          {row('currentBalance', currentBalance)}
          {row('usedInThisOrder', usedInThisOrder)}
          {row('newBalance', newBalance, true)}
        </dl>
      </Stack>
    </Card>
  );
});

export default PointsBreakdown;
