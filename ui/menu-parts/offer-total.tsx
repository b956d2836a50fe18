import type { CSSObject, Theme } from '@emotion/react';
import type { LinesToday } from '../../client/orders/lines-today.ts';
import { Text } from '../components/text.tsx';
import { useMoney } from '../use-money.ts';
import { useWords } from '../words/words-context.tsx';

const total = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  fontSize: theme.font.size.large,
});

/** What lines come to today, fees and taxes included [SHP-15, SHP-26]. */
export const OfferTotal = ({ offer }: { readonly offer: Pick<LinesToday, 'total' | 'fees'> }) => {
  const { t } = useWords();
  const money = useMoney();
  return (
    <div>
      <strong css={total}>{t('loyalty.reorder.total', { price: money(offer.total) })}</strong>
      {offer.fees > 0 ? (
        <Text size="tiny" tone="muted">
          {t('loyalty.reorder.fees')}
        </Text>
      ) : null}
    </div>
  );
};
