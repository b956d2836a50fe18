import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { Stack } from '../../components/layout.tsx';
import { SearchDoor } from '../../menu-parts/search-door.tsx';
import { FoodFilters } from './food-filters.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { WishChips } from './wish-chips.tsx';

/** The search of the menu and what it is kept to, above the page; results stand in the page's place [SHP-20]. */
const FoodSearch = observer(function FoodSearch() {
  const sought = useSearchParams()[0].get('q');
  return (
    <>
      <Stack gap={3}>
        {sought === null ? <SearchDoor /> : <SearchField sought={sought} />}
        {sought === null ? null : <FoodFilters />}
        <WishChips />
      </Stack>
      {sought ? <SearchResults sought={sought} /> : null}
    </>
  );
});

export default FoodSearch;
