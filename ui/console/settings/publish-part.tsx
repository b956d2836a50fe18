import { useState } from 'react';
import { draftOf, type SettingsWork } from '../../../client/operators/settings-work.ts';
import type { SettingsPlan } from '../../../schemas/types/http/market-settings.ts';
import { Button } from '../../components/button.tsx';
import { Row } from '../../components/layout.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';
import { PlanList } from './plan-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

interface PublishPartProps {
  readonly market: string;
  readonly work: SettingsWork | undefined;
  /** What follows from the work as it is now; absent where it cannot be published. */
  readonly plan: SettingsPlan | undefined;
  readonly onDone: (version: number) => void;
  readonly onClose: () => void;
}

/** Publishes what was typed, after the plan was shown once more and a reason given [OPR-21]. */
export function PublishPart({ market, work, plan, onDone, onClose }: PublishPartProps) {
  const { t } = useWords();
  const { settings } = useConsole();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, begin, publish } = usePublishing(({ version }) => {
    setAsking(false);
    onDone(version);
  });
  return (
    <Row>
      <Button
        disabled={!plan}
        onClick={() => {
          begin();
          setAsking(true);
        }}
      >
        {t('settings.publish')}
      </Button>
      {isAsking && work && (
        <ReasonDialog
          title={t('settings.publishTitle', { market: market.toUpperCase() })}
          confirm={t('settings.publishNow')}
          isBusy={isBusy}
          failure={failure}
          onClose={() => {
            setAsking(false);
            onClose();
          }}
          onConfirm={(reason) =>
            void publish((key) => settings.publish(market, { ...draftOf(work), reason }, key))
          }
        >
          {plan && <PlanList plan={plan} />}
        </ReasonDialog>
      )}
    </Row>
  );
}
