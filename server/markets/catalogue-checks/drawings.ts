import type { Problem } from '../../../core/manifest/problem.ts';
import { unknownName } from '../../../core/manifest/problem.ts';
import looks from '../../../schemas/catalogue/look.schema.json' with { type: 'json' };
import type { CheckedCatalogue, CheckedEntry } from './checked-catalogue.ts';

const { $defs: drawn } = looks;

/** The drawings that each list of the menu's options chooses from; sizes are not drawn. */
const ofOptions = {
  crusts: drawn.CrustLook.enum,
  sauces: drawn.SauceLook.enum,
  cheeses: drawn.CheeseLook.enum,
  toppings: drawn.ToppingLook.enum,
} as const;

/** Something that is drawn, and in a tint of its own perhaps. */
interface Drawn {
  readonly look?: string;
  readonly tint?: string;
}

/** Drawings and tints that there are none of, each where it is named [OPR-03]. */
export function drawingProblems(catalogue: CheckedCatalogue): readonly Problem[] {
  const wrong = (file: string, pointer: string, name: string | undefined, known: string[]) =>
    name === undefined || known.includes(name)
      ? []
      : [unknownName({ file, pointer }, 'drawing', name, known)];
  const entries: readonly CheckedEntry<Drawn>[] = [
    ...catalogue.entries('products'),
    ...catalogue.entries('deals'),
  ];
  const ofEntries = entries.flatMap(({ file, pointer, entry: { look, tint } }) => [
    ...wrong(file, `${pointer}/look`, look, drawn.ProductLook.enum),
    ...wrong(file, `${pointer}/tint`, tint, drawn.LookTint.enum),
  ]);
  const made = catalogue.options();
  if (!made) return ofEntries;
  const { file, options } = made;
  return [
    ...ofEntries,
    ...Object.entries(ofOptions).flatMap(([list, known]) =>
      options[list as keyof typeof ofOptions].flatMap(({ look }: Drawn, index) =>
        wrong(file, `/${list}/${index}/look`, look, known),
      ),
    ),
  ];
}
