import { useApp } from '../../store-context.tsx';

/** Asks the customer for another time of their order and takes it over [TIM-12, TIM-17]. */
export const useChangeTime = (): (() => Promise<void>) => {
  const { localisation, ordering } = useApp();
  return async () => {
    const { disposition, hut } = localisation;
    if (!hut || !ordering) return;
    const { time: chosen, type } = disposition;
    const choice = await ordering.times.ask({ purpose: 'set', hut, type, chosen });
    if (choice) localisation.changeTime(choice);
  };
};
