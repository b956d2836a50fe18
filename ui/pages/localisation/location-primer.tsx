import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Row } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

interface LocationPrimerProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Says what the position is for, before the browser asks for it [LOC-85]. */
export default function LocationPrimer({ onAccept, onDecline }: LocationPrimerProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      size="small"
      title={t('localisation.geolocation.primer.title')}
      closeLabel={t('localisation.geolocation.primer.close')}
      onClose={onDecline}
      footer={
        <Row>
          <Button onClick={onAccept}>{t('localisation.geolocation.primer.accept')}</Button>
          <Button variant="quiet" onClick={onDecline}>
            {t('localisation.geolocation.primer.decline')}
          </Button>
        </Row>
      }
    >
      <Text>{t('localisation.geolocation.primer.text')}</Text>
    </Dialog>
  );
}
