import type {
  EntryPicture,
  HutBoard,
  HutOverrides,
  MarketPictures,
  OperatorAction,
  OperatorCustomer,
  OperatorHut,
  OperatorOrder,
  OperatorOrderNews,
  OperatorOrderStory,
  OperatorPress,
  OperatorProfile,
  OperatorSignInStep,
  OperatorWelcome,
  OverrideRequest,
  PicturedEntry,
} from '../../schemas/types/http/operators.ts';
import type { SettingExplanation } from '../../schemas/types/http/explanations.ts';
import type { Figures } from '../../schemas/types/http/figures.ts';
import type { RefundRequest } from '../../schemas/types/http/orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';
import type { OpenEvents } from '../tracking/tracking-api.ts';

/** What a list of orders is narrowed down to. */
export interface OrderQuery {
  readonly sector?: string | undefined;
  readonly hutId?: string | undefined;
  readonly text?: string | undefined;
  readonly state?: string | undefined;
  readonly before?: string | undefined;
}

/** Which figures are looked at. */
export type FigureQuery = Readonly<
  Partial<Record<'market' | 'sector' | 'hutId', string>> & Record<'days', string>
>;

/** Which setting is asked about, where, and for when. */
export interface SettingQuestion {
  readonly key: string;
  readonly sector?: string;
  readonly hutId?: string;
  /** On the clock of the place, YYYY-MM-DDTHH:mm; left out, now. */
  readonly time?: string;
}

/** The calls of the console [OPR-20, OPR-23, OPR-24]. */
export type ConsoleApi = ReturnType<typeof createConsoleApi>;

const overridesPath = (sector: string, id: string): string =>
  `/huts/${encodeURIComponent(sector)}/${encodeURIComponent(id)}/overrides`;
const picturePath = (market: string, { kind, id }: Pick<PicturedEntry, 'kind' | 'id'>): string =>
  `/pictures/${encodeURIComponent(market)}/${kind}/${encodeURIComponent(id)}`;
const orderPath = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}`;

/** A photograph of some megabytes over a slow line takes so many milliseconds. */
const uploadMs = 120_000;

/**
 * @param http reaches the calls of the console
 * @param openEvents opens the stream of news below `base`
 */
export const createConsoleApi = (http: HttpClient, openEvents: OpenEvents, base: string) => {
  const get = async <Body>(path: string, query = {}): Promise<Body> =>
    (await http.send<Body>({ path, query })).body;
  const post = async <Body = undefined>(
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Body> => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return (await http.send<Body>({ method: 'POST', path, body, headers })).body;
  };
  return {
    signIn: (email: string, password: string) =>
      post<OperatorSignInStep>('/sign-in', { email, password }),
    showCode: (code: string) => post<OperatorWelcome>('/second-factor', { code }),
    profile: () => get<OperatorProfile>('/profile'),
    signOut: (everywhere: boolean) => post(everywhere ? '/sign-out-everywhere' : '/sign-out'),
    huts: () => get<readonly OperatorHut[]>('/huts'),
    board: (sector: string, id: string, locale: string) =>
      get<HutBoard>(`/huts/${encodeURIComponent(sector)}/${encodeURIComponent(id)}/board`, {
        locale,
      }),
    overrides: (sector: string, id: string) => get<HutOverrides>(overridesPath(sector, id)),
    change: (sector: string, id: string, wanted: OverrideRequest, key: string) =>
      post<HutOverrides>(overridesPath(sector, id), wanted, key),
    endChange: (sector: string, id: string, change: string) =>
      post<HutOverrides>(`${overridesPath(sector, id)}/${encodeURIComponent(change)}/end`),
    press: (orderId: string, press: OperatorPress, key: string) =>
      post(`${orderPath(orderId)}/presses`, press, key),
    orders: (query: OrderQuery) => get<readonly OperatorOrder[]>('/orders', query),
    story: (orderId: string, locale: string) =>
      get<OperatorOrderStory>(orderPath(orderId), { locale }),
    customer: (orderId: string) => post<OperatorCustomer>(`${orderPath(orderId)}/customer`),
    refund: (orderId: string, refund: RefundRequest, key: string) =>
      post(`${orderPath(orderId)}/refunds`, refund, key),
    handOver: (orderId: string) => post(`${orderPath(orderId)}/hand-over`),
    figures: (query: FigureQuery) => get<Figures>('/figures', query),
    /** Where figures are to be had as a file. */
    figuresFile: (file: string, query: FigureQuery) =>
      `${base}/figures/${file}?${new URLSearchParams(Object.entries(query))}`,
    pictures: (market?: string) => get<MarketPictures>('/pictures', { market }),
    /** Puts a photograph in place of the drawing of an entry. */
    putPicture: async (market: string, entry: Pick<PicturedEntry, 'kind' | 'id'>, file: Blob) => {
      const call = { path: picturePath(market, entry), file, timeoutMs: uploadMs } as const;
      return (await http.send<EntryPicture>({ method: 'POST', ...call })).body;
    },
    removePicture: (market: string, entry: Pick<PicturedEntry, 'kind' | 'id'>) =>
      post<EntryPicture>(`${picturePath(market, entry)}/remove`),
    settingKeys: (market: string) =>
      get<readonly string[]>(`/settings/${encodeURIComponent(market)}/keys`),
    explain: (market: string, question: SettingQuestion) =>
      get<SettingExplanation>(`/settings/${encodeURIComponent(market)}/explained`, question),
    audit: (before?: number) => get<readonly OperatorAction[]>('/audit', { before }),
    /** Calls back with all news of orders; answers how to stop. `onLost` tells that the line is down. */
    follow: (onNews: (news: OperatorOrderNews) => void, onLost: () => void) =>
      openEvents(`${base}/events`, (data) => onNews(JSON.parse(data) as OperatorOrderNews), onLost),
  };
};
