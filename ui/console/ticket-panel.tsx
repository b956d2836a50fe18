import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Instance } from 'mobx-state-tree';
import { useState } from 'react';
import type { HutScreen } from '../../client/operators/hut-screen.ts';
import { mayOperator } from '../../core/operators/operator-roles.ts';
import type { HutBoard, HutTicket } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Icon } from '../components/icon.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { dispositionIcons } from './board-list.tsx';
import { useConsole } from './console-context.tsx';
import { CustomerCard } from './customer-card.tsx';
import { FailDialog } from './fail-dialog.tsx';
import { OrderFood } from './order-food.tsx';
import { PressBar } from './press-bar.tsx';
import { useFormats } from './use-formats.ts';

interface TicketPanelProps {
  readonly screen: Instance<typeof HutScreen>;
  readonly board: HutBoard;
  readonly ticket: HutTicket;
}

const panel = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The next step stays under the thumb, however long the order is. */
const foot = (theme: Theme): CSSObject => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  padding: `${theme.space(3)} 0 calc(${theme.space(3)} + ${theme.safeBottom})`,
  backgroundColor: theme.colour.canvas,
});

/** An order in full, and what can be pressed for it [OPR-24]. */
export const TicketPanel = observer(function TicketPanel(props: TicketPanelProps) {
  const { screen, board, ticket } = props;
  const { t } = useWords();
  const { profile } = useConsole();
  const { clock, moment, money } = useFormats(board.timeZone);
  const [isFailing, setFailing] = useState(false);
  const { disposition, wantedAt, eta, toBePaid, currency } = ticket;
  const canWork = board.hut.isScreen && mayOperator(profile.role, 'work-orders');
  return (
    <section css={panel} aria-labelledby="ticket">
      <Card room="large">
        <Stack gap={5}>
          <Row justify="space-between" align="start">
            <Stack gap={1}>
              <Heading level={2} look="title" id="ticket">
                {ticket.reference}
              </Heading>
              <Text tone="muted">
                {t('ticket.placed', { customer: ticket.customer, at: clock(ticket.placedAt) })}
              </Text>
            </Stack>
            <Row gap={2}>
              <Icon name={dispositionIcons[disposition]} size="large" />
              <Text strong as="span" size="large">
                {t(`disposition.${disposition}`)}
              </Text>
            </Row>
          </Row>
          <Row gap={2}>
            {wantedAt !== undefined && (
              <Badge tone="info">{t('ticket.wanted', { at: moment(wantedAt) })}</Badge>
            )}
            {wantedAt === undefined && eta?.exact !== undefined && (
              <Badge tone="accent">{t('ticket.promised', { at: clock(eta.exact) })}</Badge>
            )}
            <Badge tone={toBePaid > 0 ? 'warning' : 'success'}>
              {toBePaid > 0
                ? t('ticket.toBePaid', { amount: money(toBePaid, currency) })
                : t('ticket.paid')}
            </Badge>
          </Row>
          {ticket.isTest && <Notice tone="warning">{t('ticket.test')}</Notice>}
          {ticket.ageCheck !== undefined && (
            <Notice tone="warning">{t('ticket.ageCheck', { age: ticket.ageCheck })}</Notice>
          )}
          {ticket.recipient !== undefined && (
            <Notice tone="info" title={t('ticket.for', { name: ticket.recipient })}>
              {ticket.greeting}
            </Notice>
          )}
          <OrderFood deals={ticket.deals} food={board} currency={currency} />
        </Stack>
      </Card>
      {mayOperator(profile.role, 'see-customers') && <CustomerCard orderId={ticket.orderId} />}
      {canWork && (
        <div css={foot}>
          <PressBar
            ticket={ticket}
            usual={board.usualMinutes[disposition]}
            onPress={(press) => screen.press(ticket.orderId, press)}
            onFail={() => setFailing(true)}
          />
        </div>
      )}
      <FailDialog
        open={isFailing}
        reference={ticket.reference}
        onClose={() => setFailing(false)}
        onFail={(reason) => {
          setFailing(false);
          screen.press(ticket.orderId, { press: 'fail', reason });
        }}
      />
    </section>
  );
});
