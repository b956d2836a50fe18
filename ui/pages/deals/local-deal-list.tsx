import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { localDeals } from '../../../client/deals/local-deals.ts';
import { Card, CardAction } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid, Stack } from '../../components/layout.tsx';
import { Price } from '../../components/price.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { DealPicture } from './deal-picture.tsx';
import { useDealLink } from './use-deal-link.ts';
import { useMoney } from '../../use-money.ts';

const look = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `${theme.space(28)} minmax(0, 1fr)`,
});

const plate = (theme: Theme): CSSObject => ({ backgroundColor: theme.colour.plate });

const words = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1),
  alignContent: 'center',
  minHeight: theme.space(28),
  padding: theme.space(4),
});

/** Fixed local deals: small things at a set price [DEA-14]. */
export const LocalDealList = observer(function LocalDealList() {
  const { t } = useWords();
  const { deals, menu } = useApp();
  const { manifest } = useEnvironment().market;
  const linkOf = useDealLink();
  const local = localDeals(deals.list, manifest);
  const money = useMoney();
  if (local.length === 0) return null;
  return (
    <Stack as="section">
      <Heading level={2}>{t('deals.local.title')}</Heading>
      <Grid as="ul">
        {local.map(({ deal, price, link }) => (
          <Card key={deal.id} as="li" room="none" interactive css={look}>
            <div css={plate}>
              <DealPicture deal={deal} catalogue={menu.catalogue} />
            </div>
            <div css={words}>
              <Heading level={3}>
                <CardAction to={link ?? linkOf(deal)}>{deal.title}</CardAction>
              </Heading>
              <Price amount={money(price)} />
            </div>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
});
