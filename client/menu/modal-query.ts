/** What the address asks of the product modal [MNU-62, MNU-63, MNU-64, MNU-65, MNU-66, MNU-67, MNU-68]. */
export interface ModalQuery {
  /** Id of the product; in grouped mode any word. */
  readonly modal: string;
  readonly mode?: 'grouped';
  readonly subtype?: string;
  readonly type?: string;
  /** Kind whose products grouped mode lists. */
  readonly groupingKey?: string;
  readonly basketItemId?: string;
  /** Number of the deal slot that is filled [MNU-65]. */
  readonly choiceId?: number;
  /** Every other parameter, as it stands [MNU-64]. */
  readonly others: Readonly<Record<string, string>>;
}

const texts = ['subtype', 'type', 'groupingKey', 'basketItemId'] as const;
const own: readonly string[] = ['modal', 'mode', 'choiceId', ...texts];

/** Reads the modal's parameters; undefined while the modal is closed [MNU-62, MNU-64, MNU-65]. */
export function readModalQuery(parameters: URLSearchParams): ModalQuery | undefined {
  const modal = parameters.get('modal');
  if (modal === null || modal === '') return undefined;
  const found = texts.flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const choiceId = Number.parseInt(parameters.get('choiceId') ?? '', 10);
  return {
    modal,
    ...(parameters.get('mode') === 'grouped' ? { mode: 'grouped' as const } : {}),
    ...Object.fromEntries(found),
    ...(Number.isNaN(choiceId) ? {} : { choiceId }),
    others: Object.fromEntries([...parameters].filter(([name]) => !own.includes(name))),
  };
}

/** The parameters with the modal closed: its own are gone, every other stays [MNU-63]. */
export function withoutModal(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([name]) => !own.includes(name)));
}
