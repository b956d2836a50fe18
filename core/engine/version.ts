/** Version of the engine that plugins state a range for. */
export const engineVersion = '1.0.0';

/** Whether a caret range such as `^1.2.0` holds the version: same major, and not older. */
export const satisfiesCaret = (version: string, range: string): boolean => {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const actual = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!wanted || !actual) return false;
  const [wantedMajor, wantedMinor, wantedPatch] = wanted.slice(1).map(Number) as [
    number,
    number,
    number,
  ];
  const [major, minor, patch] = actual.slice(1).map(Number) as [number, number, number];
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
};
