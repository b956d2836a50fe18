import { Badge } from '../components/badge.tsx';
import { Row } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';

/** Whether a message fits its schema, and what does not. */
export function Validity({ mistakes }: { readonly mistakes: readonly string[] }) {
  const { t } = useWords();
  const fits = mistakes.length === 0;
  return (
    <Row gap={2}>
      <Badge tone={fits ? 'success' : 'danger'}>{t(fits ? 'stream.fits' : 'stream.wrong')}</Badge>
      {!fits && (
        <Text as="span" size="small" tone="danger">
          {mistakes.join('; ')}
        </Text>
      )}
    </Row>
  );
}
