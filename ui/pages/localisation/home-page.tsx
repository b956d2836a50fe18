import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { landingTarget, rewriteTarget } from '../../../client/localisation/redirect-target.ts';
import { leavesHome } from '../../../client/localisation/leaves-home.ts';
import { offersReorder } from '../../../client/orders/offers-reorder.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useVariant, useVariantOfFamily } from '../../use-variant.ts';
import { useWords } from '../../words/words-context.tsx';
import { askedLocation } from '../shell/asked-location.ts';
import { EmergencyBanner } from './emergency-banner.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeAgain, HomeBelow } from './late-parts.ts';
import { LocalisationWidget } from './localisation-widget.tsx';

/** The backdrop dims everything but the field or promotion that has the focus [SHL-42]. */
const dimming = (theme: Theme): CSSObject => ({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'fixed',
    inset: 0,
    zIndex: theme.layer.sticky,
    backgroundColor: theme.colour.scrim,
    opacity: 0,
    pointerEvents: 'none',
    transition: theme.transition('opacity'),
  },
  '&:has([data-dims]:focus-visible)::before': { opacity: 1 },
});

/** Keeps the footer out of sight until what comes before it is there. */
const belowRoom = (theme: Theme): CSSObject => ({ minHeight: theme.viewport.full });

interface HomePageProps {
  /** The emergency text, loaded only where there is one. */
  readonly emergency: ReactNode;
}

/** Home: where the customer says where they are, and what makes them hungry until then [SHL-05, SHL-40, SHL-41, SHL-43, SHP-15]. */
export default observer(function HomePage({ emergency }: HomePageProps) {
  const { hutSearch, localisation, session } = useApp();
  const { market, visit } = useEnvironment();
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const { localise, menu } = market.manifest;
  const { t } = useWords();
  const variant = useVariant('homepage-variant');
  const autoLocalise = useVariantOfFamily('auto-localise-redirect');
  const goesOn = leavesHome({
    isLocalised: localisation.isLocalised && hutSearch.status === 'idle',
    hash,
    skipRedirectHash: localise.skipRedirectHash,
    autoRedirect: localise.autoRedirect,
    isExperimentOn: autoLocalise === 'treatment',
    isChangingHut: session.isChangingHut,
    isAndroidApp: market.extensions.one('host').app?.platform === 'android',
  });
  if (goesOn) {
    const target = askedLocation(state) ?? landingTarget(menu.initialRoute);
    return (
      <Navigate
        replace
        to={rewriteTarget(target, localise.redirectRewrites, localisation.sector)}
      />
    );
  }
  const { isLoggedIn } = session;
  const facts = { isLoggedIn, sector: localisation.sector, flagLevel: visit.flagLevel };
  const comesBack = offersReorder(facts, market.manifest);
  return (
    <div css={dimming}>
      <EmergencyBanner>{emergency}</EmergencyBanner>
      <HomeHero
        lead={t(variant === 'control' ? 'shell.home.lead' : 'shell.home.leadVariant')}
        again={comesBack ? <HomeAgain /> : undefined}
      >
        <LocalisationWidget />
      </HomeHero>
      <Suspense fallback={<div css={belowRoom} />}>
        <HomeBelow />
      </Suspense>
    </div>
  );
});
