import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { HeaderLink } from './header-link.tsx';
import { hidesLanguages } from './hides-languages.ts';
import { languageName } from './language-name.ts';

/** A button for each other language of the market; none where there is one language only [SHL-32, SHL-33]. */
export const LanguageSwitcher = observer(function LanguageSwitcher() {
  const { session, localisation } = useApp();
  const { pathname } = useLocation();
  const { payments } = useEnvironment().market.manifest;
  if (hidesLanguages(pathname, localisation.sector, payments)) return null;
  return session.otherLanguages.map((locale) => (
    <HeaderLink
      key={locale}
      icon="globe"
      label={<span lang={locale}>{languageName(locale)}</span>}
      onClick={() => session.chooseLanguage(locale)}
    />
  ));
});
