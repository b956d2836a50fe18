import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { warnsAboutDealbot } from '../../../client/vouchers/dealbot-warning.ts';
import { voucherErrorKey } from '../../../client/vouchers/voucher-error.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useVoucherDeal } from './use-voucher-deal.ts';

const valid = (theme: Theme): CSSObject => ({
  '& input': { borderColor: theme.colour.success.text, backgroundColor: theme.colour.success.soft },
  '& svg': { color: theme.colour.success.text },
});

const never: CSSObject = {};

/**
 * The code field, what became of the code, and what follows [VOU-17, VOU-18, VOU-19, VOU-20, VOU-21, VOU-22, VOU-23,
 * VOU-27, VOU-34, VOU-35, VOU-36, VOU-37, VOU-38, VOU-39, VOU-40, VOU-41, VOU-50].
 */
export const VoucherForm = observer(function VoucherForm({
  onDone,
}: {
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { dealbot, vouchers } = useApp();
  const { line, market } = useEnvironment();
  const { manifest } = market;
  const isOffline = line?.isDown === true;
  const { fieldError, status, typed } = vouchers;
  const isValid = status === 'success' && vouchers.applied !== undefined;
  const warns = warnsAboutDealbot(manifest, dealbot.isOn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (vouchers.canSubmit && !isOffline) void vouchers.validate({ id: typed });
  };
  const isConflict = fieldError?.type === 'CONFLICT';
  const error = fieldError && !isConflict ? t(voucherErrorKey(fieldError)) : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          data-autofocus
          css={isValid ? valid : never}
          label={t('vouchers.code')}
          hint={isValid ? undefined : t('vouchers.hint')}
          value={typed}
          maxLength={manifest.voucher.codeMaxLength}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          trailing={isValid ? <Icon name="check" /> : undefined}
          onChange={({ target }) => vouchers.setTyped(target.value)}
        />
        {isConflict ? (
          <Notice tone="warning" announce>
            {fieldError.message}
          </Notice>
        ) : null}
        {warns ? <Notice>{t('vouchers.dealbotWarning')}</Notice> : null}
        <Button
          type="submit"
          wide
          size="large"
          busy={status === 'validating'}
          disabled={isOffline || !vouchers.canSubmit}
        >
          {t('vouchers.submit')}
        </Button>
        {isOffline ? (
          <Text size="small" tone="muted">
            {t('shell.offline.credit')}
          </Text>
        ) : null}
        {isValid ? <Success onDone={onDone} /> : null}
      </Stack>
    </form>
  );
});

/** What the valid voucher brings and the way on. */
const Success = observer(function Success({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const { applied } = useApp().vouchers;
  const deal = useVoucherDeal();
  if (!applied) return null;
  return (
    <Notice
      tone="success"
      announce
      title={applied.title}
      action={
        deal.isToBeBuilt ? (
          <Button to={deal.link} onClick={onDone}>
            {t('vouchers.buildDeal')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onDone}>
            {t('vouchers.done')}
          </Button>
        )
      }
    >
      <Text size="small">{applied.desc ?? t('vouchers.applied')}</Text>
    </Notice>
  );
});
