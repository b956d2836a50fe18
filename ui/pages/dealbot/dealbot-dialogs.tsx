import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Row } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** What the deal assistant asks before it is turned on or off [BOT-12, BOT-15, BOT-17, BOT-18, BOT-19]. */
const DealbotDialogs = observer(function DealbotDialogs() {
  const { t } = useWords();
  const { dealbot } = useApp();
  const question = dealbot.showDisableModal ? 'disable' : 'enable';
  const cancel = dealbot.showDisableModal ? dealbot.cancelTurnOff : dealbot.closeEnableModal;
  const confirm = dealbot.showDisableModal ? dealbot.turnOff : dealbot.turnOn;
  return (
    <Dialog
      open
      size="small"
      title={t(`dealbot.${question}.title`)}
      closeLabel={t('dealbot.close')}
      onClose={cancel}
      footer={
        <Row gap={2} justify="end">
          <Button variant="secondary" onClick={cancel}>
            {t(`dealbot.${question}.cancel`)}
          </Button>
          <Button onClick={confirm}>{t(`dealbot.${question}.confirm`)}</Button>
        </Row>
      }
    >
      <Text size="large">{t(`dealbot.${question}.message`)}</Text>
    </Dialog>
  );
});

export default DealbotDialogs;
