import { observer } from 'mobx-react-lite';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** What the deal assistant asks before it is turned on or off [BOT-12, BOT-15, BOT-17, BOT-18, BOT-19]. */
const DealbotDialogs = observer(function DealbotDialogs() {
  const { t } = useWords();
  const { dealbot } = useApp();
  const question = dealbot.showDisableModal ? 'disable' : 'enable';
  const { cancelTurnOff, closeEnableModal, turnOff, turnOn } = dealbot;
  return (
    <QuestionDialog
      title={t(`dealbot.${question}.title`)}
      closeLabel={t('dealbot.close')}
      yes={{ label: t(`dealbot.${question}.confirm`) }}
      no={t(`dealbot.${question}.cancel`)}
      onYes={question === 'disable' ? turnOff : turnOn}
      onNo={question === 'disable' ? cancelTurnOff : closeEnableModal}
    >
      <Text size="large">{t(`dealbot.${question}.message`)}</Text>
    </QuestionDialog>
  );
});

export default DealbotDialogs;
