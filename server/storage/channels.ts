/** Channel on which processes hear that a market's catalogue changed; the message is the market's id. */
export const catalogueChannel = 'catalogue';

/** Channel on which the database tells of changed huts: JSON [market], or [market, sector, hut id]. */
export const hutsChannel = 'huts';

/** Channel on which processes hear that operators changed a hut for a while; the message is its sector, a colon and its id. */
export const overridesChannel = 'hut_overrides';

/** Channel on which processes hear that a version of the markets was published; the message is its number. */
export const versionsChannel = 'market_versions';

/** Channel on which processes hear that operators changed the pictures of a market; the message is its id. */
export const picturesChannel = 'pictures';
