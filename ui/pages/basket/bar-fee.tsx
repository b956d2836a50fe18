import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useCheaperFee } from './use-cheaper-fee.ts';

const look = (theme: Theme): CSSObject => ({ ...theme.textStyle.tiny, display: 'block' });

/** In the bar: what is missing to a cheaper delivery [SHP-02]. */
const BarFee = observer(function BarFee() {
  const cheaper = useCheaperFee();
  return cheaper ? <span css={look}>{cheaper.words}</span> : null;
});

export default BarFee;
