import { type PluginCall, type PluginRoute, Refusal } from '../../core/server-half/plugin-route.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import { offersPriority } from './priority-offer.ts';
import type { PriorityOptions } from './priority-options.ts';
import {
  type PriorityReservation,
  reservationPath,
  type ReservationRequest,
} from './reservation.ts';
import { type Keeper, release, reserve } from './reservations.ts';

const text = (maxLength: number, description: string) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
});

const requestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['numCookedItems', 'postcode', 'hut'],
  properties: {
    numCookedItems: {
      type: 'integer',
      minimum: 0,
      maximum: 1000,
      description: 'Cooked items of the basket.',
    },
    postcode: text(20, 'Where the order goes.'),
    visit: {
      type: 'string',
      pattern: '^[A-Za-z0-9-]{16,80}$',
      description:
        "Random name of a guest's visit: a further place of it takes the place of its oldest, and not of another guest at the same network address. A guest who names none is told from others by the address alone.",
    },
    hut: {
      type: 'object',
      additionalProperties: false,
      required: ['sector', 'id'],
      description: 'The hut.',
      properties: { sector: text(20, 'Sector.'), id: text(40, 'Id.') },
    },
  },
};

const reservationSchema = {
  type: 'object',
  required: ['id', 'hutId', 'price', 'expiresAt'],
  properties: {
    id: { type: 'string', description: 'Id.' },
    hutId: { type: 'string', description: 'Hut.' },
    price: { type: 'number', minimum: 0, description: "Price, in the market's currency." },
    expiresAt: {
      type: 'string',
      format: 'date-time',
      description: 'When the place goes to somebody else.',
    },
  },
};

const refused = (why: string): Refusal => new Refusal(422, 'NO_PRIORITY', why);

/** Who keeps places: an account, or the visit of a guest, which is told from others at its address [SEC-26]. */
async function keeperOf({
  account,
  addressKey,
  body,
}: PluginCall<ReservationRequest>): Promise<Keeper> {
  const accountId = await account();
  const { visit } = body;
  const address = addressKey && `address ${addressKey}`;
  const guest = visit === undefined ? address : `visit ${visit} ${address ?? ''}`;
  return { caller: accountId === undefined ? guest : `account ${accountId}`, addressKey };
}

/** Keeps a place [PRI-09, PRI-10, PRI-11, PRI-12, PRI-13, PRI-15, PRI-16]. */
async function keep(
  call: PluginCall<ReservationRequest>,
  { options, database, hut: hutOf, delivers }: PluginServer<PriorityOptions>,
): Promise<PriorityReservation> {
  const keeper = await keeperOf(call);
  const { numCookedItems, postcode, hut: asked } = call.body;
  const hut = await hutOf(asked.sector, asked.id);
  if (!hut) throw refused('There is no such hut.');
  const { sector, id: hutId } = hut;
  const disposition = { type: 'delivery', when: 'asap' } as const;
  if (!offersPriority({ sector, disposition, postcode }, options)) {
    throw refused('The sector has no priority delivery.');
  }
  if (options.slotsPer15Minutes === 0) {
    throw new Refusal(503, 'PRIORITY_OFF', 'Priority delivery is switched off.');
  }
  if (numCookedItems > options.maxCookedItems) throw refused('There is too much to cook.');
  if (!(await delivers(hut, postcode))) throw refused('The hut does not deliver there.');
  const place = await reserve(database, { sector, hutId }, options, keeper);
  if (!place) throw refused('Every place is taken.');
  const { id, expiresAt } = place;
  return { id, hutId, price: options.price, expiresAt: expiresAt.toISOString() };
}

export const reserveRoute: PluginRoute<PriorityOptions> = {
  method: 'POST',
  path: reservationPath,
  summary: 'Keep a place among the priority orders of a hut',
  body: requestSchema,
  answers: { 201: reservationSchema },
  answer: async (call, server) => ({
    status: 201,
    body: await keep(call as PluginCall<ReservationRequest>, server),
  }),
};

export const releaseRoute: PluginRoute<PriorityOptions> = {
  method: 'DELETE',
  path: `${reservationPath}/:hutId/:id`,
  summary: 'Give a place back',
  params: {
    type: 'object',
    required: ['hutId', 'id'],
    properties: { hutId: text(40, 'Hut.'), id: text(80, 'Reservation.') },
  },
  answers: { 204: { description: 'It is given back, or was gone already.', type: 'null' } },
  async answer({ params }, { database }) {
    const { hutId, id } = params as { readonly hutId: string; readonly id: string };
    await release(database, hutId, id);
    return { status: 204 };
  },
};
