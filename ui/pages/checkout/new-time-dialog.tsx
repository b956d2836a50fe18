import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { TimeSlot } from '../../../schemas/types.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const ignore = () => {};

/** Asks for another time when the chosen one has passed; there is no way around it [CHK-97, ORD-64]. */
export const NewTimeDialog = observer(function NewTimeDialog() {
  const { order } = useApp();
  return order.needsNewTime ? <NewTime /> : null;
});

const NewTime = observer(function NewTime() {
  const { localisation, order } = useApp();
  const { t } = useWords();
  const { huts, report } = useEnvironment();
  const { hut, disposition } = localisation;
  const [slots, setSlots] = useState<readonly TimeSlot[]>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (!hut) return;
    huts.timeSlots(hut.sector, hut.id, disposition.type).then(setSlots, (error: unknown) => {
      report('warning', 'The times of the hut could not be read', { error });
      setSlots([]);
    });
  }, [hut, huts, disposition.type, report]);
  const open = (slots ?? []).filter(({ closed }) => !closed);
  const confirm = () => {
    const slot = open.find(({ timestamp }) => String(timestamp) === chosen);
    if (!slot) return;
    localisation.setSchedule(
      slot.asap ? { when: 'asap' } : { when: 'scheduled', time: slot.timestamp },
    );
    order.setNeedsNewTime(false);
  };
  return (
    <Dialog
      open
      size="small"
      dismissible={false}
      title={t('checkout.newTime.title')}
      closeLabel={t('payments.errors.close')}
      onClose={ignore}
      footer={
        <Button wide disabled={chosen === undefined} onClick={confirm}>
          {t('checkout.newTime.confirm')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{t('checkout.newTime.text')}</Text>
        {slots === undefined ? <Spinner label={t('checkout.newTime.loading')} /> : null}
        {slots !== undefined && open.length === 0 ? (
          <Text>{t('checkout.newTime.none', { name: hut?.name, phone: hut?.phone })}</Text>
        ) : null}
        {open.length > 0 ? (
          <RadioGroup
            legend={t('checkout.newTime.title')}
            legendHidden
            variant="tiles"
            options={open.map(({ timestamp, text, asap }) => ({
              value: String(timestamp),
              label: asap ? t('checkout.newTime.asap') : text,
            }))}
            value={chosen}
            onChange={setChosen}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
});
