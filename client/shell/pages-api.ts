import { bodyOr, type HttpClient, isMissing } from '../kernel/http-client.ts';

/** Text of a static page, in the locale asked for or the nearest there is [SHL-16]. */
export interface StaticPage {
  readonly locale: string;
  /** Markdown; its first line is the heading. */
  readonly text: string;
}

/** Reads the market's static pages. */
export interface PagesApi {
  /** Undefined when the market has no such page. Throws `HttpError` for other refusals. */
  page(page: string, locale: string): Promise<StaticPage | undefined>;
}

/** What the stores that work with static pages reach the outside through, besides the environment of all. */
export interface PagesPorts {
  readonly pages: PagesApi;
}

export const createPagesApi = (http: HttpClient): PagesApi => ({
  page: (page, locale) =>
    bodyOr<StaticPage | undefined>(
      http.send({ path: `/v1/pages/${encodeURIComponent(page)}`, query: { locale } }),
      undefined,
      isMissing,
    ),
});
