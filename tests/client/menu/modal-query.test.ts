import { describe, expect, it } from 'vitest';
import { readModalQuery, withoutModal } from '../../../client/menu/modal-query.ts';

const read = (search: string) => readModalQuery(new URLSearchParams(search));

describe('the address of the product modal', () => {
  it('says nothing without a modal parameter', () => {
    expect(read('')).toBeUndefined();
    expect(read('modal=&mode=grouped')).toBeUndefined();
  });

  it('names product, mode, kind, type, subtype and basket item, and hands every other parameter on [MNU-64]', () => {
    const query = read(
      'modal=cola&mode=grouped&groupingKey=fizz&type=drink&subtype=soft&basketItemId=b1&utm_source=x&step=2',
    );
    expect(query).toEqual({
      modal: 'cola',
      mode: 'grouped',
      groupingKey: 'fizz',
      type: 'drink',
      subtype: 'soft',
      basketItemId: 'b1',
      others: { utm_source: 'x', step: '2' },
    });
    expect(read('modal=cola&mode=list')).toEqual({ modal: 'cola', others: {} });
  });

  it('reads the number of a deal choice as a whole number [MNU-65]', () => {
    expect(read('modal=cola&choiceId=3')?.choiceId).toBe(3);
    expect(read('modal=cola&choiceId=3.7')?.choiceId).toBe(3);
    expect(read('modal=cola&choiceId=third')?.choiceId).toBeUndefined();
  });

  it('loses its own parameters and no others when the modal closes', () => {
    const left = withoutModal(new URLSearchParams('modal=cola&choiceId=3&type=drink&step=2'));
    expect(left.toString()).toBe('step=2');
  });
});
