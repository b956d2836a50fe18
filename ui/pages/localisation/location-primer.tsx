import { QuestionDialog } from '../../components/question-dialog.tsx';
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
    <QuestionDialog
      title={t('localisation.geolocation.primer.title')}
      closeLabel={t('localisation.geolocation.primer.close')}
      yes={{ label: t('localisation.geolocation.primer.accept') }}
      no={t('localisation.geolocation.primer.decline')}
      onYes={onAccept}
      onNo={onDecline}
    >
      <Text>{t('localisation.geolocation.primer.text')}</Text>
    </QuestionDialog>
  );
}
