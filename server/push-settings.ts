import { optionalText } from './setting-kinds.ts';

const originOf = (value: string): string | undefined => {
  if (!URL.canParse(value)) return undefined;
  const { origin, protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
};

/** The settings of push messages [SHP-32]. */
export const pushSettings = {
  pushContact: {
    ...optionalText(
      'PUSH_CONTACT',
      'Where push services reach who runs this when something is wrong with its messages. Without it they are given the first host of the market.',
    ),
    read: (value: string) =>
      /^mailto:[^@\s]+@[^@\s]+$/.test(value) || /^https:\/\/\S+$/.test(value) ? value : undefined,
    expected: 'an address that starts with mailto: or https:',
  },
  pushService: {
    ...optionalText(
      'PUSH_SERVICE',
      'A push service that is taken beside those in public, such as one in a network of your own, or a stand-in for tests. Browsers may name any address of that origin.',
    ),
    read: originOf,
    expected: 'an address that starts with http:// or https://',
  },
};
