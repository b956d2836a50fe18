import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { basketLink } from './basket-link.ts';
import { HeaderLink } from './header-link.tsx';
import { useMoney } from '../../use-money.ts';

/** The total stands in the full variant only: from tablet width on [SHL-26]. */
const fullOnly = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  display: 'none',
  [theme.from.tablet]: { display: 'inline' },
});

/** How much is in the basket, and the way to it; there is none before a hut is known. */
export const BasketWidget = observer(function BasketWidget() {
  const { t } = useWords();
  const { localisation, ordering } = useApp();
  const money = useMoney();
  const location = useLocation();
  if (!localisation.isLocalised) return null;
  const { count = 0, isEmpty = true, priced } = ordering?.basket ?? {};
  const total = priced && !isEmpty ? priced.amountDue : undefined;
  return (
    <HeaderLink to={basketLink(location)} icon="basket" label={t('shell.header.basket')}>
      {count > 0 ? (
        <Badge tone="accent" strong>
          {count}
          <VisuallyHidden>{t('shell.header.basketItems', { count })}</VisuallyHidden>
        </Badge>
      ) : null}
      {total === undefined ? null : <span css={fullOnly}>{money(total)}</span>}
    </HeaderLink>
  );
});
