import { standIn } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const texts: string[] = [];

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MobileApp/3.0.90';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

/** The page of an app, with the bridge that the app has put into it. */
const pageOf = (userAgent: string, ReactNativeWebView?: object) => () => {
  texts.length = 0;
  const addEventListener = () => undefined;
  return standIn({
    navigator: { userAgent },
    document: { addEventListener },
    addEventListener,
    ReactNativeWebView,
  });
};
const bridge = { postMessage: (text: string) => void texts.push(text) };
const broken = {
  postMessage: () => {
    throw new Error('The app is gone.');
  },
};
const heard = () => texts;
const nobody = () => undefined;

export default {
  'app-host': [
    {
      name: 'in an app of Apple’s',
      setUp: pageOf(iphone, bridge),
      heard,
      platform: 'ios',
      version: '3.0.90',
    },
    {
      name: 'in an app of Android’s that does not say its version',
      setUp: pageOf(android, bridge),
      heard,
      platform: 'android',
      version: undefined,
    },
    {
      name: 'without a bridge',
      setUp: pageOf(iphone),
      heard: nobody,
      platform: 'ios',
      version: '3.0.90',
    },
    {
      name: 'with an app that is gone',
      setUp: pageOf(iphone, broken),
      heard: nobody,
      platform: 'ios',
      version: '3.0.90',
    },
  ],
} satisfies ConformanceCases;
