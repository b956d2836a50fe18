import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { giftCardErrorWords, unhandledError } from '../../../client/gift-cards/gift-card-errors.ts';
import { giftCardType } from '../../../client/gift-cards/gift-card-store.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { LoadingLabel, Skeleton } from '../../components/skeleton.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

interface TypedCard {
  readonly number: string;
  readonly pin: string;
}

/**
 * The screens of a gift card: form, check, success and error [GFT-11, GFT-12, GFT-13, GFT-14, GFT-15, GFT-16, GFT-17,
 * GFT-18, GFT-19, GFT-20, GFT-21, GFT-22, GFT-23].
 */
export const GiftCardForm = observer(function GiftCardForm({
  onDone,
}: {
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { giftCards } = useApp();
  const [typed, setTyped] = useState<TypedCard>({ number: '', pin: '' });
  switch (giftCards.screen) {
    case 'loading':
      return (
        <Stack>
          <LoadingLabel>{t('gift-cards.loading')}</LoadingLabel>
          <Skeleton lines={3} />
        </Stack>
      );
    case 'success':
      return <Success onDone={onDone} />;
    case 'error':
      return <Refused onDone={onDone} />;
    case 'form':
      return <Fields typed={typed} onType={setTyped} />;
  }
});

const Fields = observer(function Fields({
  typed,
  onType,
}: {
  readonly typed: TypedCard;
  readonly onType: (typed: TypedCard) => void;
}) {
  const { t } = useWords();
  const { giftCards } = useApp();
  const { line, market, randomId } = useEnvironment();
  const isOffline = line?.isDown === true;
  const { numberMaxLength, pinMaxLength } = market.manifest.giftCard;
  const { prefix } = giftCards;
  const number = typed.number.replace(/\s/gu, '');
  const pin = typed.pin.trim();
  const isComplete = number !== '' && pin !== '';
  const edit = (change: Partial<TypedCard>) => {
    if (giftCards.current) giftCards.clearCredits({ type: giftCardType });
    onType({ ...typed, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isOffline) return;
    void giftCards.check({ type: giftCardType, id: randomId(), number: prefix + number, pin });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          data-autofocus
          label={t('gift-cards.number')}
          value={typed.number}
          maxLength={numberMaxLength}
          inputMode="numeric"
          autoComplete="off"
          hint={prefix ? t('gift-cards.prefix', { prefix }) : undefined}
          leading={prefix || undefined}
          onChange={({ target }) => edit({ number: target.value })}
        />
        <TextInput
          label={t('gift-cards.pin')}
          value={typed.pin}
          maxLength={pinMaxLength}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => edit({ pin: target.value })}
        />
        <Button type="submit" wide size="large" disabled={isOffline || !isComplete}>
          {t('gift-cards.submit')}
        </Button>
        {isOffline ? (
          <Text size="small" tone="muted">
            {t('shell.offline.credit')}
          </Text>
        ) : null}
      </Stack>
    </form>
  );
});

const Success = observer(function Success({ onDone }: { readonly onDone: () => void }) {
  const { t, locale } = useWords();
  const { balance, applied } = useApp().giftCards;
  const money = useMoney();
  const expiry = Date.parse(applied?.status.expiryDate ?? '');
  return (
    <Stack>
      <Notice tone="success" announce title={t('gift-cards.success.title')}>
        <Text>{t('gift-cards.success.balance', { balance: money(balance) })}</Text>
        {Number.isNaN(expiry) ? null : (
          <Text size="small">
            {t('gift-cards.success.expiry', {
              date: new Date(expiry).toLocaleDateString(locale, {
                dateStyle: 'long',
                timeZone: 'UTC',
              }),
            })}
          </Text>
        )}
      </Notice>
      <Button wide size="large" onClick={onDone}>
        {t('gift-cards.success.continue')}
      </Button>
    </Stack>
  );
});

const Refused = observer(function Refused({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const { giftCards } = useApp();
  const { current } = giftCards;
  const words = giftCardErrorWords(current?.status.error?.code ?? unhandledError);
  const cancel = () => {
    giftCards.clearCredits({ type: giftCardType });
    onDone();
  };
  return (
    <Stack>
      <Notice tone="danger" announce title={t(`gift-cards.error.title.${words.title}`)}>
        {t(`gift-cards.error.message.${words.message}`)}
      </Notice>
      <Button wide size="large" onClick={() => giftCards.dismissError(current?.id ?? '')}>
        {t('gift-cards.error.again')}
      </Button>
      <Button wide variant="quiet" onClick={cancel}>
        {t('gift-cards.error.cancel')}
      </Button>
    </Stack>
  );
});
