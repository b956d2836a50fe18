import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useId, useState } from 'react';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import type { PricedDeal } from '../../../core/deals/priced-deal.ts';
import { dealLink } from '../../../client/deals/deal-link.ts';
import { shownSaving } from '../../../client/deals/explain-deal-price.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealLineItem } from './deal-line-item.tsx';
import { EditLine } from './edit-line.tsx';
import * as look from './line-style.ts';
import { PriceReason } from './late-parts.ts';
import { useMoney } from '../../use-money.ts';

/** A quiet question in line with the text above. */
const question = (theme: Theme): CSSObject => ({
  marginInline: `calc(-1 * ${theme.space(1)}) auto`,
  '& > button': {
    paddingInline: theme.space(1),
    color: theme.muted,
    fontWeight: theme.font.weight.regular,
  },
});

interface DealLineProps {
  readonly built: BuiltDeal;
  readonly priced: PricedDeal | undefined;
  readonly catalogue: Catalogue;
}

/** A deal of the basket: one price for the deal, its items with their supplements only [DEA-59]. */
export const DealLine = observer(function DealLine({ built, priced, catalogue }: DealLineProps) {
  const { t } = useWords();
  const { basket } = useApp();
  const money = useMoney();
  const { basketDealId, dealId, choices } = built;
  const deal = catalogue.deals.get(dealId);
  const title = deal?.title ?? dealId;
  const saving = priced && shownSaving(priced);
  const hasChoices = (deal?.options.length ?? 0) > 0;
  const [isExplained, setExplained] = useState(false);
  const reasonId = useId();
  return (
    <li css={look.line}>
      <div css={look.head}>
        <div css={look.words}>
          <h3 css={look.title}>{title}</h3>
          {saving === undefined ? null : (
            <Badge tone="success">{t('deals.saving', { price: money(saving) })}</Badge>
          )}
        </div>
        <span css={look.amount}>{money(priced?.price ?? 0)}</span>
      </div>
      <ul role="list" css={look.items}>
        {Object.entries(choices).flatMap(([slot, chosen]) =>
          chosen.map((choice, index) => (
            <DealLineItem
              key={`${slot} ${index}`}
              choice={choice}
              supplement={index === 0 ? (priced?.supplements[Number(slot)] ?? 0) : 0}
              catalogue={catalogue}
            />
          )),
        )}
      </ul>
      <div css={look.actions}>
        {priced ? (
          <div css={question}>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isExplained}
              aria-controls={isExplained ? reasonId : undefined}
              aria-label={t('basket.whyOne', { title })}
              onClick={() => setExplained(!isExplained)}
            >
              {t('basket.why')}
            </Button>
          </div>
        ) : null}
        <div css={look.together}>
          {hasChoices ? (
            <EditLine
              title={title}
              to={dealLink({ id: dealId, basketId: basketDealId, isEditing: true })}
            />
          ) : null}
          <IconButton
            icon="trash"
            label={t('basket.removeOne', { title })}
            onClick={() => basket.removeDeal(basketDealId)}
          />
        </div>
      </div>
      {priced && isExplained ? (
        <div id={reasonId}>
          <Suspense fallback={null}>
            <PriceReason priced={priced} />
          </Suspense>
        </div>
      ) : null}
    </li>
  );
});
