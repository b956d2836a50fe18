/** @param {string} version @returns {[number, number, number]} */
function parts(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number);
  return [major, minor, patch];
}

/** @param {string} version @param {string} floor */
function atLeast(version, floor) {
  const wanted = parts(floor);
  const difference = parts(version)
    .map((part, index) => part - (wanted[index] ?? 0))
    .find((part) => part !== 0);
  return (difference ?? 0) >= 0;
}

/**
 * Whether a Node version fits an `engines` range made of `^x.y.z` and `>=x.y.z` joined by `||`,
 * the only forms this project uses.
 * @param {string} version such as `v26.10.0`
 * @param {string} range
 */
export function fitsRange(version, range) {
  return range.split('||').some((part) => {
    const comparator = part.trim();
    const floor = comparator.replace(/^(\^|>=)/, '');
    if (comparator.startsWith('>=')) return atLeast(version, floor);
    return atLeast(version, floor) && parts(version)[0] === parts(floor)[0];
  });
}
