import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { notLocated } from '../../../client/localisation/geolocation.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { LocationPrimer, NearHuts } from './late-parts.ts';
import { useGeolocation } from './use-geolocation.ts';

const status = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  fontWeight: theme.font.weight.medium,
  '&:empty': { display: 'none' },
});

/** Uses the visitor's position: it fills the address of a delivery, and lists the huts near it for the rest [LOC-30]. */
export const NearMe = observer(function NearMe({ type }: { readonly type: Disposition }) {
  const { t } = useWords();
  const { localisation } = useApp();
  const { ask, isPriming, accept, decline, isInline } = useGeolocation(type);
  const strategy = useEnvironment().market.extensions.one('address-strategy');
  const { draft, geolocationStep, isFetching, searchResults } = localisation;
  const isDelivery = type === 'delivery';
  const near = searchResults.filter((hut) => hut.allowedDisposition[type] === true);
  const news = () => {
    if (geolocationStep === 'failed' && isInline) return t(notLocated);
    if (geolocationStep !== 'found') return undefined;
    if (isDelivery) {
      const isWhole = strategy.check(draft ?? {}, true) === undefined;
      return t(isWhole ? 'localisation.geolocation.found' : 'localisation.geolocation.incomplete');
    }
    return near.length > 0
      ? t('localisation.geolocation.near')
      : t('localisation.geolocation.none');
  };
  return (
    <Stack gap={2}>
      <Button variant="quiet" size="small" icon="pin" busy={isFetching} onClick={ask}>
        {t(isFetching ? 'localisation.geolocation.asking' : 'localisation.geolocation.ask')}
      </Button>
      <div role="status" css={status}>
        {news()}
      </div>
      {!isDelivery && geolocationStep === 'found' && near.length > 0 ? (
        <Suspense fallback={null}>
          <NearHuts huts={near} type={type} />
        </Suspense>
      ) : null}
      {isPriming ? (
        <Suspense fallback={null}>
          <LocationPrimer onAccept={accept} onDecline={decline} />
        </Suspense>
      ) : null}
    </Stack>
  );
});
