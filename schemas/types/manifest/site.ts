// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from '../catalogue/hut.ts';

/**
 * A path of this site: non-empty parts between single slashes, with query and hash where they are needed (SEC-25).
 */
export type SitePath = string;

/**
 * An address elsewhere over https, without a user in front of its host (SEC-25).
 */
export type WebAddress = string;

/**
 * Sizes that are requirements, in pixels.
 */
export interface UiSettings {
  /**
   * Voucher modal (CST-128).
   */
  voucherModal: {
    /**
     * Minimum height.
     */
    minHeightPx: number;
    /**
     * Minimum height on small screens.
     */
    smallScreenMinHeightPx: number;
    /**
     * Width on wide screens.
     */
    wideScreenWidthPx: number;
  };
  /**
   * Height of an upsell card (CST-129).
   */
  upsellCardHeightPx: number;
  /**
   * Widths of a basket picture (CST-129).
   *
   * @minItems 1
   *
   * Items: Width.
   */
  basketItemImageWidths: number[];
  /**
   * Widest overlay (CST-130).
   */
  overlayMaxWidth: number;
  /**
   * Highest list of suggestions (CST-130).
   */
  suggestionListMaxHeight: number;
  /**
   * At or below it the consent buttons are rearranged (CST-131).
   */
  consentMobileWidth: number;
}

/**
 * Promotions outside the menu.
 */
export interface PromoSettings {
  /**
   * Landing pages by id (SHL-10).
   */
  landingPages: {
    [k: string]: LandingPage;
  };
}

/**
 * One landing page.
 */
export interface LandingPage {
  /**
   * Wording key of the title.
   */
  title: string;
  /**
   * Wording key of the text.
   */
  text: string;
  /**
   * Name of the picture: a ProductLook of look.schema.json.
   */
  image: string;
  /**
   * Photograph in place of the picture: a file of the market's folder `photos`, or below `media.imageBase` where there is one, a path of this site, or an address at a host of `media.hosts` (OPR-26).
   */
  img?: string;
  /**
   * The only disposition it is for: a customer who is not localised yet gives an address for it (SHL-44).
   */
  disposition?: Disposition;
  /**
   * Where its button leads.
   */
  to: SitePath;
}

/**
 * Addresses outside the site (CST-133).
 */
export interface LinkSettings {
  /**
   * Page to book a table; hut={id} is added (LOC-58).
   */
  bookATable?: WebAddress;
  /**
   * Restaurant site that takes the place of booking (LOC-58).
   */
  restaurantSite?: WebAddress;
  /**
   * Franchise page (SHL-36).
   */
  franchise?: WebAddress;
  /**
   * Recruitment page (SHL-36).
   */
  recruitment?: WebAddress;
  /**
   * App in the iOS store (SHL-37).
   */
  iosAppStore: WebAddress;
  /**
   * App in the Android store (SHL-37).
   */
  androidAppStore: WebAddress;
}

/**
 * Footer.
 */
export interface FooterSettings {
  /**
   * Links inside the site, in order (SHL-35).
   */
  links: FooterLink[];
  /**
   * Links outside the site, in order (SHL-36).
   */
  externalLinks: FooterExternalLink[];
}

/**
 * One link.
 */
export interface FooterLink {
  /**
   * Where it leads.
   */
  to: SitePath;
  /**
   * Wording key.
   */
  label: string;
}

/**
 * One link.
 */
export interface FooterExternalLink {
  /**
   * Name of an address of links.
   */
  link: string;
  /**
   * Wording key.
   */
  label: string;
}

/**
 * Photographs that stand in place of drawings.
 */
export interface MediaSettings {
  /**
   * Where photographs lie that catalogues name by their files (`img`), where that is not the folder `photos` of the market: a path of this site, or a folder of another host over https, which the content policy of the market's pages lets them come from. It ends with a slash.
   */
  imageBase?: string;
  /**
   * Hosts outside the site that photographs may be named at by a whole address (`img`): the content policy of the market's pages lets them come from these (OPR-26).
   *
   * Items: A host name, with its port where it is not that of https.
   */
  hosts?: string[];
}

/**
 * What the site shows around the ordering flow: sizes, promotions, links, footer.
 */
export interface ManifestSite {
  [k: string]: unknown;
}

/**
 * Banner of a collection deal, under a name of the market's choosing (CST-132).
 */
export interface PromoBanner {
  /**
   * Amount off, in the market's currency.
   */
  amountOff: number;
  /**
   * Price of the deal, in the market's currency.
   */
  dealPrice: number;
  /**
   * Where it leads.
   */
  to: SitePath;
}
