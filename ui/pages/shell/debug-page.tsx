import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { customerState } from '../../../client/customer-state.ts';
import { explainBasket } from '../../../core/basket/explain-basket.ts';
import { Heading } from '../../components/heading.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from './plain-page.tsx';
import { ToHome } from './to-home.tsx';

const factList = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${theme.space(2)} ${theme.space(6)}`,
  '& > dt': { color: theme.muted },
  '& > dd': { fontWeight: theme.font.weight.strong },
});

const trace = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  padding: theme.space(4),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.sunken,
});

/** How the basket comes to its price, in the words of the call that explains it. */
const PriceTrace = observer(function PriceTrace() {
  const { t } = useWords();
  const { ordering, localisation } = useApp();
  const isReady = ordering !== undefined;
  useEffect(() => {
    // A visit that starts on this page has not asked for the menu, by which the basket is priced.
    if (isReady && localisation.isLocalised) localisation.resume();
  }, [isReady, localisation]);
  const { facts, priced, isEmpty = true } = ordering?.basket ?? {};
  if (!facts || !priced || isEmpty) return null;
  return (
    <>
      <Heading level={2}>{t('shell.debug.price')}</Heading>
      <pre css={trace}>{JSON.stringify(explainBasket(facts, priced), undefined, 2)}</pre>
    </>
  );
});

/** What is known of the customer; tokens stay where they are. */
const Customer = observer(function Customer() {
  const { t } = useWords();
  const { authentication, ...known } = customerState(useApp());
  const { id, provider } = authentication ?? {};
  return (
    <>
      <Heading level={2}>{t('shell.debug.customer')}</Heading>
      <pre css={trace}>{JSON.stringify({ ...known, id, provider }, undefined, 2)}</pre>
    </>
  );
});

/** What support asks for; an unknown path to everybody whose flag level is none [SHL-11]. */
export default observer(function DebugPage() {
  const { t } = useWords();
  const { localisation } = useApp();
  const { market, release, visit } = useEnvironment();
  if (visit.flagLevel === 'none') return <ToHome />;
  const { hut, sector } = localisation;
  const lines = {
    release,
    market: market.manifest.id,
    sector,
    hut: hut ? `${hut.id} ${hut.name}` : '–',
    flagLevel: visit.flagLevel,
    traceId: visit.traceId,
  };
  return (
    <PlainPage>
      <Heading level={1}>{t('shell.debug.title')}</Heading>
      <dl css={factList}>
        {Object.entries(lines).flatMap(([name, value]) => [
          <dt key={`${name}-name`}>{t(`shell.debug.${name}`)}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </dl>
      <Customer />
      <PriceTrace />
    </PlainPage>
  );
});
