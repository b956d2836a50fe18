import { useCallback, useMemo, useState } from 'react';
import { halvesOnOffer } from '../../client/menu/default-halves.ts';
import { chooseHalvesBase, crustsOfHalves } from '../../client/menu/edit-halves.ts';
import { type HalfSide, halfSides } from '../../core/menu/halves.ts';
import { priceChoice } from '../../core/menu/price-choice.ts';
import { Stack } from '../components/layout.tsx';
import { Tabs } from '../components/tabs.tsx';
import { useWords } from '../words/words-context.tsx';
import { CrustChoice, SizeChoice } from './base-choice.tsx';
import type { BuilderProps } from './pizza-builder.tsx';
import { HalfList } from './half-list.tsx';
import { HalfToppings } from './half-toppings.tsx';
import { HalvesRule } from './halves-rule.tsx';

/**
 * A pizza of two halves, each with its own recipe and toppings: sizes, with what is paid at each, and crusts are those
 * both halves are sold in, and halves those sold in the size and on the crust chosen [MNU-57, MNU-58, MNU-61, SHP-21].
 */
export function HalvesBuilder(props: BuilderProps) {
  const { product, catalogue, facts, onlySize, paidFor, draft, onChange } = props;
  const { t } = useWords();
  const [side, setSide] = useState<HalfSide>('first');
  const [showsToppings, setShowsToppings] = useState(false);
  const { halves, size = '', crust = '' } = draft.choice;
  const offered = useMemo(() => halvesOnOffer(catalogue, size, crust), [catalogue, size, crust]);
  const sizes = useMemo(() => {
    const sold = (product.sizes ?? []).map(({ id }) => id);
    return sold.filter(
      (id) =>
        (!onlySize || id === onlySize) &&
        halves !== undefined &&
        crustsOfHalves(halves, product, id, catalogue).length > 0,
    );
  }, [product, catalogue, halves, onlySize]);
  const crusts = useMemo(
    () => (halves ? crustsOfHalves(halves, product, size, catalogue) : []),
    [product, catalogue, halves, size],
  );
  const paidAt = useCallback(
    (id: string) => {
      const sized = chooseHalvesBase(draft.choice, 'size', id, product, catalogue);
      if (paidFor) return paidFor(sized);
      const priced = priceChoice(sized, catalogue, facts.rules);
      return priced && facts.money(priced.total);
    },
    [draft.choice, product, catalogue, facts, paidFor],
  );
  if (!halves) return null;
  return (
    <Stack gap={8}>
      <Tabs
        label={t('menu.halves.label')}
        selected={side}
        onSelect={setSide}
        tabs={halfSides.map((id) => ({
          id,
          label: t(`menu.halves.${id}`),
          content: (
            <Stack key={id} gap={2}>
              <HalfList
                {...{ offered, size, catalogue, facts, onChange }}
                side={id}
                value={halves[id]}
              />
              {facts.rules.halfToppings === 'none' ? null : (
                <HalfToppings
                  key={halves[id]}
                  {...{ catalogue, facts, draft, onChange }}
                  side={id}
                  isOpen={showsToppings}
                  onToggle={setShowsToppings}
                />
              )}
            </Stack>
          ),
        }))}
      />
      <Stack gap={4}>
        <SizeChoice {...{ product, catalogue, facts, sizes, paidAt, onChange }} value={size} />
        <HalvesRule facts={facts} isExtraOnly={onlySize !== undefined} />
      </Stack>
      <CrustChoice
        {...{ crusts, size, catalogue, facts, onChange }}
        usual={product.defaultOptions?.crust}
        value={crust}
      />
    </Stack>
  );
}
