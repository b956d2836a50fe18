import type { CSSObject, Theme } from '@emotion/react';
import { openPresses } from '../../core/operators/presses.ts';
import type { HutTicket, OperatorPress } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';

/** Minutes that an order is accepted with, around what is usual. */
const around = [-10, 0, 10, 20] as const;

/** Usual where the hut does not say, in minutes. */
const plainMinutes = 30;

interface PressBarProps {
  readonly ticket: HutTicket;
  /** Minutes that orders of this kind usually take here. */
  readonly usual: number | undefined;
  readonly onPress: (press: OperatorPress) => void;
  readonly onFail: () => void;
}

const rowStyle = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space(3),
  alignItems: 'end',
  '& button': { minHeight: theme.space(16) },
});

const choices = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space(2),
  whiteSpace: 'nowrap',
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** What can be pressed for an order: the next step large, failing it apart [OPR-24]. */
export function PressBar({ ticket, usual = plainMinutes, onPress, onFail }: PressBarProps) {
  const { t } = useWords();
  const [next] = openPresses(ticket.disposition, ticket.status);
  const isNew = next === 'accept';
  const minutes = around.map((more) => Math.max(5, usual + more));
  return (
    <div role="group" aria-label={t('ticket.steps')}>
      {isNew && (
        <Text size="small" strong id="accept">
          {t('ticket.acceptIn')}
        </Text>
      )}
      <div css={rowStyle}>
        {isNew ? (
          <div css={choices}>
            {[...new Set(minutes)].map((count) => (
              <Button
                key={count}
                size="large"
                variant={count === usual ? 'primary' : 'secondary'}
                aria-describedby="accept"
                onClick={() => onPress({ press: 'accept', minutes: count })}
              >
                {t('ticket.minutes', { count })}
              </Button>
            ))}
          </div>
        ) : (
          next &&
          next !== 'fail' && (
            <Button size="large" wide onClick={() => onPress({ press: next })}>
              {t(`press.${next}`)}
            </Button>
          )
        )}
        <Button size="large" variant="quiet" onClick={onFail}>
          {t('press.fail')}
        </Button>
      </div>
    </div>
  );
}
