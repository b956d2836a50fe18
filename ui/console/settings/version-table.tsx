import type { CSSObject } from '@emotion/react';
import type { SettingsVersion } from '../../../schemas/types/http/market-settings.ts';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Row } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';
import { tableStyle } from '../table-style.ts';
import { useFormats } from '../use-formats.ts';
import { planText } from './plan-style.ts';

/** The rows of a table have lines already. */
const noLine: CSSObject = { borderBottom: 'none' };

interface VersionTableProps {
  readonly versions: readonly SettingsVersion[];
  readonly onBack: ((number: number) => void) | undefined;
}

/** Who published what, when and why, what followed, and the way back [OPR-21]. */
export function VersionTable({ versions, onBack }: VersionTableProps) {
  const { t } = useWords();
  const { exact } = useFormats();
  return (
    <table css={tableStyle}>
      <caption hidden>{t('settings.history')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.number')}</th>
          <th scope="col">{t('audit.at')}</th>
          <th scope="col">{t('audit.who')}</th>
          <th scope="col">{t('settings.why')}</th>
          <th scope="col">{t('settings.wayBack')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ number, publishedAt, author, reason, restores, plan }, index) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{exact(publishedAt)}</td>
            <td>{author}</td>
            <td>
              <Disclosure summary={reason} css={noLine}>
                <pre css={planText}>{plan}</pre>
              </Disclosure>
              {restores !== undefined && (
                <Text size="small" tone="muted">
                  {t('settings.restores', { version: restores })}
                </Text>
              )}
            </td>
            <td>
              {index > 0 && onBack ? (
                <Row justify="end">
                  <Button size="small" variant="secondary" onClick={() => onBack(number)}>
                    {t('settings.back', { version: number })}
                  </Button>
                </Row>
              ) : (
                t(index === 0 ? 'settings.present' : 'settings.earlier')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
