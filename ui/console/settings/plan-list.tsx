import type { CSSObject, Theme } from '@emotion/react';
import type { SettingsPlan } from '../../../schemas/types/http/market-settings.ts';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

const list = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  margin: 0,
  paddingInlineStart: theme.space(5),
  overflowWrap: 'anywhere',
  '& li + li': { marginTop: theme.space(1) },
});

/** What follows from publishing, for whom, in a restaurant's words [OPR-10, OPR-21]. */
export function PlanList({ plan }: { readonly plan: SettingsPlan }) {
  const { t } = useWords();
  if (plan.problems.length > 0) {
    return (
      <ul css={list}>
        {plan.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    );
  }
  if (plan.markets.length === 0) return <Text tone="muted">{t('settings.nothingChanges')}</Text>;
  return (
    <Stack gap={3}>
      {plan.markets.map(({ id, areas }) => (
        <Stack key={id} gap={2}>
          {plan.markets.length > 1 && <Text strong>{id.toUpperCase()}</Text>}
          {areas.map(({ area, texts }) => (
            <Stack key={area} gap={1}>
              <Text strong size="small">
                {t(`settings.area.${area}`)}
              </Text>
              <ul css={list}>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
