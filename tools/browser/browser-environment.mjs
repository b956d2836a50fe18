/** What makes a process believe in another time: browsers do not draw under it, and tests set their clocks themselves. */
const otherTime = /^(LD_PRELOAD|FAKETIME.*|NO_FAKE_STAT)$/;

/**
 * The environment that a browser is started with.
 * @param {Record<string, string>} own what it must hold besides ours
 * @returns {Record<string, string>}
 */
export const browserEnvironment = (own) => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || (process.env['FAKETIME'] && otherTime.test(name))
        ? []
        : [[name, value]],
    ),
  ),
  ...own,
});
