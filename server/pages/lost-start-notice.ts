import type { WordTree } from '../../core/shell/boot-data.ts';
import { lostStartId } from '../../core/shell/lost-start.ts';
import { escapeHtml } from '../shell/escape-html.ts';
import { textAt } from './page-text.ts';

/** What the page says where the application cannot start: the start script takes it out of here. */
export function lostStart(words: WordTree, name: string): string {
  const text = (...path: readonly string[]) =>
    escapeHtml(textAt(words, ['shell', ...path], name) ?? '');
  return (
    `<template id="${lostStartId}"><div role="alert" class="lost-start"><h2>${text('lostStart', 'title')}</h2>` +
    `<p>${text('lostStart', 'message')}</p>` +
    `<a href="">${text('startFailure', 'reload')}</a></div></template>`
  );
}

/** The styling library is not there yet. */
export const lostStartStyle =
  '<style>.lost-start{padding:16px}.lost-start h2{font-weight:700}.lost-start a{display:inline-block;padding:12px 0}</style>';
