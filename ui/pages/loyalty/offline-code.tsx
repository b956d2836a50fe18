import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Member } from '../../../client/member-store.ts';
import { LoadingLabel, Skeleton } from '../../components/skeleton.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

const code = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  fontSize: theme.font.size.large,
  letterSpacing: theme.space(0.5),
  textAlign: 'center',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

/** The code by which a reward is redeemed in a hut, fetched when it is first looked at [LOY-22]. */
export const OfflineCode = observer(function OfflineCode({
  loyalty,
  redeemableId,
}: {
  readonly loyalty: Member['loyalty'];
  readonly redeemableId: string;
}) {
  const { t } = useWords();
  useEffect(() => {
    void loyalty.fetchCode(redeemableId);
  }, [loyalty, redeemableId]);
  const { status, redemption_tracking_code: found } =
    loyalty.offlineRedemptions[redeemableId] ?? {};
  if (found !== undefined) {
    return (
      <div role="status">
        <Text size="small">{t('loyalty.offline.show')}</Text>
        <p css={code}>{found}</p>
      </div>
    );
  }
  if (status === undefined || status === 'loading') {
    return (
      <>
        <LoadingLabel>{t('loyalty.offline.loading')}</LoadingLabel>
        <Skeleton lines={1} />
      </>
    );
  }
  return (
    <Notice tone="danger" announce>
      {t('loyalty.offline.failed')}
    </Notice>
  );
});
