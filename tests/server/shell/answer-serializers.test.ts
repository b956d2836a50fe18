import { describe, expect, it } from 'vitest';
import { serializerOf } from '../../../server/shell/answer-serializers.ts';

const serializer = (schema: object) =>
  serializerOf({ schema, method: 'GET', url: '/', httpStatus: '200' });

describe('what writes answers', () => {
  it('keeps to the schema that is named', () => {
    const slot = { timestamp: 1, text: '11:00', asap: false, closed: false };
    const write = serializer({ type: 'array', items: { $ref: 'TimeSlot#' } });
    expect(JSON.parse(write([{ ...slot, secret: 'never sent' }]))).toEqual([slot]);
  });

  it('is the same for the same schema, and another for another', () => {
    const write = serializer({ $ref: 'TimeSlot#' });
    expect(serializer({ $ref: 'TimeSlot#' })).toBe(write);
    expect(serializer({ $ref: 'Sku#' })).not.toBe(write);
  });

  it('is not made from a name that nobody knows', () => {
    expect(() => serializer({ $ref: 'Nothing#' })).toThrow('Nothing');
  });
});
