import { createContext, useContext } from 'react';
import type { Simulator } from './simulator.ts';

export const SimulatorContext = createContext<Simulator | undefined>(undefined);

/** The simulator that the page is about. */
export const useSimulator = (): Simulator => {
  const simulator = useContext(SimulatorContext);
  if (!simulator) throw new Error('useSimulator is used outside of its page.');
  return simulator;
};
