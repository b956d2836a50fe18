import { GeocodeError, type Geocoder } from '../../core/places/geocoder.ts';
import { HttpError } from '../../core/shell/http-client.ts';

const noConnection = 'NO_CONNECTION';
const firstRefusal = 400;
const firstFailure = 500;

/** What a failed call means; a text or place the server refuses is one that is not known. */
const unlessRefused = async <Answer>(
  answer: Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof HttpError)) throw new GeocodeError(noConnection, { cause: error });
    const { status } = error;
    if (status >= firstRefusal && status < firstFailure && status !== 429) return otherwise;
    throw new GeocodeError(status === 429 ? 'OVER_QUERY_LIMIT' : 'UNKNOWN_ERROR', { cause: error });
  }
};

/** Places come from the tables of our own server, which keeps them to the market's country [ADR-31 to ADR-33]. */
export const gazetteer: Geocoder = {
  suggest: async (input, _disposition, { places }) =>
    input.trim() === '' ? [] : unlessRefused(places.suggest(input.trim()), []),
  find: (query, { places }) => unlessRefused(places.geocode(query), undefined),
};
