import { type FormEvent, useState } from 'react';
import {
  changeEnds,
  type ChangeDraft,
  changeRequest,
  emptyChange,
  extraMinutes,
  openKinds,
} from '../../client/operators/hut-change.ts';
import type { HutOverrides, OverrideRequest } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Grid, Stack } from '../components/layout.tsx';
import { RadioGroup } from '../components/radio-group.tsx';
import { Select } from '../components/select.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';
import { SoldOutChoice } from './sold-out-choice.tsx';

interface ChangeFormProps {
  readonly hut: HutOverrides;
  readonly isBusy: boolean;
  readonly onChange: (wanted: OverrideRequest) => void;
}

/** Asks what is to be changed at a hut, from when and until when [OPR-22]. */
export function ChangeForm({ hut, isBusy, onChange }: ChangeFormProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState<ChangeDraft>(emptyChange);
  const set = (part: Partial<ChangeDraft>) => setDraft((before) => ({ ...before, ...part }));
  const wanted = changeRequest(draft, hut);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted && !isBusy) onChange(wanted);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <Heading level={2}>{t('changes.new')}</Heading>
        <RadioGroup
          legend={t('changes.what')}
          variant="tiles"
          value={draft.kind}
          onChange={(kind) => set({ kind })}
          options={openKinds(hut).map((value) => ({ value, label: t(`changes.kind.${value}`) }))}
        />
        <Details hut={hut} draft={draft} set={set} />
        <Grid gap={4}>
          <TextInput
            label={t('changes.from')}
            hint={t('changes.fromHint')}
            type="datetime-local"
            value={draft.from}
            onChange={({ target }) => set({ from: target.value })}
          />
          <Select
            label={t('changes.until')}
            value={draft.end}
            options={changeEnds.map((value) => ({ value, label: t(`changes.until_${value}`) }))}
            onChange={({ target }) => set({ end: target.value as ChangeDraft['end'] })}
          />
          {draft.end === 'time' && (
            <TextInput
              label={t('changes.untilTime')}
              hint={t('changes.clock')}
              type="datetime-local"
              required
              value={draft.until}
              onChange={({ target }) => set({ until: target.value })}
            />
          )}
        </Grid>
        <Button type="submit" size="large" busy={isBusy} disabled={!wanted}>
          {t('changes.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

interface DetailsProps {
  readonly hut: HutOverrides;
  readonly draft: ChangeDraft;
  readonly set: (part: Partial<ChangeDraft>) => void;
}

/** What else there is to say of the kind of change that is chosen. */
function Details({ hut, draft, set }: DetailsProps) {
  const { t } = useWords();
  switch (draft.kind) {
    case 'sold-out':
      return (
        <SoldOutChoice
          products={hut.products}
          chosen={draft.soldOut}
          onChoose={(soldOut) => set({ soldOut })}
        />
      );
    case 'slower':
      return (
        <Select
          label={t('changes.minutes')}
          value={String(draft.minutes)}
          options={extraMinutes.map((minutes) => ({
            value: String(minutes),
            label: t('changes.more', { minutes }),
          }))}
          onChange={({ target }) => set({ minutes: Number(target.value) })}
        />
      );
    case 'close':
      return (
        <TextInput
          label={t('changes.note')}
          hint={t('changes.noteHint')}
          maxLength={200}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      );
    case 'hours':
      return (
        <Grid gap={4}>
          <TextInput
            label={t('changes.opens')}
            type="time"
            value={draft.opens}
            onChange={({ target }) => set({ opens: target.value })}
          />
          <TextInput
            label={t('changes.closes')}
            type="time"
            value={draft.closes}
            onChange={({ target }) => set({ closes: target.value })}
          />
        </Grid>
      );
    case 'open':
    case 'pause-delivery':
    case 'pause-collection':
      return null;
  }
}
