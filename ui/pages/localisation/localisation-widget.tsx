import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { canBeOrdered } from '../../../client/localisation/can-be-ordered.ts';
import { isDispositionOpen } from '../../../client/localisation/deep-link.ts';
import { firstTab, tabsOf } from '../../../client/localisation/first-tab.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useVariant } from '../../use-variant.ts';
import { useWords } from '../../words/words-context.tsx';
import { AddressForm } from './address-form.tsx';
import { DineIn } from './dine-in.tsx';
import { ExperimentalLayout, HutPicker, LocalisedSummary } from './late-parts.ts';
import { NearMe } from './near-me.tsx';

const icons: Readonly<Record<Disposition, IconName>> = {
  delivery: 'scooter',
  collection: 'bag',
  dinein: 'table',
};

const tabLabel = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  fontWeight: 'inherit',
  display: 'inline-flex',
  gap: theme.space(2),
  alignItems: 'center',
  '& > svg': { display: 'none' },
  [theme.from.tablet]: {
    ...theme.textStyle.body,
    fontWeight: 'inherit',
    '& > svg': { display: 'block' },
  },
});

/** Three tabs side by side, also where their words are long and the screen is narrow. */
const narrowTabs = (theme: Theme): CSSObject => ({
  '& [role="tab"]': {
    paddingInline: theme.space(2),
    [theme.from.tablet]: { paddingInline: theme.space(3) },
  },
});

/** What follows a tab: an address where the market's customers give one, else the list of huts, or both [LOC-38]. */
const Entry = ({ type }: { readonly type: Disposition }) => {
  const { t } = useWords();
  const { addressFor, onMapFor } = useEnvironment().market.extensions.one('address-strategy');
  if (type === 'dinein') {
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <DineIn />
      </Suspense>
    );
  }
  const asksAddress = addressFor.includes(type);
  const isOnMap = onMapFor.includes(type);
  return (
    <Stack key={type} gap={4}>
      {asksAddress ? <AddressForm type={type} /> : null}
      <NearMe type={type} />
      {asksAddress && isOnMap ? (
        <Heading level={3} look="heading">
          {t('localisation.widget.orPick')}
        </Heading>
      ) : null}
      {!asksAddress || isOnMap ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <HutPicker type={type} />
        </Suspense>
      ) : null}
    </Stack>
  );
};

/** Where to deliver or collect: one tab a disposition, or a summary once a hut is known [LOC-55, LOC-56, LOC-57]. */
export const LocalisationWidget = observer(function LocalisationWidget() {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const { market, track, visit } = useEnvironment();
  const { supported, openToFlagLevels } = market.manifest.disposition;
  const strategy = market.extensions.one('address-strategy');
  const tabs = tabsOf(supported).filter(
    (type) =>
      canBeOrdered(type, strategy) && isDispositionOpen(type, openToFlagLevels, visit.flagLevel),
  );
  const isExperimental = useVariant('localisation-widget-layout') === 'treatment';
  const [chosen, setChosen] = useState<Disposition>();
  const selected = firstTab(tabs, session.forcedType ?? chosen, localisation.disposition.type);
  const choose = (type: Disposition) => {
    session.freeType();
    setChosen(type);
    track({ type: 'localisation-tab', data: { disposition: type } });
  };
  if (localisation.isLocalised) {
    return (
      <Card>
        <Suspense fallback={<Skeleton lines={4} />}>
          <LocalisedSummary />
        </Suspense>
      </Card>
    );
  }
  const shown = session.forcedType && tabs.includes(session.forcedType) ? [selected] : tabs;
  return (
    <Card as="section" aria-labelledby="localisation-title">
      <Heading level={2} look="heading" id="localisation-title">
        {t('localisation.widget.title')}
      </Heading>
      {isExperimental ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ExperimentalLayout types={shown} icons={icons} selected={selected} onSelect={choose}>
            <Entry type={selected} />
          </ExperimentalLayout>
        </Suspense>
      ) : (
        <Tabs
          css={narrowTabs}
          label={t('localisation.widget.tabs')}
          selected={selected}
          onSelect={choose}
          tabs={shown.map((type) => ({
            id: type,
            label: (
              <span css={tabLabel}>
                <Icon name={icons[type]} />
                {t(`localisation.disposition.${type}`)}
              </span>
            ),
            content: <Entry type={type} />,
          }))}
        />
      )}
    </Card>
  );
});
