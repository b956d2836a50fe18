import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { caloriesOf } from '../../../core/menu/calories.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ChoiceStage } from '../../menu-parts/choice-stage.tsx';
import { Kcal } from '../../menu-parts/kcal.tsx';
import { ProductOptions, useChoiceEdit } from '../../menu-parts/product-options.tsx';
import { Refusal } from '../../menu-parts/refusal.tsx';
import { UnfitNotice } from '../../menu-parts/unfit-notice.tsx';
import { useFits } from '../../menu-parts/use-fits.ts';
import { useKcal } from '../../menu-parts/use-kcal.ts';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

const stage = (theme: Theme): CSSObject => ({
  height: theme.space(60),
  marginBottom: theme.space(6),
  borderRadius: theme.radius.card,
  overflow: 'clip',
});

interface SlotCustomiserProps {
  readonly product: Product;
  readonly slot: DealSlot;
  readonly catalogue: Catalogue;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes the chosen product within its deal; the size is the deal's. */
export const SlotCustomiser = observer(function SlotCustomiser(props: SlotCustomiserProps) {
  const { product, slot, catalogue, onSaved, onClose } = props;
  const { t } = useWords();
  const { deals } = useApp();
  const facts = useMenuFacts();
  const kcal = useKcal();
  const onlySize = slot.option.subtype;
  const { start } = useFits(catalogue);
  const [draft, change] = useChoiceEdit({ product, catalogue, rules: facts.rules }, () => {
    const chosen = deals.tempDeal?.choices[slot.slot] ?? [];
    return chosen.find(({ productId }) => productId === product.id) ?? start(product, onlySize);
  });
  const supplementOf = (choice: Choice): number => {
    const choices = { ...deals.tempDeal?.choices, [slot.slot]: [choice] };
    const priced = deals.tempDeal && deals.priceOf({ ...deals.tempDeal, choices });
    return priced?.supplements[slot.slot] ?? 0;
  };
  const extraFor = (choice: Choice): string => {
    const supplement = supplementOf(choice);
    return supplement > 0
      ? t('deals.supplement', { price: facts.money(supplement) })
      : t('deals.slot.included');
  };
  // Where the deal leaves the size open, its price is paid with what is extra.
  const paidFor = (choice: Choice): string => {
    const base = onlySize ? undefined : priceChoice(choice, catalogue, facts.rules)?.base;
    if (base === undefined) return extraFor(choice);
    const [price, supplement] = [base, supplementOf(choice)].map((amount) => facts.money(amount));
    return supplementOf(choice) > 0
      ? t('deals.slot.priceAndSupplement', { price, supplement })
      : facts.money(base);
  };
  const save = () => {
    deals.choose(slot.slot, draft.choice);
    onClose();
    onSaved();
  };
  return (
    <Dialog
      open
      size="large"
      title={product.title}
      closeLabel={t('menu.modal.close')}
      onClose={onClose}
      footer={
        <Button wide size="large" onClick={save} trailing={extraFor(draft.choice)}>
          {t('deals.slot.save')}
        </Button>
      }
    >
      <div css={stage}>
        <ChoiceStage product={product} catalogue={catalogue} choice={draft.choice} />
      </div>
      <Kcal>{kcal.of(product.type, caloriesOf(draft.choice, product, catalogue))}</Kcal>
      <UnfitNotice choice={draft.choice} {...{ product, catalogue }} />
      <Refusal draft={draft} />
      <ProductOptions
        product={product}
        catalogue={catalogue}
        facts={facts}
        onlySize={product.type === 'pizza' ? onlySize : undefined}
        paidFor={paidFor}
        draft={draft}
        onChange={change}
      />
    </Dialog>
  );
});
