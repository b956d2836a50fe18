import { Checkbox } from '../../components/checkbox.tsx';
import { Notice } from '../../components/notice.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AccountField, PhoneField } from './account-fields.tsx';
import type { DetailsState } from './use-details.ts';

/** Name, phone and marketing choices of a customer [ACC-18]. */
export const DetailsFields = ({
  details: { form, hasFailed },
}: {
  readonly details: DetailsState;
}) => {
  const { t } = useWords();
  return (
    <>
      {hasFailed ? (
        <Notice tone="danger" announce>
          {t('accounts.errors.saveFailed')}
        </Notice>
      ) : null}
      <AccountField
        {...form.field('firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        isFirst
      />
      <AccountField
        {...form.field('lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
      />
      <PhoneField {...form.field('phone')} name="phone" />
      <MarketingChoices form={form} />
    </>
  );
};

/** By which of the market's channels the customer wants to hear of offers. */
const MarketingChoices = ({ form }: Pick<DetailsState, 'form'>) => {
  const { t } = useWords();
  const { marketingChannels } = useEnvironment().market.manifest.account;
  return (
    <div>
      {marketingChannels.map((channel) => {
        const field = channel === 'sms' ? 'marketingSMS' : 'marketingEmail';
        return (
          <Checkbox
            key={channel}
            label={t(`accounts.fields.${field}`)}
            checked={form.values[field]}
            onChange={({ target }) => form.change(field, target.checked)}
          />
        );
      })}
    </div>
  );
};
