import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { hutTime } from './hut-time.ts';
import { useChangeTime } from './use-change-time.ts';

/** When the order is wanted, as the way to another time [TIM-12]. */
export const ChangeTime = observer(function ChangeTime() {
  const { t, locale } = useWords();
  const { disposition, hut } = useApp().localisation;
  const change = useChangeTime();
  if (!hut) return null;
  const { time, when } = disposition;
  const words =
    when === 'asap' || time === undefined ? t('timeslots.bar.asap') : hutTime(time, hut, locale);
  return (
    <Button
      variant="quiet"
      size="small"
      icon="clock"
      aria-label={t('timeslots.bar.label', { time: words })}
      onClick={() => void change()}
    >
      {words}
    </Button>
  );
});
