import type { CSSObject, Theme } from '@emotion/react';
import { Link } from 'react-router-dom';
import { controlStyle } from '../components/control-style.ts';
import { Icon } from '../components/icon.tsx';
import { useWords } from '../words/words-context.tsx';

const door = (theme: Theme): CSSObject => ({
  ...controlStyle(theme),
  display: 'flex',
  gap: theme.space(2.5),
  alignItems: 'center',
  maxWidth: theme.size.prose,
  color: theme.muted,
  textDecoration: 'none',
});

/** Looks like the field of the search, and opens it in its place: the search is loaded when somebody wants it [SHP-20]. */
export const SearchDoor = () => (
  <Link to="?q=" css={door}>
    <Icon name="search" />
    {useWords().t('search.open')}
  </Link>
);
