import type { CSSObject, Theme } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { FollowersApi } from '../../../client/tracking/followers-api.ts';
import type { OrderFollowers } from '../../../schemas/types/http/followers.ts';
import { Button } from '../../components/button.tsx';
import { Text } from '../../components/text.tsx';
import { pushedId, subscribe } from '../../platform/push-subscription.ts';
import { useWords } from '../../words/words-context.tsx';

const belowButton = (theme: Theme): CSSObject => ({ paddingTop: theme.space(2) });

interface PushButtonProps {
  readonly api: FollowersApi;
  readonly followers: OrderFollowers;
  readonly isBusy: boolean;
  /** Makes a change, and tells where it failed. */
  readonly onChange: (change: () => Promise<OrderFollowers | undefined>) => void;
}

/** Has this browser be told how the order goes, once its customer asks for that, and no more when they say so [SHP-32]. */
export default function PushButton({ api, followers, isBusy, onChange }: PushButtonProps) {
  const { t, locale } = useWords();
  /** Empty before the browser has subscribed, undefined before that is known. */
  const [id, setId] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const know = (found = '') => setId(found);
    pushedId().then(know, () => know());
  }, []);
  if (id === undefined) return null;
  const isOn = followers.pushed.includes(id);
  const ask = async (): Promise<OrderFollowers | undefined> => {
    const permission = await Notification.requestPermission();
    setBlocked(permission === 'denied');
    if (permission !== 'granted') return undefined;
    const subscription = await subscribe(followers.pushKey);
    const answer = await api.push({ subscription, language: locale });
    setId((await pushedId()) ?? '');
    return answer;
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        onClick={() => onChange(isOn ? () => api.stop(id) : ask)}
      >
        {t(isOn ? 'orders.follow.stop' : 'orders.follow.ask')}
      </Button>
      <div aria-live="polite">
        {isBlocked || isOn ? (
          <Text size="small" tone="muted" css={belowButton}>
            {t(isOn ? 'orders.follow.told' : 'orders.follow.blocked')}
          </Text>
        ) : null}
      </div>
    </div>
  );
}
