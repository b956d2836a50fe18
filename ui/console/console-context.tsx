import { createContext, useContext } from 'react';
import type { ConsoleApi } from '../../client/operators/console-api.ts';
import type { SettingsApi } from '../../client/operators/settings-api.ts';
import type { KeyValueStorage } from '../../client/kernel/key-value-storage.ts';
import type { OperatorProfile } from '../../schemas/types/http/operators.ts';
import type { Bell } from './bell.ts';

/** What every page of the console works with. */
export interface ConsoleParts {
  readonly api: ConsoleApi;
  readonly settings: SettingsApi;
  readonly storage: KeyValueStorage;
  readonly bell: Bell;
  readonly profile: OperatorProfile;
  /** Shows the sign-in, after signing out or once the session is over. */
  readonly leave: () => void;
}

export const ConsoleContext = createContext<ConsoleParts | undefined>(undefined);

export const useConsole = (): ConsoleParts => {
  const parts = useContext(ConsoleContext);
  if (!parts) throw new Error('useConsole is used outside of the console.');
  return parts;
};
