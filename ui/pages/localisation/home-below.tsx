import type { CSSObject, Theme } from '@emotion/react';
import { Page } from '../../components/layout.tsx';
import { AppMigrationPlace } from '../webview/app-migration-place.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PromoArea } from './promo-area.tsx';
import { PromoBanner } from './promo-banner.tsx';

const room = (theme: Theme): CSSObject => ({
  paddingTop: theme.space(10),
  [theme.from.desktop]: { paddingTop: theme.space(14) },
});

/** What the home page has below its picture: promotions, and how ordering works. */
export default function HomeBelow() {
  return (
    <Page css={room} gap={14}>
      <PromoBanner />
      <PromoArea />
      <HowItWorks />
      <AppMigrationPlace />
    </Page>
  );
}
