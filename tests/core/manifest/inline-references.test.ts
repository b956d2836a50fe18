import { describe, expect, it } from 'vitest';
import { inlineReferences } from '../../../core/manifest/inline-references.ts';

const id = (path: string) => `https://schemas.example/${path}`;

describe('inlineReferences', () => {
  it('puts references between files in their place, relative to the file they stand in', () => {
    const root = {
      $id: id('root.json'),
      properties: { http: { $ref: 'part/shell.json#/definitions/Http' } },
      definitions: { unused: {} },
    };
    const shell = {
      $id: id('part/shell.json'),
      definitions: { Http: { properties: { kind: { $ref: '../kind.json#/definitions/Kind' } } } },
    };
    const kind = { $id: id('kind.json'), definitions: { Kind: { type: 'string' } } };
    expect(inlineReferences(root, [shell, kind])).toEqual({
      $id: id('root.json'),
      properties: { http: { properties: { kind: { type: 'string' } } } },
    });
  });

  it('lets a keyword beside the reference win', () => {
    const root = {
      $id: id('root.json'),
      items: { description: 'own', $ref: '#/definitions/Text' },
      definitions: { Text: { description: 'shared', type: 'string' } },
    };
    expect(inlineReferences(root, [])).toMatchObject({
      items: { description: 'own', type: 'string' },
    });
  });

  it('names a reference that leads nowhere', () => {
    const root = { $id: id('root.json'), items: { $ref: 'gone.json#/definitions/Text' } };
    expect(() => inlineReferences(root, [])).toThrow(
      'https://schemas.example/root.json: $ref "gone.json#/definitions/Text" leads nowhere',
    );
  });
});
