import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import fillers from 'virtual:slots/home-section';
import { Page } from '../../components/layout.tsx';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';
import { AppMigrationPlace } from '../webview/app-migration-place.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PromoArea } from './promo-area.tsx';
import { PromoBanner } from './promo-banner.tsx';

const room = (theme: Theme): CSSObject => ({
  paddingTop: theme.space(10),
  [theme.from.desktop]: { paddingTop: theme.space(14) },
});

/** What the home page has below its picture: promotions, sections of plugins, and how ordering works [ENG-16]. */
export default observer(function HomeBelow() {
  const { localisation, session } = useApp();
  const given = { hut: localisation.hut, customerId: session.authentication?.id };
  return (
    <Page css={room} gap={14}>
      <PromoBanner />
      <PromoArea />
      <Slot name="home-section" fillers={fillers} given={given} />
      <HowItWorks />
      <AppMigrationPlace />
    </Page>
  );
});
