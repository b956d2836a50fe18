import { readFileSync } from 'node:fs';
import { Visitor, parseSync } from 'vite';
import type { ESTree } from 'vite';

/** Part of a text, from a place up to, and without, another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One small change of a source file that a test should notice. */
export interface Mutant {
  /** Path of the file below the project. */
  readonly file: string;
  /** Where the changed text begins and ends in the file. */
  readonly start: number;
  readonly end: number;
  /** What takes its place. */
  readonly text: string;
  /** Line of the change, from 1. */
  readonly line: number;
  /** What is changed, for people: `<= becomes <`. */
  readonly what: string;
  /** The expression that the change is in. */
  readonly expression: Span;
  /** It is worked out once, as its file is loaded. */
  readonly isFixed: boolean;
}

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

/** The operator between two operands, blanks and brackets around it left out. */
function operatorSpan(source: string, left: Span, right: Span, operator: string): Span {
  const start = left.end + source.slice(left.end, right.start).indexOf(operator);
  return { start, end: start + operator.length };
}

/** Every mutant of a file, in the order of its text: operators, conditions, booleans and numbers changed one by one. */
export function findMutants(root: string, file: string): readonly Mutant[] {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const mutants: Omit<Mutant, 'isFixed'>[] = [];
  const types: Span[] = [];
  const functions: Span[] = [];
  const keys: Span[] = [];
  const add = ({ start, end }: Span, text: string, expression: Span = { start, end }) => {
    const line = source.slice(0, start).split('\n').length;
    const what = `${source.slice(start, end)} becomes ${text}`;
    mutants.push({ file, start, end, text, line, what, expression });
  };
  const operator = (node: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const other = otherOperator[node.operator];
    if (other) add(operatorSpan(source, node.left, node.right, node.operator), other, node);
  };
  new Visitor({
    TSLiteralType: (node) => void types.push(node),
    // The name of an answer's schema is its status: no value that is worked with.
    Property: ({ key }) => void keys.push(key),
    FunctionDeclaration: (node) => void functions.push(node),
    FunctionExpression: (node) => void functions.push(node),
    ArrowFunctionExpression: (node) => void functions.push(node),
    BinaryExpression: operator,
    LogicalExpression: operator,
    UnaryExpression: (node) => {
      if (node.operator === '!')
        add(node, `!!${source.slice(node.argument.start, node.argument.end)}`);
    },
    IfStatement: ({ test }) => add(test, `!(${source.slice(test.start, test.end)})`),
    ConditionalExpression: ({ test }) => add(test, `!(${source.slice(test.start, test.end)})`),
    Literal: (node) => {
      if (typeof node.value === 'boolean') add(node, String(!node.value));
      if (typeof node.value === 'number') add(node, String(node.value + 1));
    },
  }).visit(parseSync(file, source).program);
  const isIn = (spans: readonly Span[], { start, end }: Span) =>
    spans.some((span) => span.start <= start && end <= span.end);
  return mutants
    .filter((mutant) => !isIn(types, mutant) && !isIn(keys, mutant))
    .map((mutant) => ({ ...mutant, isFixed: !isIn(functions, mutant) }))
    .toSorted((a, b) => a.start - b.start);
}
