import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useWords } from '../../words/words-context.tsx';

/** The answers side by side, also on a phone: their frames say which one is chosen. */
const answers = (theme: Theme): CSSObject => ({
  marginTop: theme.space(3),
  '& > div': { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' },
  '& label': {
    alignItems: 'center',
    padding: `${theme.space(3)} ${theme.space(1)}`,
    textAlign: 'center',
  },
  '& input': { inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
});

interface ExperimentalLayoutProps {
  readonly types: readonly Disposition[];
  readonly icons: Readonly<Record<Disposition, IconName>>;
  readonly selected: Disposition;
  readonly onSelect: (type: Disposition) => void;
  /** What follows the selected disposition. */
  readonly children: ReactNode;
}

/** The widget as a question with large answers in place of tabs [LOC-55, EXP-38]. */
export default function ExperimentalLayout({
  types,
  icons,
  selected,
  onSelect,
  children,
}: ExperimentalLayoutProps) {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <RadioGroup
        legend={t('localisation.widget.tabs')}
        variant="tiles"
        css={answers}
        value={selected}
        onChange={onSelect}
        options={types.map((type) => ({
          value: type,
          label: t(`localisation.disposition.${type}`),
          media: <Icon name={icons[type]} size="large" />,
        }))}
      />
      {children}
    </Stack>
  );
}
