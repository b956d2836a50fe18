import type { CSSObject, Theme } from '@emotion/react';
import { toMinor } from '../../../core/money/money.ts';
import { moneyFormatter } from '../../../core/money/format-money.ts';
import { promoBanner } from '../../../client/shell/promo-of-visit.ts';
import { Card, CardAction } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { usePromoLink } from './use-promo-link.ts';

const row = (theme: Theme): CSSObject => ({
  ...theme.textStyle.large,
  display: 'flex',
  gap: theme.space(4),
  alignItems: 'center',
  fontWeight: theme.font.weight.strong,
  '& > svg': { color: theme.colour.accent.text },
  '& > svg:last-of-type': { marginInlineStart: 'auto' },
});

/** The collection deal that a market advertises in one line [SHL-39]. */
export const PromoBanner = () => {
  const { t, locale } = useWords();
  const { manifest } = useEnvironment().market;
  const { money } = manifest;
  const banner = promoBanner(manifest);
  const link = usePromoLink();
  if (!banner) return null;
  const whole = moneyFormatter({ ...money, decimals: 0 }, locale);
  const exact = moneyFormatter(money, locale);
  return (
    <Card tone="accent" interactive>
      <div css={row}>
        <Icon name="tag" size="large" />
        <CardAction to={banner.to} onClick={link({ to: banner.to, disposition: 'collection' })}>
          {t('shell.promo.banner', {
            amountOff: whole(toMinor(banner.amountOff)),
            dealPrice: exact(toMinor(banner.dealPrice)),
          })}
        </CardAction>
        <Icon name="arrow-right" />
      </div>
    </Card>
  );
};
