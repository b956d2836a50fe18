import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useApp } from '../../store-context.tsx';
import { FeeList } from './late-parts.ts';

/** As high as two fees are, so that the page does not move when they come. */
const room = (theme: Theme): CSSObject => ({
  minHeight: theme.space(20),
  [theme.from.desktop]: { minHeight: theme.space(10) },
});

/** Where the fees of a delivery stand, at huts that charge any [SHP-02]. */
export const FeesPlace = observer(function FeesPlace() {
  const { hut, disposition } = useApp().localisation;
  const fees = [...(hut?.fees ?? []), ...(hut?.variableDeliverySurcharges ?? [])];
  if (disposition.type !== 'delivery' || fees.length === 0) return null;
  return (
    <div css={room}>
      <Suspense fallback={null}>
        <FeeList />
      </Suspense>
    </div>
  );
});
