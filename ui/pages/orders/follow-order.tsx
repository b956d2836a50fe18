import { useEffect, useMemo, useState } from 'react';
import { createFollowersApi } from '../../../client/tracking/followers-api.ts';
import type { OrderFollowers } from '../../../schemas/types/http/followers.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { canBePushed } from '../../platform/can-be-pushed.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { OptionalPart } from '../upsells/optional-part.tsx';
import { PushButton } from './late-parts.ts';
import { useSending } from './use-sending.ts';

/**
 * Lets the customer ask to be told how an order goes: in this browser, and by text messages where the market sends some.
 * Nothing is asked of them before they press [SHP-32].
 */
export default function FollowOrder({ transactionId }: { readonly transactionId: string }) {
  const { t, locale: language } = useWords();
  const { http, report, draft, isPacked } = useEnvironment();
  const api = useMemo(() => createFollowersApi(http, transactionId), [http, transactionId]);
  const [followers, setFollowers] = useState<OrderFollowers>();
  const { outcome, isBusy, send } = useSending();
  useEffect(() => {
    api.read().then(setFollowers, (error: unknown) => {
      report('warning', 'Who is told of an order could not be read', { error });
    });
  }, [api, report]);
  if (draft || !followers?.isOpen) return null;
  const { texted } = followers;
  const change = (work: () => Promise<OrderFollowers | undefined>) =>
    void send(async () => setFollowers((await work()) ?? followers));
  /** Ticked at once, and as it was where that did not work. */
  const changeTexts = () => {
    if (isBusy) return;
    setFollowers({ ...followers, texted: !texted });
    change(async () => {
      try {
        return await (texted ? api.stop('text') : api.text({ language }));
      } catch (error) {
        setFollowers(followers);
        throw error;
      }
    });
  };
  return (
    <div>
      <Stack gap={2}>
        {!isPacked && canBePushed() ? (
          <OptionalPart>
            <PushButton {...{ api, followers, isBusy }} onChange={change} />
          </OptionalPart>
        ) : null}
        {texted === undefined ? null : (
          <Checkbox label={t('orders.follow.text')} checked={texted} onChange={changeTexts} />
        )}
      </Stack>
      <div aria-live="polite">
        {outcome === 'failed' ? <Text tone="danger">{t('orders.follow.failed')}</Text> : null}
      </div>
    </div>
  );
}
