/** Property of the page in which the bar at its lower edge keeps its height. */
export const bottomBarProperty = '--bottom-bar';

/** Height of the bar that stays at the lower edge of the page; nothing where there is none. */
export const bottomBarHeight = `var(${bottomBarProperty}, 0px)`;
