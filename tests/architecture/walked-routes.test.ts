import { expect, it } from 'vitest';
import type { ESTree } from 'vite';
import { routesOfPlugins, walkedRoutes } from '../journeys/conditions/walked-routes.ts';
import { sourceFiles, type SourceFile, walk } from './source-files.ts';

/** Where the routes of a file begin; each file of the shop that has some stands here. The console has journeys of its own. */
const bases: Readonly<Record<string, string>> = {
  'ui/routes.tsx': '',
  'ui/account-routes.tsx': '/account',
  'ui/favourite-routes.tsx': '/favourites',
  'ui/group-routes.tsx': '/group',
  'ui/pages/shell/plugin-pages.tsx': '/more',
};

/** What shows nothing of its own, and leads to another address. */
const leadingOn = new Set(['Navigate', 'ToHome', 'LegacyPath', 'LogoutPage']);

/** The start of ordering, which leads to the menu of the hut. */
const start = '/order';

const nameOf = ({ openingElement: { name } }: ESTree.JSXElement): string =>
  name.type === 'JSXIdentifier' ? name.name : '';

const attributeOf = ({ openingElement }: ESTree.JSXElement, wanted: string) =>
  openingElement.attributes.find(
    (one): one is ESTree.JSXAttribute =>
      one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.name.name === wanted,
  );

/** What an expression of a path is called as a parameter. */
const parameter = (expression: ESTree.Node): string => {
  if (expression.type === 'Identifier') return `:${expression.name}`;
  if (expression.type !== 'MemberExpression' || expression.object.type !== 'Identifier') return '?';
  return `:${expression.object.name}`;
};

/** The pattern that a route has below the one around it. */
function patternOf(route: ESTree.JSXElement): string {
  const value = attributeOf(route, 'path')?.value;
  if (value?.type === 'Literal') return value.value;
  if (value?.type !== 'JSXExpressionContainer') return '';
  const { expression } = value;
  if (expression.type !== 'TemplateLiteral') return parameter(expression);
  return expression.quasis
    .map(({ value: fixed }, index) => {
      const part = expression.expressions[index];
      return fixed.raw + (part ? parameter(part) : '');
    })
    .join('');
}

/** Whether a route shows a page of its own, and neither leads on nor has all its pages below it. */
const showsPage = (route: ESTree.JSXElement): boolean => {
  const value = attributeOf(route, 'element')?.value;
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'JSXElement')
    return false;
  return !leadingOn.has(nameOf(value.expression)) && !patternOf(route).endsWith('*');
};

/** The routes of a file that show pages. */
function routesOf(file: SourceFile): string[] {
  const routes: string[] = [];
  const around: string[] = [];
  walk(file, {
    JSXElement(element) {
      if (nameOf(element) !== 'Route') return;
      around.push(patternOf(element));
      const isIndex = attributeOf(element, 'index') !== undefined;
      if (!showsPage(element) || (patternOf(element) === '' && !isIndex)) return;
      const path = around.filter((part) => part !== '').join('/');
      routes.push(`${bases[file.path] ?? '?'}${path === '' ? '' : `/${path}`}` || '/');
    },
    'JSXElement:exit'(element) {
      if (nameOf(element) === 'Route') around.pop();
    },
  });
  return routes;
}

it('every route of the router that shows a page is looked at for accessibility [SHP-47]', () => {
  const files = sourceFiles.filter(
    ({ path, text }) => /^ui\/(?!console)/.test(path) && text.includes('<Route'),
  );
  expect(files.map(({ path }) => path).toSorted()).toEqual(Object.keys(bases).toSorted());
  const routes = files.flatMap(routesOf).filter((route) => route !== start);
  const walked = [...Object.values(walkedRoutes).flat(), ...routesOfPlugins];
  expect(routes.toSorted()).toEqual(walked.toSorted());
});
