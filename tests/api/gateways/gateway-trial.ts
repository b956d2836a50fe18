import type { LedgerPayment, Lies } from '../../../conformance/providers/ledger.ts';
import {
  type StandIn,
  type StandInProvider,
  startStandIn,
} from '../../../conformance/providers/stand-in.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { GatewayMessage } from '../../../core/payments/gateway-payment.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { PlaceRequest, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { type MarketId, testManifest } from '../../core/test-market.ts';
import { placeOrder, preauthorise, type Sample, sampleOrder } from '../orders/sample-orders.ts';
import { returnsOf } from '../payments/ways-to-pay.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** What a customer does at the provider's page or form. */
export type Outcome = 'approve' | 'decline' | 'pending';

/** An adapter, its provider's stand-in, and how customers pay with it. */
export interface GatewayTrialSettings {
  readonly market: MarketId;
  /** Name of its contribution. */
  readonly gateway: string;
  readonly type: string;
  readonly provider: StandInProvider;
  /** Options of the plugin `gateway-<name>`, without those of an address. */
  readonly options: JsonObject;
  readonly variables: Readonly<Record<string, string>>;
  /** Takes the money at once: what is approved is taken. */
  readonly takesAtOnce?: true;
  /** The provider knows one currency, and so names none. */
  readonly hasOneCurrency?: true;
  /** It has no pending payments. */
  readonly hasNoPending?: true;
  /** The provider hears of a payment when the browser opens its page, so that opening asks nothing of it. */
  readonly isOpenedByBrowser?: true;
  /** The browser opens the provider's page, where that is what makes the payment known. */
  readonly visit?: (opened: Preauthorisation, standIn: StandIn) => void;
  /** A hut that takes the type, where the usual one does not. */
  readonly hutId?: string;
  /** What the browser brings to place once the customer has paid. */
  readonly brought?: (payment: LedgerPayment, standIn: StandIn) => Partial<PlaceRequest>;
  /** What a sheet or form gave before the order is pre-authorised, under its name. */
  readonly payloads?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Plugins of the market that the type needs beside its own. */
  readonly plugins?: readonly JsonObject[];
  /** What the manifest says besides. */
  readonly manifest?: JsonObject;
  readonly environment?: NonNullable<Parameters<typeof startServer>[0]>['environment'];
  /** What is put in place of, or beside, the address of the API. */
  readonly addresses?: (url: string) => JsonObject;
}

/** A hut of each market and what it sells. */
const shops: Readonly<Record<string, Sample>> = {
  uk: {},
  fr: { sector: 'fr-1', hutId: '1101', items: ['margherita'], disposition: 'collection' },
  in: { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] },
  ca: { sector: 'ca-1', hutId: '6001' },
};

/** An order that was pre-authorised at the gateway. */
export interface GatewayOrder {
  readonly request: OrderRequest;
  readonly opened: Preauthorisation;
  /** The payment, as the provider keeps it once it knows of it. */
  readonly payment: LedgerPayment;
}

/** A server one of whose markets takes a payment type through an adapter, and the stand-in that it calls. */
export class GatewayTrial {
  readonly server: TestServer;
  readonly standIn: StandIn;
  readonly #settings: GatewayTrialSettings;

  private constructor(server: TestServer, standIn: StandIn, settings: GatewayTrialSettings) {
    this.server = server;
    this.standIn = standIn;
    this.#settings = settings;
  }

  static async start(settings: GatewayTrialSettings): Promise<GatewayTrial> {
    const { market, gateway, type, provider, variables, plugins = [], manifest } = settings;
    const standIn = await startStandIn(provider);
    const addresses = settings.addresses?.(standIn.url) ?? { address: standIn.url };
    const options = { ...settings.options, ...addresses };
    const named = [
      ...testManifest(market).plugins,
      ...plugins,
      { id: `gateway-${gateway}`, options },
    ];
    const server = await startServer({
      manifests: {
        [market]: {
          ...manifest,
          plugins: named as unknown as JsonObject[],
          payments: { gateways: { [type]: gateway } },
        },
      },
      environment: { variables, ...settings.environment },
    });
    return new GatewayTrial(server, standIn, settings);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.standIn.close();
  }

  get #shop(): Sample {
    const { market, type, hutId } = this.#settings;
    return { ...shops[market], ...(hutId !== undefined && { hutId }), paymentType: type };
  }

  /** @param given what a sheet or form gave, in place of what the settings say */
  request(given = this.#settings.payloads): Promise<OrderRequest> {
    const payloads = { ...returnsOf(this.server, this.#shop), ...given };
    return sampleOrder(this.server, { ...this.#shop, facts: { payloads } });
  }

  /** Pre-authorises an order. */
  async open(given = this.#settings.payloads): Promise<GatewayOrder> {
    const request = await this.request(given);
    const { status, body } = await preauthorise(this.server, request);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return this.visited(request, body);
  }

  /** An order whose browser goes on at the provider. */
  visited(request: OrderRequest, body: Preauthorisation): GatewayOrder {
    this.#settings.visit?.(body, this.standIn);
    const { ledger } = this.standIn;
    return {
      request,
      opened: body,
      get payment() {
        return ledger.of(body.transactionId);
      },
    };
  }

  /** Has the customer act at the provider. */
  choose({ payment }: GatewayOrder, outcome: Outcome): void {
    this.standIn.ledger.choose(payment, outcome, this.#settings.takesAtOnce);
  }

  /** Opens an order whose customer then acts at the provider. */
  async paid(outcome: Outcome): Promise<GatewayOrder> {
    const order = await this.open();
    this.choose(order, outcome);
    return order;
  }

  /** Places an order with what the browser brings. */
  place<Body = { readonly name?: string }>(
    order: GatewayOrder,
    extras: Partial<PlaceRequest> = this.#settings.brought?.(order.payment, this.standIn) ?? {},
  ) {
    return placeOrder<Body>(this.server, order.request, order.opened, extras);
  }

  /** Has the provider say wrong things while something is done. */
  async lying<Result>(lies: Lies, work: () => Promise<Result>): Promise<Result> {
    this.standIn.ledger.lies = lies;
    try {
      return await work();
    } finally {
      this.standIn.ledger.lies = {};
    }
  }

  /** Sends a message to the address that the provider is told of. */
  async tell({ headers, body, query }: GatewayMessage): Promise<number> {
    const path = `/v1/payment-providers/${this.#settings.gateway}/notifications`;
    const sent = headers as Readonly<Record<string, string>>;
    const url = `${this.server.url}${path}${query === undefined ? '' : `?${query}`}`;
    return (await fetch(url, { method: 'POST', headers: { ...sent }, body })).status;
  }

  /** The message of the provider about a payment, as it stands. */
  messageOf({ payment }: GatewayOrder): GatewayMessage {
    return this.standIn.messageOf(payment);
  }

  /** The hut accepts or fails the order: its money is taken, or goes back. */
  async hutSays({ request, opened }: GatewayOrder, status: string): Promise<void> {
    const { sector, id } = request.hut;
    const key = posKeyOf(this.server.dependencies.posSecret, sector, id);
    const path = `/v1/orders/${opened.orderId}/status`;
    const answer = await this.server.post(
      path,
      { order_status: status },
      { authorization: `Bearer ${key}` },
    );
    if (answer.status > 299) throw new Error(JSON.stringify(answer.body));
  }

  /** Where the shop means the money of an order to stand. */
  async moneyOf({ opened }: GatewayOrder): Promise<string> {
    const { money } = await this.server.db
      .selectFrom('order_intent')
      .select('money')
      .where('transaction_id', '=', opened.transactionId)
      .executeTakeFirstOrThrow();
    return money;
  }

  /** How often an order was stored. */
  async timesPlaced({ opened }: GatewayOrder): Promise<number> {
    const stored = await this.server.db
      .selectFrom('order_event')
      .select('kind')
      .where('transaction_id', '=', opened.transactionId)
      .where('kind', '=', 'order-stored')
      .execute();
    return stored.length;
  }
}
