import type { GroupOrder } from '../../../schemas/types/http/group-orders.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Icon } from '../../components/icon.tsx';
import { Row } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';
import { hutTime } from '../timeslots/hut-time.ts';

interface GroupFactsProps {
  readonly group: GroupOrder;
  /** Undefined until its menu has come. */
  readonly hut: Hut | undefined;
}

/** Where a group orders from, how and when the food comes: as the host chose it; nobody is told where it goes [SHP-27]. */
export function GroupFacts({ group, hut }: GroupFactsProps) {
  const { t, locale } = useWords();
  const { disposition, hutName, time } = group;
  const at = time === undefined ? undefined : hut && hutTime(time, hut, locale);
  return (
    <Row gap={2} wrap={false} align="start">
      <Icon name={disposition === 'delivery' ? 'scooter' : 'bag'} />
      <Text tone="muted">
        {[
          hut?.name ?? hutName,
          t(`localisation.disposition.${disposition}`),
          time === undefined ? t('checkout.when.asap') : at,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Row>
  );
}
