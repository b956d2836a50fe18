import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { HostPanel } from './host-panel.tsx';
import { MessageStream } from './message-stream.tsx';
import { Phone } from './phone.tsx';
import { SendPanel } from './send-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { WordsSwitch } from '../words/words-switch.tsx';
import { simulatorLanguages } from './simulator-words.ts';

const head = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${theme.space(4)} ${theme.gutter} 0`,
});

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(6),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${theme.space(4)} ${theme.gutter} ${theme.space(8)}`,
  [theme.from.tablet]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :first-of-type': { gridRow: 'span 2' },
  },
  [theme.from.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
});

/** The phone stays in view while the panels are scrolled. */
const beside = (theme: Theme): CSSObject => ({
  [theme.from.tablet]: { position: 'sticky', top: theme.space(4) },
});

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} look="heading" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** A native app as a page: the shop in a phone, what the two say, and what the app is [HST-07]. */
export function SimulatorApp() {
  const { t } = useWords();
  return (
    <>
      <SkipLink target="page">{t('frame.skip')}</SkipLink>
      <header css={head}>
        <div>
          <Heading level={1} look="section">
            {t('frame.title')}
          </Heading>
          <Text tone="muted">{t('frame.purpose')}</Text>
        </div>
        <WordsSwitch label={t('frame.language')} languages={simulatorLanguages} />
      </header>
      <main id="page" tabIndex={-1} css={columns}>
        <div css={beside}>
          <Phone />
        </div>
        <Stack>
          <Panel title={t('stream.title')}>
            <MessageStream />
          </Panel>
          <Panel title={t('session.panel')}>
            <SessionPanel />
          </Panel>
        </Stack>
        <Stack>
          <Panel title={t('send.panel')}>
            <SendPanel />
          </Panel>
          <Panel title={t('host.panel')}>
            <HostPanel />
          </Panel>
        </Stack>
      </main>
    </>
  );
}
