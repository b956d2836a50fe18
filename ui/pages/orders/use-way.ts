import { useCallback, useEffect, useState } from 'react';
import { readWay } from '../../../client/tracking/read-way.ts';
import type { OrderWay } from '../../../schemas/types/http/orders.ts';
import { useEnvironment } from '../../use-environment.ts';

interface FoundWay {
  readonly way: OrderWay | undefined;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** From where to where an order is on its way, asked for once [SHP-33]. */
export const useWay = (transactionId: string): FoundWay => {
  const { http, report } = useEnvironment();
  const [way, setWay] = useState<OrderWay>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    const fail = (error: unknown) => {
      report('warning', 'The way of the order could not be loaded', { error });
      setFailed(true);
    };
    const find = (found: OrderWay) => {
      setWay(found);
      setFailed(false);
    };
    readWay(http, transactionId).then(find, fail);
  }, [http, report, transactionId]);
  useEffect(load, [load]);
  return { way, hasFailed, load };
};
