import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { JoiningForm } from './joining-form.tsx';

const isKnownIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isKnown' in state && state.isKnown === true;

/** The details of who joins in a restaurant, with the mobile number that was given [ACC-09]. */
export const InStoreDetailsPage = () => {
  const { t } = useWords();
  const { base } = useEnvironment().market.manifest.account;
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const mobile = query.get('mobile')?.trim() ?? '';
  if (mobile === '') return <Navigate to={`${base}/in-store-sign-up`} replace />;
  return (
    <PlainPage width="narrow">
      <Stack gap={2}>
        <Heading level={1}>{t('accounts.inStore.detailsTitle')}</Heading>
        <Text tone="muted">{t('accounts.inStore.detailsLead')}</Text>
      </Stack>
      <Notice tone="info">
        {t(isKnownIn(state) ? 'accounts.inStore.known' : 'accounts.inStore.unknown')}
      </Notice>
      <JoiningForm
        mobile={mobile}
        onDone={() => void navigate(`${base}/edit`, { replace: true })}
      />
    </PlainPage>
  );
};
