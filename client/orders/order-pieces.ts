import type { RunningState } from './order-flow.ts';
import type { OrderPiece } from './order-work.ts';
import { place } from './place-work.ts';
import { checkBasket, checkHut, checkTime, preauthorise, validate } from './submit-work.ts';
import { check, poll } from './wait-work.ts';

/** The piece of work of every state that has one, in the order of ORD-60. */
export const orderPieces: Readonly<Record<RunningState, OrderPiece>> = {
  validating: validate,
  'checking-hut': checkHut,
  'checking-basket': checkBasket,
  'checking-time': checkTime,
  'pre-authorising': preauthorise,
  placing: place,
  polling: poll,
  checking: check,
};
