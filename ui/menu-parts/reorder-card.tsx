import { useId, type ReactNode } from 'react';
import type { Reorder } from '../../client/orders/reorder.ts';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { ReorderOffer } from './reorder-offer.tsx';

interface ReorderCardProps {
  readonly offer: Reorder;
  /** When it was ordered. */
  readonly time: string;
  /** Zone whose day is told: its hut's; the machine's own when absent. */
  readonly timeZone: string | undefined;
  /** What stands below the heading, with the day in it. */
  readonly words: (date: string) => ReactNode;
  readonly most: number;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  /** Stands over a picture: plain, and with little room. */
  readonly isSmall?: boolean;
}

/** The last order in a card of its own, to have it again with one press [SHP-15]. */
export const ReorderCard = ({
  offer,
  time,
  timeZone,
  words,
  most,
  isBusy = false,
  onPress,
  isSmall = false,
}: ReorderCardProps) => {
  const { t, locale } = useWords();
  const titleId = useId();
  const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' });
  return (
    <Card
      as="section"
      tone={isSmall ? 'plain' : 'accent'}
      room={isSmall ? 'small' : 'medium'}
      aria-labelledby={titleId}
    >
      <Stack gap={isSmall ? 1.5 : 3}>
        <div>
          <Heading level={2} look="heading" id={titleId}>
            {t('loyalty.reorder.title')}
          </Heading>
          <Text size="small" tone="muted">
            {words(day.format(new Date(time)))}
          </Text>
        </div>
        <ReorderOffer
          offer={offer}
          label={t('loyalty.reorder.button')}
          most={most}
          isBusy={isBusy}
          onPress={onPress}
        />
      </Stack>
    </Card>
  );
};
