/** Property of the page in which the bar at its lower edge keeps its height. */
export const bottomBarProperty = '--bottom-bar';

/** Properties of a dialog in which it keeps the heights of what stays at the edges of its scrolling part. */
export const dialogHeadProperty = '--dialog-head';
export const dialogFootProperty = '--dialog-foot';

/** Height of the bar that stays at the lower edge of the page; nothing where there is none. */
export const bottomBarHeight = `var(${bottomBarProperty}, 0px)`;

/** Heights of what stays at the edges of a dialog's scrolling part; nothing where there is none. */
export const dialogHeadHeight = `var(${dialogHeadProperty}, 0px)`;
export const dialogFootHeight = `var(${dialogFootProperty}, 0px)`;

/** What an observer leaves out of the screen to tell bars in view: less than this above the lower edge there is none. */
export const outsideOfBars = '0px 0px -48px';
