import type { CSSObject, Theme } from '@emotion/react';
import type { DraftNotice } from '../../../core/shell/boot-data.ts';
import { shortDate, timeWriter } from '../../../core/timeslots/written-time.ts';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

/** Stands above the header in the flow of the page, so that it lies over nothing. */
const look = (theme: Theme): CSSObject => ({
  ...theme.featureArea,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(0.5)} ${theme.space(4)}`,
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${theme.space(2)} ${theme.gutter}`,
  borderBottom: theme.border.hairline,
});

/** Tells visitors of a draft what they look at and until when, or that a link has ended [OPR-14]. */
export default function DraftBanner({ draft }: { readonly draft: DraftNotice }) {
  const { t, locale } = useWords();
  const message =
    draft.kind === 'ended'
      ? t('shell.draft.ended')
      : t('shell.draft.message', {
          until: timeWriter(locale, { date: shortDate })(Date.parse(draft.until)),
        });
  return (
    <section aria-label={t('shell.draft.label')} css={look}>
      <Text size="tiny">{message}</Text>
      <TextLink href="/?draft=off">
        {t(draft.kind === 'ended' ? 'shell.draft.toSite' : 'shell.draft.leave')}
      </TextLink>
    </section>
  );
}
