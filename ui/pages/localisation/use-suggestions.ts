import { useEffect, useState } from 'react';
import { geocodeProblem } from '../../../core/address/geocode-problem.ts';
import { createTypeahead, type TypeaheadState } from '../../../client/address/typeahead.ts';
import { addressPortsOf } from '../../../client/localisation/address-ports.ts';
import type {
  AddressFieldName,
  AddressInput,
  AddressSuggestion,
} from '../../../core/localisation/address-strategy.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

type Suggestions = TypeaheadState<AddressSuggestion>;

const none: Suggestions = { status: 'idle', suggestions: [] };

/** Suggestions for a field as its form is typed into; a search that fails is said once and leaves the form usable [ADR-27, ADR-37]. */
export const useSuggestions = (field: AddressFieldName, type: Disposition) => {
  const { notifications } = useApp();
  const environment = useEnvironment();
  const [state, setState] = useState(none);
  const [isTyping, setTyping] = useState(false);
  const [typeahead] = useState(() => {
    const { market, report, visit, wait } = environment;
    const strategy = market.extensions.one('address-strategy');
    const ports = addressPortsOf(environment);
    return createTypeahead<AddressInput, AddressSuggestion>({
      fetch: (input) => strategy.suggest(field, input, { type, flagLevel: visit.flagLevel }, ports),
      wait,
      debounceMs: market.manifest.typeahead.debounceMs,
      onChange: (next) => {
        setTyping(false);
        setState(next);
      },
      onError: (error) => {
        report('warning', 'The suggestions for an address did not come', { error });
        notifications.raise({
          id: 'localisation',
          type: 'warning',
          ...(geocodeProblem(error) ?? { message: 'localisation.address.searchFailed' }),
          hideShowBasket: true,
        });
      },
    });
  });
  useEffect(() => () => typeahead.stop(), [typeahead]);
  return {
    state,
    /** The suggestions answer what was typed last. */
    isSettled: state.status === 'ready' && !isTyping,
    follow: (input: AddressInput) => {
      setTyping(true);
      typeahead.type(input);
    },
    /** A suggestion was chosen. */
    close: () => {
      typeahead.stop();
      setState(none);
    },
  };
};
