import { observer } from 'mobx-react-lite';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Text } from '../components/text.tsx';
import type { HostSession } from '../../schemas/types/webview/host-session.ts';
import { useWords } from '../words/words-context.tsx';
import type { ReplayDifference } from './replay-session.ts';
import { useSimulator } from './simulator-context.ts';

const Difference = ({ difference }: { readonly difference: ReplayDifference }) => {
  const { t } = useWords();
  const { place, recorded, came } = difference;
  return (
    <li>
      {place === undefined
        ? t('session.tooMany', { came })
        : t('session.different', { place, recorded, came })}
    </li>
  );
};

/** How far the replay is, and where the page said something else than was recorded. */
export const ReplayResult = observer(function ReplayResult({
  session: { title, customer = [] },
}: {
  readonly session: HostSession;
}) {
  const { t } = useWords();
  const { progress } = useSimulator();
  if (!progress) return null;
  const { awaited, same, all, differences } = progress;
  const differs = differences.length > 0;
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      {customer.length > 0 && (
        <div>
          <Text strong>{t('session.customer')}</Text>
          <ol>
            {customer.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      {differs && (
        <Notice tone="danger" title={t('session.differs')} announce>
          <ul>
            {differences.map((difference, index) => (
              <Difference key={index} difference={difference} />
            ))}
          </ul>
        </Notice>
      )}
      {awaited !== undefined && (
        <Notice tone="info" announce>
          {t('session.waits', { type: awaited, same, all })}
        </Notice>
      )}
      {!differs && awaited === undefined && (
        <Notice tone="success" announce>
          {t('session.same', { all })}
        </Notice>
      )}
    </Stack>
  );
});
