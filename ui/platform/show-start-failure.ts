import type { i18n } from 'i18next';
import { consoleReporter } from './console-reporter.ts';

/** Shows the generic error with a reload button in place of an application that could not start [SHL-52]. */
export const showStartFailure = (error: unknown, words: i18n): void => {
  consoleReporter.report('error', 'The application did not start', { error });
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = words.t('shell.startFailure.title');
  const message = document.createElement('p');
  message.textContent = words.t('shell.startFailure.message');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = words.t('shell.startFailure.reload');
  reload.addEventListener('click', () => window.location.reload());
  main.append(title, message, reload);
  document.body.replaceChildren(main);
};
