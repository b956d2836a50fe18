import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { boardPlace } from '../../core/operators/presses.ts';
import { Badge } from '../components/badge.tsx';
import { useWords } from '../words/words-context.tsx';

/** The status of an order in a word. */
export function OrderStatus({ status }: { readonly status: TrackingStatus }) {
  const { t } = useWords();
  const tone =
    status === 'FAILED'
      ? 'danger'
      : status === 'DELIVERED'
        ? 'success'
        : boardPlace(status) === 'new'
          ? 'warning'
          : 'accent';
  return <Badge tone={tone}>{t(`status.${status}`)}</Badge>;
}
