import { useState } from 'react';
import { mostPhotoBytes } from '../../core/menu/photo-address.ts';
import { HttpError } from '../../client/kernel/http-client.ts';
import type { EntryPicture, PicturedEntry } from '../../schemas/types/http/operators.ts';
import { useConsole } from './console-context.tsx';

/** Why a photograph did not reach the shop: faults that the server names, and what stands for all others. */
const failures = [
  'TOO_LARGE',
  'NOT_A_PHOTO',
  'TOO_MANY_PIXELS',
  'BROKEN_PHOTO',
  'TOO_MANY',
  'OTHER',
] as const;

export type PictureFailure = (typeof failures)[number];

function failureOf(error: unknown): PictureFailure {
  if (!(error instanceof HttpError)) return 'OTHER';
  if (error.status === 413) return 'TOO_LARGE';
  if (error.status === 429) return 'TOO_MANY';
  const { json } = error;
  const name = typeof json === 'object' && json !== null && 'name' in json ? json.name : undefined;
  return failures.find((one) => one === name) ?? 'OTHER';
}

/** What changes the picture of an entry. */
export interface ChangingPicture {
  readonly isBusy: boolean;
  readonly failure: PictureFailure | undefined;
  /** @returns whether it shows in the shop */
  readonly put: (file: Blob) => Promise<boolean>;
  /** @returns whether it is gone from the shop */
  readonly remove: () => Promise<boolean>;
}

/**
 * Changes the picture of an entry; one change at a time [OPR-26].
 * @param onChange hears what it is shown by from then on
 */
export function usePicture(
  market: string,
  entry: PicturedEntry,
  onChange: (picture: EntryPicture) => void,
): ChangingPicture {
  const { api, leave } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PictureFailure>();
  const change = async (call: () => Promise<EntryPicture>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await call());
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) leave();
      setFailure(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    failure,
    async put(file) {
      if (file.size <= mostPhotoBytes) return change(() => api.putPicture(market, entry, file));
      setFailure('TOO_LARGE');
      return false;
    },
    remove: () => change(() => api.removePicture(market, entry)),
  };
}
