/** Rows a statement inserts: PostgreSQL counts parameters in 16 bits, and a place has 20 of them. */
const rowsAtOnce = 500;

/** Rows in portions that one statement can insert each. */
export const inParts = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
