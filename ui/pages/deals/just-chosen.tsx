import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { SlotCustomiser } from './slot-customiser.tsx';
import { isCustomisable } from './slot-product.tsx';
import type { Builder } from './use-deal-builder.ts';

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  alignItems: 'center',
  padding: `${theme.space(2)} ${theme.space(3)}`,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.sunken,
});

const tick: CSSObject = { display: 'grid', flex: 'none' };

const name: CSSObject = { flex: '1 1 0', minWidth: '12ch' };

/** What the step just finished holds, with the ways to customise it or choose another. */
export const JustChosen = observer(function JustChosen({
  builder,
  catalogue,
}: {
  readonly builder: Builder;
  readonly catalogue: Catalogue;
}) {
  const { t } = useWords();
  const { deals } = useApp();
  const [isOpen, setIsOpen] = useState(false);
  const { finished, goTo } = builder;
  const chosen = finished ? (deals.tempDeal?.choices[finished.slot] ?? []) : [];
  const products = chosen.flatMap(({ productId }) => catalogue.products.get(productId) ?? []);
  const [product] = products;
  if (!finished || !product) return null;
  const title = [...new Set(products.map((one) => one.title))].join(', ');
  const canCustomise = finished.items === 1 && isCustomisable(product);
  return (
    <div css={row}>
      <span css={tick}>
        <Icon name="check" size="small" />
      </span>
      <div css={name}>
        <Text size="small" strong>
          {title}
        </Text>
      </div>
      {canCustomise ? (
        <Button
          variant="secondary"
          size="small"
          icon="edit"
          aria-label={t('deals.slot.customiseOne', { title })}
          onClick={() => setIsOpen(true)}
        >
          {t('deals.slot.customise')}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        aria-label={t('deals.slot.changeOne', { title })}
        onClick={() => goTo(finished.slot)}
      >
        {t('deals.slot.change')}
      </Button>
      {isOpen ? (
        <SlotCustomiser
          product={product}
          slot={finished}
          catalogue={catalogue}
          onSaved={() => undefined}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
});
