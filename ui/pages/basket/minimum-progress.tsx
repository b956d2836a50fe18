import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Progress } from '../../components/progress.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

const look = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'grid',
  gap: theme.space(2),
});

/** How far the basket is from the minimum order; gone once it is met [BSK-54]. */
export const MinimumOrderProgress = observer(function MinimumOrderProgress() {
  const { t } = useWords();
  const { localisation, passage } = useApp();
  const money = useMoney();
  const { minimum } = passage;
  if (!minimum || minimum.gap === 0) return null;
  const words = t(`basket.minimum.${localisation.disposition.type}`, { gap: money(minimum.gap) });
  return (
    <div css={look}>
      <p>{words}</p>
      <Progress
        label={words}
        value={minimum.minimum - minimum.gap}
        max={minimum.minimum}
        valueText={words}
      />
    </div>
  );
});
