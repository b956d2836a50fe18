/** A narrow phone, a phone on its side, and a desk of 1280 by 900 at 200 %. */
export const smallScreens = [
  { width: 320, height: 568 },
  { width: 740, height: 360 },
  { width: 640, height: 450 },
] as const;
