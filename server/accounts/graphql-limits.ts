import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { isTooDeep } from '../incoming/nesting.ts';
import { unfitFields } from '../incoming/unfit-text.ts';

/** Most levels of a query: a field of an account is the second. */
export const queryDepth = 4;

/** Most words and signs of a query: the largest of ours has about sixty. */
const mostTokens = 300;

/** What a field on the first level costs, as each asks the database; any other costs one. */
const rootCost = 10;

/** Most that an operation may cost: ours ask for one account with its seven fields. */
const mostCost = 40;

/** What a call asks to be run, whatever it really holds. */
export type Asked = Readonly<Record<'query' | 'operationName' | 'variables', unknown>>;

/** What is wrong with a call, or with the operation of it that is to be run [SEC-28]. */
export function problemOfQuery(
  { query, operationName, variables }: Partial<Asked>,
  { mayAskForSchema }: { readonly mayAskForSchema: boolean },
): string | undefined {
  if (typeof query !== 'string' || query === '') return 'There is no query.';
  try {
    const name = typeof operationName === 'string' ? operationName : null;
    const document = parse(query, { maxTokens: mostTokens, noLocation: true });
    const operation = getOperationAST(document, name);
    if (!operation) return 'There is no such operation.';
    if (!mayAskForSchema && asksForSchema(document)) return 'The schema is not told.';
    if (costOf(operation.selectionSet, document) > mostCost) return 'The query asks for too much.';
    return problemOfTexts(document) ?? problemOfVariables(variables);
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

/** Whether a query asks what the schema is, anywhere in it. */
function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field: ({ name: { value } }) => {
      asks ||= value === '__schema' || value === '__type';
    },
  });
  return asks;
}

/** The cost of a selection with its fragments, each as often as it is used; counting ends beyond the limit. */
function costOf(selected: SelectionSetNode, document: DocumentNode): number {
  const fragments = new Map(
    document.definitions
      .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  let cost = 0;
  const count = (set: SelectionSetNode | undefined, level: number): void => {
    for (const selection of set?.selections ?? []) {
      // Every step costs, so that fragments which use each other come to an end.
      cost += selection.kind === Kind.FIELD && level === 0 ? rootCost : 1;
      if (cost > mostCost) return;
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        count(fragments.get(selection.name.value), level);
      else count(selection.selectionSet, selection.kind === Kind.FIELD ? level + 1 : level);
    }
  };
  count(selected, 0);
  return cost;
}

/** What is wrong with the texts that stand in a query itself. */
function problemOfTexts(document: DocumentNode): string | undefined {
  let problem: string | undefined;
  visit(document, {
    StringValue: ({ value }) => {
      problem ??= toldProblem(value, 'query');
    },
  });
  return problem;
}

/** What is wrong with variables: those of an address are a JSON text of their own. */
function problemOfVariables(variables: unknown): string | undefined {
  if (typeof variables !== 'string') return undefined;
  if (isTooDeep(variables)) return 'The variables are nested too deep.';
  try {
    return toldProblem(JSON.parse(variables), 'variables');
  } catch (error) {
    if (error instanceof SyntaxError) return 'The variables are not JSON.';
    throw error;
  }
}

function toldProblem(value: unknown, context: string): string | undefined {
  const [wrong] = unfitFields(value, context);
  return wrong && `${wrong.field} ${wrong.reason}`;
}
