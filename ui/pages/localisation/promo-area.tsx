import type { CSSObject, Theme } from '@emotion/react';
import { Card, CardAction } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PromoPicture } from '../shell/promo-picture.tsx';
import { Thirds } from './thirds.tsx';
import { usePromoLink } from './use-promo-link.ts';

const picture = (theme: Theme): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '100%',
  placeItems: 'center',
  padding: theme.space(4),
  backgroundColor: theme.colour.accent.soft,
  aspectRatio: '16 / 10',
  '& > *': { minHeight: 0 },
});

const words = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1.5),
  padding: theme.space(5),
});

/** A promotion with the focus stands above the dimmed page [SHL-42]. */
const place = (theme: Theme): CSSObject => ({
  display: 'grid',
  '&:has([data-dims]:focus-visible)': {
    position: 'relative',
    zIndex: theme.layer.header,
  },
});

/** The market's promotions; choosing one before a hut is known asks for the address first [SHL-42, SHL-44]. */
export const PromoArea = () => {
  const { t } = useWords();
  const { landingPages } = useEnvironment().market.manifest.promo;
  const link = usePromoLink();
  const promos = Object.entries(landingPages);
  if (promos.length === 0) return null;
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{t('shell.home.promos')}</Heading>
      <Thirds as="ul">
        {promos.map(([id, promo]) => (
          <li key={id} css={place}>
            <Card room="none" interactive>
              <div css={picture}>
                <PromoPicture promo={promo} />
              </div>
              <div css={words}>
                <Heading level={3}>
                  <CardAction to={promo.to} onClick={link(promo)} data-dims>
                    {t(promo.title)}
                  </CardAction>
                </Heading>
                <Text tone="muted">{t(promo.text)}</Text>
              </div>
            </Card>
          </li>
        ))}
      </Thirds>
    </Stack>
  );
};
