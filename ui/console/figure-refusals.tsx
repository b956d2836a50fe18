import type { FigureReason } from '../../schemas/types/http/figures.ts';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { ShareBar } from '../components/share-bar.tsx';
import { Text } from '../components/text.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useWords } from '../words/words-context.tsx';
import { shareTable } from './table-style.ts';
import { useFormats } from './use-formats.ts';

/** Why orders were refused, the most frequent reason first [OPR-25]. */
export function FigureRefusals({ refusals }: { readonly refusals: readonly FigureReason[] }) {
  const { t } = useWords();
  const { count } = useFormats();
  const most = refusals[0]?.count ?? 1;
  const named = (reason: string): string => {
    const [name = '', code] = reason.split('/');
    const told = t([`refusal.${name}`, 'event.other'], { kind: name });
    return code === undefined ? told : `${told} (${code})`;
  };
  return (
    <Card as="section" room="large">
      <Stack gap={3}>
        <Heading level={2}>{t('figures.refusals')}</Heading>
        {refusals.length === 0 ? (
          <Text tone="muted">{t('figures.noRefusals')}</Text>
        ) : (
          <table css={shareTable}>
            <thead>
              <tr>
                <th scope="col">{t('figures.reason')}</th>
                <th scope="col">
                  <VisuallyHidden>{t('figures.compared')}</VisuallyHidden>
                </th>
                <th scope="col">{t('figures.times')}</th>
              </tr>
            </thead>
            <tbody>
              {refusals.map((entry) => (
                <tr key={entry.reason}>
                  <th scope="row">{named(entry.reason)}</th>
                  <td>
                    <ShareBar share={entry.count / most} />
                  </td>
                  <td>{count(entry.count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Stack>
    </Card>
  );
}
