import type { CSSObject, Theme } from '@emotion/react';
import { Heading } from '../../components/heading.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';
import { Thirds } from './thirds.tsx';

const steps: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'find', icon: 'pin' },
  { id: 'choose', icon: 'flame' },
  { id: 'follow', icon: 'scooter' },
];

const plate = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.space(14),
  height: theme.space(14),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.accent.soft,
  color: theme.colour.accent.text,
});

/** From address to doorbell, in three steps. */
export const HowItWorks = () => {
  const { t } = useWords();
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{t('shell.home.how.title')}</Heading>
      <Thirds as="ol">
        {steps.map(({ id, icon }) => (
          <li key={id}>
            <Stack gap={3}>
              <span css={plate}>
                <Icon name={icon} size="large" />
              </span>
              <Heading level={3}>{t(`shell.home.how.${id}.title`)}</Heading>
              <Text tone="muted">{t(`shell.home.how.${id}.text`)}</Text>
            </Stack>
          </li>
        ))}
      </Thirds>
    </Stack>
  );
};
