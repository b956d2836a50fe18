import type { CSSObject, Theme } from '@emotion/react';
import { type FormEvent, useRef, useState } from 'react';
import type { Palette } from '../../core/theme/scheme-palette.ts';
import { Button } from '../../ui/components/button.tsx';
import { controlStyle } from '../../ui/components/control-style.ts';
import { Field } from '../../ui/components/field.tsx';
import { Grid, Stack } from '../../ui/components/layout.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { Text } from '../../ui/components/text.tsx';
import { TextInput } from '../../ui/components/text-input.tsx';
import { useShownColours } from '../../ui/components/use-shown-colours.ts';
import type { Given } from '../../ui/slots/slots.ts';
import { type CardProblem, expiryOf, tokenOf } from './flex.ts';
import type { MicroformOptions } from './microform.ts';
import { useMicroform } from './use-microform.ts';

/** A field of Cybersource's fills what it is given. */
const place = (theme: Theme): CSSObject => ({
  ...controlStyle(theme),
  height: theme.size.control,
  // As the page in the frame says: in another scheme, browsers would put a ground of their own under it.
  '& > iframe': { colorScheme: 'light' },
});

const typed = ({ text }: Palette) => ({ color: text });

/** The card is typed into fields of Cybersource's, which give a token for it; its number never comes to the shop. */
export const FlexForm = ({
  token,
  amountDue,
  take,
  cancel,
  words,
  money,
}: Given<'payment-form', MicroformOptions, undefined>) => {
  const number = useRef<HTMLDivElement>(null);
  const securityCode = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<readonly CardProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [month, setMonth] = useState('');
  const [year, setYear] = useState('');
  const numberLabel = words('pay-microform.number');
  const codeLabel = words('pay-microform.securityCode');
  const { color } = useShownColours(typed);
  const microform = useMicroform(token, { number, securityCode, numberLabel, codeLabel, color });
  const isFailed = microform === 'failed' || problems.includes('failed');
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const expiry = expiryOf(month, year);
    if (!microform || microform === 'failed' || isBusy) return;
    if (!expiry) {
      setProblems(['expiry']);
      return;
    }
    setBusy(true);
    const answer = await tokenOf(microform, expiry);
    setBusy(false);
    if ('token' in answer) {
      setProblems([]);
      take(answer);
    } else setProblems(answer);
  };
  const wrong = (problem: CardProblem) =>
    problems.includes(problem) ? words(`pay-microform.wrong.${problem}`) : undefined;
  return (
    <form onSubmit={(event) => void pay(event)} noValidate>
      <Stack>
        {isFailed && (
          <Notice tone="danger" announce>
            {words('pay-microform.wrong.failed')}
          </Notice>
        )}
        <Field label={numberLabel} error={wrong('number')}>
          {({ id }) => <div id={id} ref={number} css={place} />}
        </Field>
        <Grid columns="card">
          <TextInput
            label={words('pay-microform.month')}
            error={wrong('expiry')}
            value={month}
            onChange={(event) => setMonth(event.target.value.trim())}
            inputMode="numeric"
            autoComplete="cc-exp-month"
            maxLength={2}
          />
          <TextInput
            label={words('pay-microform.year')}
            value={year}
            onChange={(event) => setYear(event.target.value.trim())}
            inputMode="numeric"
            autoComplete="cc-exp-year"
            maxLength={4}
          />
          <Field label={codeLabel} error={wrong('securityCode')}>
            {({ id }) => <div id={id} ref={securityCode} css={place} />}
          </Field>
        </Grid>
        <Button type="submit" wide busy={isBusy || !microform}>
          {words('pay-microform.pay', { amount: money(amountDue ?? 0) })}
        </Button>
        <Button variant="quiet" wide onClick={cancel}>
          {words('pay-microform.cancel')}
        </Button>
        <Text size="small" tone="muted">
          {words('payments.card.secure')}
        </Text>
      </Stack>
    </form>
  );
};
