import type { CSSObject, Theme } from '@emotion/react';
import { useState } from 'react';
import type { HutOverrides } from '../../schemas/types/http/operators.ts';
import { Checkbox } from '../components/checkbox.tsx';
import { Icon } from '../components/icon.tsx';
import { Grid, Stack } from '../components/layout.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';

const legend = (theme: Theme): CSSObject => ({ ...theme.textStyle.label, padding: 0 });

interface SoldOutChoiceProps {
  readonly products: HutOverrides['products'];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** So many products are seen at a glance; the others are searched for. */
const atAGlance = 12;

/** The products of a hut, of which those are ticked that are sold out; what is ticked stays in view. */
export function SoldOutChoice({ products, chosen, onChoose }: SoldOutChoiceProps) {
  const { t } = useWords();
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const others = products
    .filter(({ id, title }) => !chosen.includes(id) && title.toLowerCase().includes(wanted))
    .slice(0, atAGlance);
  const shown = [...products.filter(({ id }) => chosen.includes(id)), ...others];
  return (
    <Stack gap={2}>
      <TextInput
        label={t('changes.search')}
        type="search"
        leading={<Icon name="search" />}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <fieldset>
        <legend css={legend}>{t('changes.products')}</legend>
        <Grid gap={1}>
          {shown.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </Grid>
      </fieldset>
    </Stack>
  );
}
