import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { useWords } from '../../words/words-context.tsx';
import { scrollRow } from './scroll-row.ts';
import { SlotStep } from './slot-step.tsx';
import type { Builder } from './use-deal-builder.ts';

/** A row that scrolls on phones, a column beside the choice on wider screens. */
const list = (theme: Theme): CSSObject => ({
  ...scrollRow(theme, {
    flexDirection: 'column',
    position: 'sticky',
    top: theme.space(4),
    overflowX: 'visible',
  }),
  scrollPaddingInline: theme.gutter,
});

/** The slots of a deal with what was chosen for each; pressing one fills it next. */
export const SlotList = observer(function SlotList({
  builder,
  catalogue,
}: {
  readonly builder: Builder;
  readonly catalogue: Catalogue;
}) {
  const { t } = useWords();
  const row = useRef<HTMLOListElement>(null);
  const { active, slots } = builder;
  useEffect(() => {
    const step = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (row.current && step)
      row.current.scrollTo({
        left: step.offsetLeft - row.current.offsetLeft - step.offsetWidth / 4,
      });
  }, [active]);
  return (
    <ol ref={row} role="list" aria-label={t('deals.slot.list')} css={list}>
      {slots.map((slot) => (
        <SlotStep key={slot.slot} slot={slot} builder={builder} catalogue={catalogue} />
      ))}
    </ol>
  );
});
