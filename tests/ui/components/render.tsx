import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Theme } from '../../../schemas/types/theme.ts';
import { root } from '../../../tools/tasks/project.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';

const theme = JSON.parse(readFileSync(join(root, 'markets', 'uk', 'theme.json'), 'utf8')) as Theme;

/** The markup of a component in a market's theme, without styles and class names. */
export function render(element: ReactNode): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </MemoryRouter>,
  );
  return markup.replace(/<style.*?<\/style>/gs, '').replace(/ class="[^"]*"/g, '');
}

/** The value of an attribute in the first element of a kind, undefined where it has none. */
export function attribute(markup: string, element: string, name: string): string | undefined {
  const tag = new RegExp(`<${element}[ >][^>]*>`).exec(markup)?.[0] ?? '';
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}
