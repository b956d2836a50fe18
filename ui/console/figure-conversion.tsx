import type { FigureStep, FigureVariant } from '../../schemas/types/http/figures.ts';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { ShareBar } from '../components/share-bar.tsx';
import { Text } from '../components/text.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useWords } from '../words/words-context.tsx';
import { shareTable } from './table-style.ts';
import { useFormats } from './use-formats.ts';

interface FigureConversionProps {
  readonly steps: readonly FigureStep[];
  readonly variants: readonly FigureVariant[];
}

const reached = (steps: readonly FigureStep[], step: FigureStep['step']): number =>
  steps.find((entry) => entry.step === step)?.count ?? 0;

/** How many visits come how far, and how many end in an order with each variant [OPR-25]. */
export function FigureConversion({ steps, variants }: FigureConversionProps) {
  const { t } = useWords();
  const { count, share } = useFormats();
  const first = steps[0]?.count ?? 0;
  const of = (part: number, whole: number) => (whole === 0 ? '–' : share(part / whole));
  return (
    <Card as="section" room="large">
      <Stack gap={3}>
        <Heading level={2}>{t('figures.conversion')}</Heading>
        <Text size="small" tone="muted">
          {t('figures.conversionNote')}
        </Text>
        <table css={shareTable}>
          <thead>
            <tr>
              <th scope="col">{t('figures.step')}</th>
              <th scope="col">
                <VisuallyHidden>{t('figures.compared')}</VisuallyHidden>
              </th>
              <th scope="col">{t('figures.visits')}</th>
              <th scope="col">{t('figures.share')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((entry) => (
              <tr key={entry.step}>
                <th scope="row">{t(`figures.steps.${entry.step}`)}</th>
                <td>
                  <ShareBar share={first === 0 ? 0 : entry.count / first} />
                </td>
                <td>{count(entry.count)}</td>
                <td>{of(entry.count, first)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {variants.length > 0 && (
          <>
            <Heading level={3}>{t('figures.variants')}</Heading>
            <table css={shareTable}>
              <thead>
                <tr>
                  <th scope="col">{t('figures.variant')}</th>
                  <th scope="col">{t('figures.visits')}</th>
                  <th scope="col">{t('figures.orders')}</th>
                  <th scope="col">{t('figures.share')}</th>
                </tr>
              </thead>
              <tbody>
                {variants.map(({ market, experiment, variant, steps: own }) => {
                  const seen = Math.max(...own.map((entry) => entry.count));
                  const orders = reached(own, 'order');
                  return (
                    <tr key={`${market} ${experiment} ${variant}`}>
                      <th scope="row">{`${experiment}: ${variant} (${market.toUpperCase()})`}</th>
                      <td>{count(seen)}</td>
                      <td>{count(orders)}</td>
                      <td>{of(orders, seen)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </>
        )}
      </Stack>
    </Card>
  );
}
