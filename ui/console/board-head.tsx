import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Instance } from 'mobx-state-tree';
import { useState } from 'react';
import type { HutScreen } from '../../client/operators/hut-screen.ts';
import type { HutBoard } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Switch } from '../components/switch.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';

const glow = keyframes({ '50%': { filter: 'brightness(1.12)' } });

const alarm = (theme: Theme): CSSObject => ({
  ...theme.textStyle.heading,
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: theme.size.controlLarge,
  padding: `${theme.space(3)} ${theme.space(5)}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.colour.danger.fill,
  color: theme.colour.danger.on,
  animation: `${glow} 1.2s ease-in-out infinite`,
});

const space = (theme: Theme): CSSObject => ({ paddingBottom: theme.space(4) });

interface BoardHeadProps {
  readonly screen: Instance<typeof HutScreen>;
  readonly board: HutBoard;
  /** Shows the order that has waited longest. */
  readonly onOpen: () => void;
}

/** The hut, its bell, and what needs to be seen first: new orders, a line that is down, a press that was refused. */
export const BoardHead = observer(function BoardHead({ screen, board, onOpen }: BoardHeadProps) {
  const { t } = useWords();
  const { bell } = useConsole();
  const [isLoud, setLoud] = useState(bell.isOn);
  const { newOrders, isLineUp, waiting, refusal } = screen;
  const ringing = (isOn: boolean) => {
    bell.switchTo(isOn);
    setLoud(isOn);
  };
  const refused = refusal && board.tickets.find(({ orderId }) => orderId === refusal.orderId);
  return (
    <div css={space}>
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading level={1} look="section">
            {board.hut.name}
          </Heading>
          <Row gap={3}>
            <Button
              variant="secondary"
              icon="clock"
              to={`/huts/${board.hut.sector}/${board.hut.id}/changes`}
            >
              {t('changes.title')}
            </Button>
            <Switch label={t('board.bell')} checked={isLoud} onChange={ringing} />
          </Row>
        </Row>
        {!board.hut.isScreen && <Notice tone="info">{t('board.otherTill')}</Notice>}
        {!isLineUp && (
          <Notice tone="warning" title={t('board.lineDown.title')} announce>
            {t('board.lineDown.text', { count: waiting.length })}
          </Notice>
        )}
        {refusal && (
          <Notice
            tone="danger"
            announce
            title={t('board.refused.title', { reference: refused?.reference ?? '' })}
            action={
              <Button size="small" variant="secondary" onClick={() => screen.forgetRefusal()}>
                {t('board.refused.read')}
              </Button>
            }
          >
            {t([`board.refused.${refusal.name}`, 'board.refused.text'])}
          </Notice>
        )}
        <div role="status">
          {newOrders > 0 && board.hut.isScreen && (
            <button type="button" css={alarm} onClick={onOpen}>
              <span>{t('board.alarm', { count: newOrders })}</span>
              <span>{t('board.show')}</span>
            </button>
          )}
        </div>
      </Stack>
    </div>
  );
});
