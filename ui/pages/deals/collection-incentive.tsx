import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { allowsDisposition } from '../../../client/basket/disposition-switch.ts';
import { dealNotFound } from '../../../client/deals/deal-link.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { ProductArt } from '../../food-art/product-art.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** In place of slots for a deal that only collectors get: the way to become one [DEA-04, BSK-74]. */
export const CollectionIncentive = observer(function CollectionIncentive() {
  const { t } = useWords();
  const { dispositionSwitch, localisation } = useApp();
  const { hut } = localisation;
  if (!hut || !allowsDisposition(hut, 'collection')) return <Navigate to={dealNotFound} replace />;
  return (
    <Card as="article" tone="feature" room="large">
      <Stack gap={5}>
        <div css={(theme) => ({ width: theme.space(50) })}>
          <ProductArt look="bag" detail="full" />
        </div>
        <Heading level={1}>{t('deals.collection.title')}</Heading>
        <Text size="large">{t('deals.collection.message', { hut: hut.name })}</Text>
        <div>
          <Button
            variant="inverse"
            size="large"
            icon="bag"
            onClick={() => void dispositionSwitch.request('collection')}
          >
            {t('deals.collection.action')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
});
