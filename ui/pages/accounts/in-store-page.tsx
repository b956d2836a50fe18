import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { hasLoyalty } from '../../../client/loyalty/has-loyalty.ts';
import { accountSector } from '../../../client/accounts/account-sector.ts';
import { hasOnlineAccount } from '../../../client/accounts/has-online-account.ts';
import { type FormMessage, mobileProblems } from '../../../client/accounts/account-form.ts';
import { Form } from '../../components/form.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useForm } from '../../components/use-form.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ToHome } from '../shell/to-home.tsx';
import { PhoneField } from './account-fields.tsx';

/** Asks for the mobile number of who joins in a restaurant, and looks whether it collects points already [ACC-08]. */
export const InStorePage = observer(function InStorePage() {
  const { localisation } = useApp();
  const { t } = useWords();
  const { http, market, report } = useEnvironment();
  const { account, sectors } = market.manifest;
  const navigate = useNavigate();
  const form = useForm<{ readonly mobile: string }, 'mobile', FormMessage>({
    first: { mobile: '' },
    problemsOf: (typed) => mobileProblems(typed, market.manifest),
    send: async ({ mobile }) => {
      const { hut } = localisation;
      const place = {
        sector: hut?.sector ?? accountSector(market.manifest),
        hutId: hut?.id ?? '0',
      };
      const isKnown = await hasOnlineAccount(http, { ...place, mobile }).catch((error: unknown) => {
        report('warning', 'It is not known whether the number has an account', { error });
        return false;
      });
      const query = new URLSearchParams({ mobile: mobile.trim() });
      await navigate(`${account.base}/in-store-sign-up/additional-details?${query.toString()}`, {
        state: { isKnown },
      });
      return undefined;
    },
  });
  if (!sectors.some((sector) => hasLoyalty(sector, market))) return <ToHome />;
  return (
    <PlainPage width="narrow">
      <Stack gap={2}>
        <Heading level={1}>{t('accounts.inStore.title')}</Heading>
        <Text tone="muted">{t('accounts.inStore.lead')}</Text>
      </Stack>
      <Form form={form} submitLabel={t('accounts.inStore.submit')}>
        <PhoneField {...form.field('mobile')} name="mobile" />
      </Form>
    </PlainPage>
  );
});
