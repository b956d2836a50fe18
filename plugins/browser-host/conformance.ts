import { standIn } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import type { PositionSource } from '../../core/localisation/device-position.ts';

const denied = 1;
const refusing: PositionSource = {
  getCurrentPosition: (_found, failed) => failed({ code: denied }),
};

export default {
  host: [
    {
      name: 'where the visitor refuses to be found',
      setUp: () => standIn({ navigator: { geolocation: refusing } }),
    },
    {
      name: 'where the page has no secure connection',
      setUp: () => standIn({ navigator: {} }),
    },
  ],
} satisfies ConformanceCases;
