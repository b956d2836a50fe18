/** What decides whether a visitor with a hut is taken from the home page to the menu. */
export interface HomeVisit {
  readonly isLocalised: boolean;
  readonly hash: string;
  /** A hash containing it keeps the visitor here [SHL-25]. */
  readonly skipRedirectHash: string;
  /** The market takes visitors on [LOC-50]. */
  readonly autoRedirect: boolean;
  /** The experiment that takes them on is on [EXP-45]. */
  readonly isExperimentOn: boolean;
  /** The visitor came to change the hut. */
  readonly isChangingHut: boolean;
  /** An Android app shows the page: it leads its customers here itself [WEB-11]. */
  readonly isAndroidApp: boolean;
}

/** Whether a customer who already has a hut goes straight to the order page [LOC-50, SHL-25]. */
export const leavesHome = (visit: HomeVisit): boolean =>
  visit.isLocalised &&
  !visit.isAndroidApp &&
  !visit.hash.includes(visit.skipRedirectHash) &&
  (visit.isExperimentOn || (visit.autoRedirect && !visit.isChangingHut));
