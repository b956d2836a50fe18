// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * An sRGB colour as # and six hexadecimal digits.
 */
export type ThemeColour = string;

/**
 * Id of a typeface that ships with the application.
 */
export type ThemeFace =
  | 'fraunces'
  | 'bricolage-grotesque'
  | 'figtree'
  | 'baloo-2'
  | 'outfit'
  | 'nunito-sans'
  | 'work-sans'
  | 'inter';

/**
 * The look of one market: a handful of brand decisions. Every colour pair, size, shadow and duration on screen is computed from them, and readable contrast is guaranteed whatever is chosen here.
 */
export interface Theme {
  /**
   * Path of this schema, so that an editor can complete and check the file.
   */
  $schema?: string;
  /**
   * What this look is called in reports and error messages; customers never see it.
   */
  name: string;
  /**
   * The one accent colour: main buttons, links, the selected state. Six hexadecimal digits. The words on it turn dark or white by contrast.
   */
  accent: ThemeColour;
  /**
   * The colour of large featured areas such as the home page band and promotions. Six hexadecimal digits; may equal the accent.
   */
  feature: ThemeColour;
  /**
   * The colour of text. Six hexadecimal digits; darkened where it would be too pale to read.
   */
  ink: ThemeColour;
  /**
   * The tint of the page behind the cards.
   */
  surface: {
    /**
     * Hue of the tint in degrees of the OKLCH colour circle: 30 rose, 85 cream, 150 mint, 240 blue-grey.
     */
    hue: number;
    /**
     * Strength of the tint: 0 is neutral grey and white, 1 the warmest or coolest page allowed.
     */
    tint: number;
  };
  /**
   * The look in the dark, where it should not be computed from the rest. Every property may be left out, as the whole: then the page takes the tint of the light one, the accent is lightened until it is seen, and bright features are calmed. Readable contrast is guaranteed here too: what cannot have it is refused.
   */
  dark?: {
    /**
     * The accent on a dark page, with a contrast of at least 3 to the page and its cards.
     */
    accent?: ThemeColour;
    /**
     * The colour of large featured areas on a dark page; best a deep one, so that it does not glare.
     */
    feature?: ThemeColour;
    /**
     * The colour of text on a dark page, with a contrast of at least 4.5 to the page and its cards; lightened further where it is read at length.
     */
    ink?: ThemeColour;
    /**
     * The colour of the dark page behind the cards, with a contrast of at least 15 to white; the cards are a little lighter.
     */
    ground?: ThemeColour;
  };
  /**
   * Corners and depth.
   */
  shape: {
    /**
     * Corner radius of a text field, in CSS pixels; cards and sheets are rounded in proportion.
     */
    radius: number;
    /**
     * Whether buttons and chips have fully round ends.
     */
    pill: boolean;
    /**
     * How cards stand out: flat draws a thin line, soft a faint shadow, lifted a clear one.
     */
    elevation: 'flat' | 'soft' | 'lifted';
  };
  /**
   * Room around things. Controls stay at least 44 CSS pixels high in all three.
   */
  density: 'compact' | 'regular' | 'roomy';
  /**
   * The two typefaces. All are served by this application itself.
   */
  type: {
    /**
     * Typeface of headings and prices.
     */
    display: ThemeFace;
    /**
     * Weight of headings, from 400 (regular) to 800 (extra bold).
     */
    displayWeight: number;
    /**
     * Typeface of everything that is read at length.
     */
    text: ThemeFace;
  };
  /**
   * How loud the page speaks: the growth of headings and the strength of tinted areas.
   */
  tone: 'quiet' | 'friendly' | 'bold';
  /**
   * How much moves. A customer who asks the device for less motion always gets none.
   */
  motion: 'none' | 'subtle' | 'lively';
}
