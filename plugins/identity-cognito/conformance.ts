import { sampleVariable } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { type CognitoStandIn, startCognitoStandIn } from './conformance/stand-in.ts';

let standIn: CognitoStandIn | undefined;

const started = (): CognitoStandIn => {
  if (!standIn) throw new Error('The stand-in is not started.');
  return standIn;
};

const pool = { region: 'eu-west-1', userPoolId: 'eu-west-1_harbour', clientId: 'shop' };

export default {
  'password-keeper': [
    {
      name: 'with a stand-in of Cognito that checks signatures',
      setUp: async () => {
        standIn = await startCognitoStandIn({
          ...pool,
          clientSecret: sampleVariable('CLIENT_SECRET'),
          accessKeyId: sampleVariable('AWS_KEY_ID'),
          secretAccessKey: sampleVariable('AWS_SECRET'),
        });
        return () => started().close();
      },
      options: () => ({
        ...pool,
        clientSecretVariable: 'CLIENT_SECRET',
        accessKeyIdVariable: 'AWS_KEY_ID',
        secretAccessKeyVariable: 'AWS_SECRET',
        address: started().url,
      }),
      good: 'Margherita7',
      other: 'Reginella8',
      refused: 'margherita',
      reset: (email) => started().reset(email),
      breakDown: () => {
        started().isDown = true;
        return () => {
          started().isDown = false;
        };
      },
    },
  ],
} satisfies ConformanceCases;
