/** A table whose entries are made when they are first read, and then kept. */
export function drawnWhenWanted<Name extends string, Drawing>(
  makers: Readonly<Record<Name, () => Drawing>>,
): Readonly<Record<Name, Drawing>> {
  const table = {};
  for (const name of Object.keys(makers) as Name[]) {
    let drawing: Drawing | undefined;
    const get = (): Drawing => (drawing ??= makers[name]());
    Object.defineProperty(table, name, { enumerable: true, get });
  }
  return table as Readonly<Record<Name, Drawing>>;
}
