import { useMemo, useState } from 'react';
import { crustsOfHalves, halvesOnOffer, type HalfSide } from '../../client/menu/edit-halves.ts';
import { Stack } from '../components/layout.tsx';
import { Tabs } from '../components/tabs.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { CrustChoice, SizeChoice } from './base-choice.tsx';
import type { BuilderProps } from './pizza-builder.tsx';
import { HalfList } from './half-list.tsx';

const sides = ['first', 'second'] as const satisfies readonly HalfSide[];

/**
 * A pizza of two halves, each with its own recipe: sizes and crusts are those both halves are sold in, and
 * halves those sold in the size and on the crust chosen [MNU-57, MNU-58, MNU-61].
 */
export function HalvesBuilder(props: BuilderProps) {
  const { product, catalogue, facts, onlySize, draft, onChange } = props;
  const { t } = useWords();
  const [side, setSide] = useState<HalfSide>('first');
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
  if (!halves) return null;
  return (
    <Stack gap={8}>
      <Tabs
        label={t('menu.halves.label')}
        selected={side}
        onSelect={setSide}
        tabs={sides.map((id) => ({
          id,
          label: t(`menu.halves.${id}`),
          content: (
            <HalfList
              key={id}
              {...{ offered, size, catalogue, facts, onChange }}
              side={id}
              value={halves[id]}
            />
          ),
        }))}
      />
      <Stack gap={4}>
        <SizeChoice {...{ product, catalogue, facts, sizes, onChange }} value={size} />
        <Text size="small" tone="muted">
          {t('menu.halves.hint')}
        </Text>
      </Stack>
      <CrustChoice
        {...{ crusts, size, catalogue, facts, onChange }}
        usual={product.defaultOptions?.crust}
        value={crust}
      />
    </Stack>
  );
}
