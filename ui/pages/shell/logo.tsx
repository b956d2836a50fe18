import { Link } from 'react-router-dom';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { LogoMark, logoLook } from './logo-mark.tsx';

/** The market's name as its mark; leads home [SHL-26]. */
export const Logo = () => {
  const { t } = useWords();
  const { name } = useEnvironment().market.manifest;
  return (
    <Link to="/" aria-label={t('shell.header.home', { name })} css={logoLook}>
      <LogoMark name={name} />
    </Link>
  );
};
