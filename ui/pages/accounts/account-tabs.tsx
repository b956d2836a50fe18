import type { CSSObject, Theme } from '@emotion/react';
import { marketHasLoyalty } from '../../../client/loyalty/has-loyalty.ts';
import { NavTabs } from '../../components/nav-tabs.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const sections = ['edit', 'orders', 'addresses', 'payment', 'points', 'favourites'] as const;

/** A part of the account, by the path of its page below the account base; favourites, which guests have too, are beside it. */
export type AccountSection = (typeof sections)[number];

/** The words of the first tab stand below one another with those of the page. */
const aligned = (theme: Theme): CSSObject => ({ marginInline: `calc(-1 * ${theme.space(3)})` });

/** The way from each page of the account to the others; points show where the market has some [SHP-34]. */
export const AccountTabs = ({ current }: { readonly current: AccountSection }) => {
  const { t } = useWords();
  const { market } = useEnvironment();
  const { base } = market.manifest.account;
  const items = sections
    .filter((id) => id !== 'points' || marketHasLoyalty(market))
    .map((id) => ({
      id,
      to: id === 'favourites' ? '/favourites/' : `${base}/${id}`,
      label: t(`accounts.sections.${id}`),
    }));
  return (
    <NavTabs label={t('accounts.sections.label')} items={items} current={current} css={aligned} />
  );
};
