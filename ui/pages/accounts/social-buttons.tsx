import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { startHostedVisit } from './hosted-visit.ts';

/** A button for each provider that the market lists; it goes to the hosted pages [ACC-14]. */
export const SocialButtons = ({ from }: { readonly from: string }) => {
  const { t } = useWords();
  const environment = useEnvironment();
  const { socialProviders, socialNames } = environment.market.manifest.account;
  if (socialProviders.length === 0) return null;
  const goTo = async (provider: (typeof socialProviders)[number]) => {
    try {
      window.location.assign(await startHostedVisit(environment, provider, from));
    } catch (error) {
      environment.report('error', 'The hosted sign-in could not be opened', { error });
    }
  };
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {t('accounts.social.or')}
      </Text>
      {socialProviders.map((provider) => (
        <Button key={provider} variant="secondary" wide onClick={() => void goTo(provider)}>
          {socialNames?.[provider]
            ? t('accounts.social.other', { name: socialNames[provider] })
            : t(`accounts.social.${provider}`)}
        </Button>
      ))}
    </Stack>
  );
};
