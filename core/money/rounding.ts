/** An amount in minor units that came out with a fraction, and the whole it was rounded to: half up [DEA-63, VOU-07]. */
export interface Rounding {
  readonly exact: number;
  readonly rounded: number;
}
