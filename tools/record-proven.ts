/**
 * Prints which rows of the specification lack which proof, and records how many are proven, so that a later change
 * cannot lose one unnoticed. `node tools/record-proven.ts [AREA]` limits the list to an area.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCoverage, measureCoverage } from './spec/measure-coverage.ts';
import { readProofs } from './spec/read-proofs.ts';
import { proofKinds, readRows } from './spec/read-rows.ts';
import { root } from './tasks/project.ts';

const coverage = measureCoverage(readRows(join(root, 'docs', 'spec')), readProofs(root));
const only = process.argv[2];

for (const [area, missing] of Object.entries(coverage.missing)) {
  if (only && only !== area) continue;
  for (const kind of proofKinds) {
    if (missing[kind].length > 0)
      console.log(`${area} without ${kind}: ${missing[kind].join(' ')}`);
  }
}
for (const { id, file } of coverage.unknown) console.log(`No such row: ${id} in ${file}`);
console.log(describeCoverage(coverage));

const target = join(root, 'docs', 'spec', 'proven.json');
writeFileSync(target, `${JSON.stringify(coverage.proven, null, 2)}\n`);
