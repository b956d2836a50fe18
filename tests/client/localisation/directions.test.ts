import { expect, it } from 'vitest';
import { directionsTo } from '../../../client/localisation/directions.ts';

it('the way to a restaurant is asked for with its whole address, whatever that holds', () => {
  const template = 'https://maps.example/to?place={address}&by=foot';
  expect(directionsTo(template, ['1 A&B Street', 'Bath? $& #2'])).toBe(
    'https://maps.example/to?place=1%20A%26B%20Street%2C%20Bath%3F%20%24%26%20%232&by=foot',
  );
});
