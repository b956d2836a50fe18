import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { dealbotFrame } from './dealbot-frame.ts';
import { DealbotArea } from './late-parts.ts';

/** The words of the switch as they will break, and room for news of which there are none yet. */
const words = (theme: Theme): CSSObject => ({
  visibility: 'hidden',
  display: 'grid',
  alignContent: 'center',
  minHeight: theme.size.touch,
  marginInlineEnd: `calc(${theme.size.touch} + ${theme.space(3)})`,
  marginBottom: theme.space(1),
});

const hint = (theme: Theme): CSSObject => theme.textStyle.small;

/** Where the deal assistant is in the basket; lines that moved when it comes would miss the tap they are meant to get. */
export const DealbotPlace = observer(function DealbotPlace() {
  const { dealbot } = useApp();
  if (dealbot.isDisabled) return null;
  return (
    <Suspense fallback={<DealbotToCome />}>
      <DealbotArea />
    </Suspense>
  );
});

const DealbotToCome = observer(function DealbotToCome() {
  const { t } = useWords();
  const { dealbot } = useApp();
  return (
    <div css={dealbotFrame} aria-hidden>
      <div css={words}>
        <span>{t('dealbot.title')}</span>
        {dealbot.isOn ? null : <span css={hint}>{t('dealbot.hint')}</span>}
      </div>
    </div>
  );
});
