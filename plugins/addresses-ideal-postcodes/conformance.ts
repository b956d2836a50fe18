import { sampleVariable } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import {
  knownPostcode,
  type PostcodeService,
  startPostcodeService,
} from './conformance/postcode-service.ts';

const keyVariable = 'IDEAL_POSTCODES_KEY';

let service: PostcodeService | undefined;

const started = (): PostcodeService => {
  if (!service) throw new Error('The service is not started.');
  return service;
};

export default {
  'address-source': [
    {
      name: 'with a service that knows one postcode',
      setUp: async () => {
        service = await startPostcodeService(sampleVariable(keyVariable));
        return () => started().close();
      },
      options: () => ({ keyVariable, address: started().url }),
      postcode: knownPostcode,
      withoutAddresses: 'ID12XX',
      secret: sampleVariable(keyVariable),
      breakDown: () => started().breakDown(),
    },
  ],
} satisfies ConformanceCases;
