import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createOwnDetailsApi } from '../../../client/checkout/own-details-api.ts';
import type { HttpClient } from '../../../client/kernel/http-client.ts';
import type { OwnPayment } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { paymentIcon } from '../payments/payment-icon.ts';
import { OwnPage } from './own-page.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { PurchaseParts } from './purchase-parts.tsx';
import { useOwn, useOwnFailure } from './use-own.ts';

const readPayment = (http: HttpClient) => createOwnDetailsApi(http).payment();

/** What became of the last wish: a wording key below `accounts.payment`. */
type Outcome = 'chosen' | 'forgotten' | 'changeFailed';

/** The ways of paying that the market takes, each with its words. */
const useWays = () => {
  const { t } = useWords();
  const { extensions, manifest } = useEnvironment().market;
  const offers = extensions.all('payment-provider').flatMap(({ types }) => types);
  const ways = manifest.payments.types.flatMap((type) => {
    const offer = offers.find((one) => one.type === type);
    return offer ? [{ type, label: t(offer.label), icon: offer.icon }] : [];
  });
  // Huts take a card by one provider or another: to customers that is one way.
  const firstOf = (label: string) => ways.find((way) => way.label === label)?.type;
  return {
    ways: ways.filter(({ type, label }) => type === firstOf(label)),
    labelOf: (code: string | undefined) => ways.find(({ type }) => type === code)?.label,
  };
};

/** What is remembered of how the customer pays: the way that checkout begins with, to be chosen or forgotten; and why no card is kept [SHP-34, SHP-16]. */
export const PaymentPage = () => {
  const { t } = useWords();
  return (
    <OwnPage
      section="payment"
      title={t('accounts.payment.title')}
      lead={t('accounts.payment.lead')}
    >
      <PurchaseParts>
        <Payment />
      </PurchaseParts>
    </OwnPage>
  );
};

const Payment = observer(function Payment() {
  const { t } = useWords();
  const { http } = useEnvironment();
  const { content, hasFailed, load, set } = useOwn(readPayment);
  const isOurs = useOwnFailure();
  const { ways, labelOf } = useWays();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<string>();
  const change = async (what: string, work: () => Promise<OwnPayment>, done: Outcome) => {
    setBusy(what);
    setOutcome(undefined);
    try {
      set(await work());
      setOutcome(done);
    } catch (error) {
      if (isOurs(error)) setOutcome('changeFailed');
    } finally {
      setBusy(undefined);
    }
  };
  const prefer = (type: string) =>
    change(type, () => createOwnDetailsApi(http).preferPayment(type), 'chosen');
  const forget = () =>
    change(
      'forget',
      () =>
        createOwnDetailsApi(http)
          .forgetPayment()
          .then(() => ({})),
      'forgotten',
    );
  const known = content?.preferred ?? content?.remembered;
  const way = labelOf(known);
  const preferred = labelOf(content?.preferred);
  return (
    <>
      {outcome ? (
        <Notice tone={outcome === 'changeFailed' ? 'danger' : 'success'} announce>
          {t(`accounts.payment.${outcome}`)}
        </Notice>
      ) : null}
      {content ? (
        <Card as="section" aria-labelledby="own-payment">
          <Stack>
            <Heading level={2} look="heading" id="own-payment">
              {t('accounts.payment.preferred')}
            </Heading>
            {way === undefined ? (
              <Text>{t('accounts.payment.none')}</Text>
            ) : (
              <Row justify="space-between">
                <Text>
                  {t(`accounts.payment.${content.preferred ? 'isPreferred' : 'remembered'}`, {
                    way,
                  })}
                </Text>
                <Button
                  size="small"
                  variant="secondary"
                  busy={busy === 'forget'}
                  onClick={() => void forget()}
                >
                  {t('accounts.payment.forget')}
                </Button>
              </Row>
            )}
            <RadioGroup
              legend={t('accounts.payment.choose')}
              variant="cards"
              options={ways.map(({ type, label, icon }) => ({
                value: type,
                label,
                media: <Icon name={paymentIcon[icon]} />,
                disabled: busy !== undefined,
              }))}
              value={busy ?? ways.find(({ label }) => label === preferred)?.type}
              onChange={(type) => void prefer(type)}
            />
          </Stack>
        </Card>
      ) : (
        <OwnWaiting hasFailed={hasFailed} failure={t('accounts.payment.failed')} onRetry={load} />
      )}
      <Card as="section" aria-labelledby="own-cards">
        <Stack gap={2}>
          <Heading level={2} look="heading" id="own-cards">
            {t('accounts.payment.cards')}
          </Heading>
          <Text>{t('accounts.payment.noCards')}</Text>
        </Stack>
      </Card>
    </>
  );
});
