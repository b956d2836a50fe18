import type { CSSObject, Theme } from '@emotion/react';
import { Heading } from '../../components/heading.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

const room = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1),
  paddingTop: theme.space(6),
  [theme.from.desktop]: { paddingBottom: theme.space(6) },
});

/** What the checkout begins with; the server draws it before the page has its data. */
export const CheckoutHeading = () => {
  const { t } = useWords();
  return (
    <div css={room}>
      <Heading level={1}>{t('checkout.title')}</Heading>
      <Text size="large" tone="muted">
        {t('checkout.intro')}
      </Text>
    </div>
  );
};
