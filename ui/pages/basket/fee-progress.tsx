import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Progress } from '../../components/progress.tsx';
import { useCheaperFee } from './use-cheaper-fee.ts';

const look = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'grid',
  gap: theme.space(2),
});

/** How far the basket is from a cheaper delivery; gone once nothing gets cheaper [SHP-02]. */
const FeeProgress = observer(function FeeProgress() {
  const cheaper = useCheaperFee();
  if (!cheaper) return null;
  const { words, value, max } = cheaper;
  return (
    <div css={look}>
      <p>{words}</p>
      <Progress label={words} value={value} max={max} valueText={words} />
    </div>
  );
});

export default FeeProgress;
