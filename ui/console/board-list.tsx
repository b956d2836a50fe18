import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Instance } from 'mobx-state-tree';
import type { KeyboardEvent } from 'react';
import type { HutScreen } from '../../client/operators/hut-screen.ts';
import { listOfType, productTypes } from '../../core/orders/order-deals.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { HutBoard, HutTicket } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Heading } from '../components/heading.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useWords } from '../words/words-context.tsx';
import { LateBadge } from './late-badge.tsx';
import { useFormats } from './use-formats.ts';

/** How each way of getting the food is drawn. */
export const dispositionIcons: Readonly<Record<Disposition, IconName>> = {
  delivery: 'scooter',
  collection: 'bag',
  dinein: 'table',
};

const row =
  (isChosen: boolean, isNew: boolean) =>
  (theme: Theme): CSSObject => ({
    display: 'grid',
    gap: theme.space(1),
    width: '100%',
    minHeight: theme.space(18),
    alignContent: 'center',
    padding: `${theme.space(2.5)} ${theme.space(3.5)}`,
    borderRadius: theme.radius.card,
    border: theme.border.card,
    borderInlineStart: `${theme.space(1.5)} solid ${isNew ? theme.colour.danger.fill : theme.colour.lineStrong}`,
    backgroundColor: isChosen ? theme.colour.accent.soft : theme.colour.surface,
    boxShadow: isChosen
      ? `inset 0 0 0 ${theme.width.thick} ${theme.colour.accent.mark}`
      : theme.shadow.card,
  });

const reference = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  fontWeight: theme.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

const small = (theme: Theme): CSSObject => ({ ...theme.textStyle.small, color: theme.muted });

/** Items of an order, those of deals among them. */
const itemCount = ({ deals }: HutTicket): number =>
  deals
    .flatMap((deal) => productTypes.map((type) => deal[listOfType[type]]?.length ?? 0))
    .reduce((sum, count) => sum + count, 0);

/** Moves the focus among the orders with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const list = event.currentTarget.closest('nav');
  const rows = [...(list?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  rows[(at + step + rows.length) % rows.length]?.focus();
  event.preventDefault();
}

interface BoardListProps {
  readonly screen: Instance<typeof HutScreen>;
  readonly board: HutBoard;
  readonly chosen: string;
  readonly onChoose: (orderId: string) => void;
}

/** The orders by where they stand, those that have waited longest first [OPR-24]. */
export const BoardList = observer(function BoardList(props: BoardListProps) {
  const { screen, board, chosen, onChoose } = props;
  const { t } = useWords();
  const { clock } = useFormats(board.timeZone);
  return (
    <nav aria-label={t('board.list')}>
      <Stack gap={5}>
        {screen.places.map(({ place, tickets }) => (
          <section key={place}>
            <Stack gap={2}>
              <Row gap={2}>
                <Heading level={2} look="heading">
                  {t(`board.place.${place}`)}
                </Heading>
                <Badge tone={place === 'new' ? 'danger' : 'neutral'} strong={place === 'new'}>
                  {tickets.length}
                </Badge>
              </Row>
              <Stack as="ul" gap={2}>
                {tickets.map((ticket) => (
                  <li key={ticket.orderId}>
                    <button
                      type="button"
                      css={row(ticket.orderId === chosen, place === 'new')}
                      aria-current={ticket.orderId === chosen}
                      onClick={() => onChoose(ticket.orderId)}
                      onKeyDown={moveFocus}
                    >
                      <Row justify="space-between" gap={2} as="span">
                        <span css={reference}>{ticket.reference}</span>
                        <LateBadge ticket={ticket} board={board} />
                      </Row>
                      <Row gap={2} as="span">
                        <Icon name={dispositionIcons[ticket.disposition]} size="small" />
                        <span css={small}>
                          {[
                            ticket.customer,
                            t('board.items', { count: itemCount(ticket) }),
                            clock(ticket.placedAt),
                          ].join(' · ')}
                        </span>
                        {screen.isWaiting(ticket.orderId) && (
                          <Badge tone="warning">{t('board.unsent')}</Badge>
                        )}
                      </Row>
                    </button>
                  </li>
                ))}
              </Stack>
            </Stack>
          </section>
        ))}
      </Stack>
    </nav>
  );
});
