import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Heading } from '../../components/heading.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from './plain-page.tsx';
import { ToHome } from './to-home.tsx';

const facts = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${theme.space(2)} ${theme.space(6)}`,
  '& > dt': { color: theme.muted },
  '& > dd': { fontWeight: theme.font.weight.strong },
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
      <dl css={facts}>
        {Object.entries(lines).flatMap(([name, value]) => [
          <dt key={`${name}-name`}>{t(`shell.debug.${name}`)}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </dl>
    </PlainPage>
  );
});
