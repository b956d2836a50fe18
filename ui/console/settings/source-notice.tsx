import { mayOperator } from '../../../core/operators/operator-roles.ts';
import type { SettingsOverview } from '../../../schemas/types/http/market-settings.ts';
import { Notice } from '../../components/notice.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';

/** Why an operator cannot publish here, where that is so [OPR-21]. */
export function SourceNotice({ overview }: { readonly overview: SettingsOverview }) {
  const { t } = useWords();
  const { profile } = useConsole();
  if (overview.source === 'files') {
    return <Notice title={t('settings.followsFiles')}>{t('settings.followsFilesText')}</Notice>;
  }
  return mayOperator(profile.role, 'publish-settings') ? null : (
    <Notice>{t('settings.looksOn')}</Notice>
  );
}
