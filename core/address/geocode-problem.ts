import { GeocodeError } from '../places/geocoder.ts';
import type { AddressMessage } from './address-problem.ts';

/** What to say when the geocoder could not answer: its status; undefined for any other error [ADR-37]. */
export const geocodeProblem = (error: unknown): AddressMessage | undefined =>
  error instanceof GeocodeError
    ? { message: 'localisation.address.geocodeFailed', values: { status: error.status } }
    : undefined;
