import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Badge } from '../components/badge.tsx';
import { Row } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import type { LoggedMessage } from './simulator.ts';
import { useSimulator } from './simulator-context.ts';
import { Validity } from './validity.tsx';

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  maxHeight: `calc(2 * ${theme.size.panel})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space(1),
});

const entry = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1.5),
  padding: theme.space(3),
  borderRadius: theme.radius.field,
  border: theme.border.hairline,
  backgroundColor: theme.colour.surface,
  '&[data-from="host"]': { backgroundColor: theme.colour.accent.soft },
});

const code = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const summary = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.muted,
  cursor: 'pointer',
});

const time: CSSObject = { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' };

const readable = ({ message, text }: LoggedMessage): string =>
  message === undefined ? text : JSON.stringify(message.payload, undefined, 2);

const Entry = ({ logged }: { readonly logged: LoggedMessage }) => {
  const { t, locale } = useWords();
  const { at, from, message, mistakes } = logged;
  const told = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at);
  return (
    <li css={entry} data-from={from}>
      <Row gap={2}>
        <Badge tone={from === 'page' ? 'neutral' : 'accent'} strong>
          {t(from === 'page' ? 'stream.fromPage' : 'stream.fromHost')}
        </Badge>
        <Text as="strong">{message?.type ?? t('stream.noMessage')}</Text>
        <Text as="span" size="small" tone="muted" css={time}>
          {told}
        </Text>
      </Row>
      <Validity mistakes={mistakes} />
      <details open>
        <summary css={summary}>{t('stream.payload')}</summary>
        <pre css={code}>{readable(logged)}</pre>
      </details>
    </li>
  );
};

/** What page and app have said since the page was opened, in order, with what does not fit its schema [HST-07]. */
export const MessageStream = observer(function MessageStream() {
  const { t } = useWords();
  const { log } = useSimulator();
  const ref = useRef<HTMLOListElement>(null);
  const { length } = log;
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [length]);
  if (length === 0) return <Text tone="muted">{t('stream.empty')}</Text>;
  return (
    <ol ref={ref} aria-label={t('stream.title')} css={list}>
      {log.map((logged) => (
        <Entry key={logged.id} logged={logged} />
      ))}
    </ol>
  );
});
