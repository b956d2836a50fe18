import { useEffect, useState } from 'react';
import { boardPlace } from '../../core/operators/presses.ts';
import type { HutBoard, HutTicket } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { useWords } from '../words/words-context.tsx';

const minuteMs = 60_000;

/** The minute by the server's clock; a tablet's own may be off. */
export function useServerMinute(at: string): number {
  const [ahead] = useState(() => Date.parse(at) - Date.now());
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now() + ahead), minuteMs / 4);
    return () => clearInterval(ticking);
  }, [ahead]);
  return now;
}

interface LateBadgeProps {
  readonly ticket: HutTicket;
  readonly board: HutBoard;
}

/** How long a new order has waited, or how long there is until an order was promised. */
export function LateBadge({ ticket, board }: LateBadgeProps) {
  const { t } = useWords();
  const now = useServerMinute(board.at);
  const minutes = (from: number, to: number) => Math.round((to - from) / minuteMs);
  if (boardPlace(ticket.status) === 'new') {
    const waited = Math.max(0, minutes(Date.parse(ticket.placedAt), now));
    return (
      <Badge tone={waited >= 2 ? 'danger' : 'warning'}>
        {t('board.waited', { count: waited })}
      </Badge>
    );
  }
  const promised = ticket.wantedAt ?? ticket.eta?.exact;
  if (promised === undefined) return null;
  const left = minutes(now, Date.parse(promised));
  return left < 0 ? (
    <Badge tone="danger">{t('board.late', { count: -left })}</Badge>
  ) : (
    <Badge tone={left < 5 ? 'warning' : 'success'}>{t('board.left', { count: left })}</Badge>
  );
}
