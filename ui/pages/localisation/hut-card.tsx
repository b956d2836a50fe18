import type { CSSObject, Theme } from '@emotion/react';
import { tabsOf } from '../../../client/localisation/first-tab.ts';
import { hutLines } from '../../../core/address/written-address.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Card, CardAction } from '../../components/card.tsx';
import { Chip } from '../../components/chip.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { allowedTypes } from './allowed-types.ts';
import { HutState } from './hut-state.tsx';

const whole = (theme: Theme): CSSObject => ({
  display: 'grid',
  height: '100%',
  '& > *': { height: '100%' },
  '& [data-card-action]': { fontWeight: theme.font.weight.display },
});

/** One hut of the list; the whole card leads to its page [SHL-17]. */
export const HutCard = ({ hut }: { readonly hut: Hut }) => {
  const { t } = useWords();
  const written = useEnvironment().market.manifest.address;
  const types = tabsOf(allowedTypes(hut));
  const [shown = 'collection'] = types.filter((type) => type !== 'delivery');
  return (
    <div css={whole}>
      <Card interactive>
        <Stack gap={2}>
          <Heading level={3}>
            <CardAction to={`/huts/${hut.sector}/${hut.id}`}>{hut.name}</CardAction>
          </Heading>
          <Text size="small" tone="muted">
            {hutLines(hut, written).join(', ')}
          </Text>
          <HutState hut={hut} type={shown} />
          <Row gap={1.5}>
            {types.map((type) => (
              <Chip key={type}>{t(`localisation.disposition.${type}`)}</Chip>
            ))}
          </Row>
        </Stack>
      </Card>
    </div>
  );
};
