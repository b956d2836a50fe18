import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { shortDate, timeWriter } from '../../../core/timeslots/written-time.ts';
import type { DeviceSession } from '../../../schemas/types/http/accounts.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { useSessions } from './use-sessions.ts';

const list = (theme: Theme): CSSObject => ({
  '& > li + li': {
    marginTop: theme.space(4),
    paddingTop: theme.space(4),
    borderTop: theme.border.card,
  },
});

/** A moment stays in one line: "17 h 06" is no place to break. */
const inOnePiece = (moment: string): string => moment.replaceAll(' ', '\u00a0');

/** A long name breaks, and where its moment would break too, what is beside it goes below. */
const nameRoom = (theme: Theme): CSSObject => ({ flex: `1 1 ${theme.space(40)}` });

/** What is beside the name keeps its words in one line. */
const besideName: CSSObject = { flex: 'none' };

interface DeviceProps {
  readonly session: DeviceSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

const Device = ({ session, isBusy, onEnd }: DeviceProps) => {
  const { t, locale } = useWords();
  const { browser, platform, isThisOne, seenAt } = session;
  const name =
    browser !== undefined && platform !== undefined
      ? t('accounts.sessions.device', { browser, platform })
      : (browser ?? platform ?? t('accounts.sessions.unknown'));
  const when = inOnePiece(timeWriter(locale, { date: shortDate })(Date.parse(seenAt)));
  return (
    <Row as="li" justify="space-between">
      <Stack gap={1} css={nameRoom}>
        <Text strong>{name}</Text>
        <Text size="small" tone="muted">
          {t('accounts.sessions.seen', { when })}
        </Text>
      </Stack>
      <div css={besideName}>
        {isThisOne ? (
          <Badge>{t('accounts.sessions.thisOne')}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            onClick={onEnd}
            aria-label={t('accounts.sessions.endNamed', { device: name, when })}
          >
            {t('accounts.sessions.end')}
          </Button>
        )}
      </div>
    </Row>
  );
};

/** Where the account is signed in, each to be ended, and all but this one [SEC-23]. */
export const SignedInDevices = observer(function SignedInDevices() {
  const { t } = useWords();
  const { sessions, outcome, busy, end, endOthers } = useSessions();
  return (
    <Card as="section" room="medium" aria-labelledby="signed-in-devices">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} id="signed-in-devices">
            {t('accounts.sessions.title')}
          </Heading>
          <Text tone="muted">{t('accounts.sessions.lead')}</Text>
        </Stack>
        {outcome ? (
          <Notice tone={outcome === 'failed' ? 'danger' : 'success'} announce>
            {t(`accounts.sessions.${outcome}`)}
          </Notice>
        ) : null}
        {sessions ? (
          <ul css={list} role="list">
            {sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                isBusy={busy === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        ) : (
          <>
            <LoadingNote>{t('shell.loader.label')}</LoadingNote>
            <Skeleton lines={3} />
          </>
        )}
        {(sessions?.length ?? 0) > 1 ? (
          <Button variant="secondary" wide busy={busy === 'others'} onClick={endOthers}>
            {t('accounts.sessions.endOthers')}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
});
