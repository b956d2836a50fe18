import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

/** The place of partners' offers; a partner's own code fills it, without one it says what it is for [EXP-62]. */
export default function PartnerOffers() {
  const { t } = useWords();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} look="heading" id={id}>
          {t('orders.partners.title')}
        </Heading>
        <Text size="small" tone="muted">
          {t('orders.partners.none')}
        </Text>
      </Stack>
    </Card>
  );
}
