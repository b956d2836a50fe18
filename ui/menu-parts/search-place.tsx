import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../store-context.tsx';
import { SearchDoor } from './search-door.tsx';

interface SearchPlaceProps {
  /** The search with its filters, loaded on demand. */
  readonly search: ReactNode;
  /** The page, in whose place the results come. */
  readonly children: ReactNode;
}

/** Where the search stands: its door, and all of it while the address or the customer's wishes ask for it [SHP-20]. */
export const SearchPlace = observer(function SearchPlace({ search, children }: SearchPlaceProps) {
  const sought = useSearchParams()[0].get('q');
  const { count } = useApp().wishes;
  const isAsked = sought !== null || count > 0;
  return (
    <>
      {isAsked ? <Suspense fallback={<SearchDoor />}>{search}</Suspense> : <SearchDoor />}
      {sought ? null : children}
    </>
  );
});
