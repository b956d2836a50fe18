import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Instance } from 'mobx-state-tree';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { HutScreen } from '../../client/operators/hut-screen.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadingLabel, Skeleton } from '../components/skeleton.tsx';
import { useWords } from '../words/words-context.tsx';
import { BoardHead } from './board-head.tsx';
import { BoardList } from './board-list.tsx';
import { useConsole } from './console-context.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { useAlarm } from './use-alarm.ts';

type Screen = Instance<typeof HutScreen>;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** List and order side by side: both stay in view, each scrolls by itself. */
const panes = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr)`,
  gap: theme.space(4),
  alignItems: 'start',
  [theme.from.desktop]: {
    gridTemplateColumns: `${theme.size.panel} minmax(0, 1fr)`,
    gap: theme.space(6),
  },
  [theme.upTo.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The screen of a hut: what is to be made, and what is pressed when it is [OPR-24]. */
export function HutPage() {
  const { sector = '', id = '' } = useParams();
  const { api, storage } = useConsole();
  const { locale } = useWords();
  const language = useRef(locale);
  const [screen, setScreen] = useState<Screen>();
  useEffect(() => {
    const opened = HutScreen.create(
      { sector, hutId: id },
      {
        api,
        storage,
        locale: () => language.current,
        now: Date.now,
        newKey: () => crypto.randomUUID(),
        wait,
      },
    );
    setScreen(opened);
    return opened.open();
  }, [api, storage, sector, id]);
  useEffect(() => {
    language.current = locale;
    void screen?.load();
  }, [locale, screen]);
  return screen ? <Board screen={screen} /> : null;
}

const Board = observer(function Board({ screen }: { readonly screen: Screen }) {
  const { t } = useWords();
  const { leave } = useConsole();
  const [chosen, setChosen] = useState<string>();
  useAlarm(screen.newOrders);
  const first = screen.places[0]?.tickets[0];
  // What was chosen stays in view until it is gone; then the order that has waited longest comes.
  const ticket = screen.ticket(chosen) ?? first;
  const { board, failure } = screen;
  if (failure === 'forbidden') {
    return (
      <EmptyState
        icon="lock"
        title={t('page.unknown.title')}
        action={<Button onClick={leave}>{t('signIn.again')}</Button>}
      >
        {t('page.unknown.text')}
      </EmptyState>
    );
  }
  if (!board) {
    return failure ? (
      <EmptyState
        icon="warning"
        title={t('page.unreachable.title')}
        action={<Button onClick={() => void screen.load()}>{t('page.again')}</Button>}
      >
        {t('page.unreachable.text')}
      </EmptyState>
    ) : (
      <>
        <LoadingLabel>{t('page.loading')}</LoadingLabel>
        <Skeleton lines={8} />
      </>
    );
  }
  return (
    <>
      <BoardHead screen={screen} board={board} onOpen={() => setChosen(undefined)} />
      {ticket ? (
        <div css={panes}>
          <BoardList screen={screen} board={board} chosen={ticket.orderId} onChoose={setChosen} />
          <TicketPanel key={ticket.orderId} screen={screen} board={board} ticket={ticket} />
        </div>
      ) : (
        <EmptyState icon="check" title={t('board.empty.title')}>
          {t('board.empty.text')}
        </EmptyState>
      )}
    </>
  );
});
