import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import type { Ordering } from '../../../client/ordering-store.ts';
import { firstChoice, isOtherDay } from '../../../client/timeslots/time-choices.ts';
import type { TimeQuestion } from '../../../client/timeslots/time-slots-store.ts';
import type { TimeSlot } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Select } from '../../components/select.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

type Times = Ordering['times'];

/** Asks for the time of an order while the store wants one; without a question there is nothing [TIM-12]. */
const TimeOverlay = observer(function TimeOverlay() {
  const times = useApp().ordering?.times;
  return times?.question ? <TimeDialog times={times} question={times.question} /> : null;
});

export default TimeOverlay;

/** Value of a slot in the selector. */
const keyOf = ({ asap, closed, timestamp }: TimeSlot): string =>
  asap || closed ? 'now' : String(timestamp);

interface TimeDialogProps {
  readonly times: Times;
  readonly question: TimeQuestion;
}

const TimeDialog = observer(function TimeDialog({ times, question }: TimeDialogProps) {
  const { t } = useWords();
  const { localisation } = useApp();
  const formId = useId();
  const [picked, setPicked] = useState<string>();
  const slots = times.left;
  const slot =
    slots.find((one) => !one.closed && keyOf(one) === picked) ??
    firstChoice(slots, question.chosen);
  const { hut, purpose, type } = question;
  const isRenewal = purpose === 'renew';
  const isEmpty = times.status === 'success' && !slot;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slot) times.choose(slot);
  };
  const elsewhere = () => {
    times.leave();
    localisation.delocalise();
  };
  return (
    <Dialog
      open
      size="small"
      dismissible={!isRenewal}
      title={t(isRenewal ? 'timeslots.overlay.renewTitle' : 'timeslots.overlay.title')}
      closeLabel={t('timeslots.overlay.close')}
      onClose={times.leave}
      footer={
        <Button type="submit" form={formId} size="large" wide disabled={!slot}>
          {t(purpose === 'start' ? 'timeslots.overlay.start' : 'timeslots.overlay.set')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap={4}>
          <Text>
            {isRenewal ? `${t('timeslots.overlay.renewPrompt')} ` : null}
            {t(`timeslots.overlay.prompt.${type}`, { name: hut.name })}
          </Text>
          {times.status === 'loading' ? <Spinner label={t('timeslots.overlay.loading')} /> : null}
          {times.status === 'failure' ? (
            <Notice
              tone="danger"
              announce
              action={
                <Button size="small" variant="secondary" onClick={() => void times.load()}>
                  {t('timeslots.overlay.retry')}
                </Button>
              }
            >
              {t('timeslots.overlay.failed')}
            </Notice>
          ) : null}
          {slots.length > 0 ? (
            <SlotSelect times={times} slots={slots} slot={slot} onPick={setPicked} />
          ) : null}
          {isEmpty ? (
            <Text>{t('timeslots.overlay.none', { name: hut.name, phone: hut.phone })}</Text>
          ) : null}
          {isRenewal && (isEmpty || times.status === 'failure') ? (
            <Button variant="quiet" onClick={elsewhere}>
              {t('timeslots.overlay.otherRestaurant')}
            </Button>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
});

interface SlotSelectProps {
  readonly times: Times;
  readonly slots: readonly TimeSlot[];
  readonly slot: TimeSlot | undefined;
  readonly onPick: (key: string) => void;
}

/** Now, or that the hut is closed now, and the times for later [TIM-19]. */
const SlotSelect = observer(function SlotSelect({ times, slots, slot, onPick }: SlotSelectProps) {
  const { t, locale } = useWords();
  const hut = times.question?.hut;
  const later = slots.find(({ asap, closed }) => !asap && !closed);
  const nameOf = ({ asap, closed, text }: TimeSlot): string => {
    if (asap) return t('timeslots.overlay.asap');
    return closed ? t('timeslots.overlay.closed') : text;
  };
  const day =
    hut && later && isOtherDay(later.timestamp, times.now(), hut)
      ? new Intl.DateTimeFormat(locale, {
          timeZone: hut.timeZone,
          weekday: 'long',
          day: 'numeric',
          month: 'long',
        }).format(later.timestamp)
      : undefined;
  return (
    <Select
      label={t('timeslots.overlay.label')}
      hint={day === undefined ? undefined : t('timeslots.overlay.day', { day })}
      options={slots.map((one) => ({
        value: keyOf(one),
        label: nameOf(one),
        disabled: one.closed,
      }))}
      value={slot ? keyOf(slot) : 'now'}
      onChange={(event) => onPick(event.target.value)}
    />
  );
});
