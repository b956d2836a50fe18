import type { IdentityProvider } from '../../core/accounts/identity-provider.ts';
import type { SocialVisit } from '../../core/accounts/social-visit.ts';
import { sampleVariable } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { type OpenIdStandIn, startOpenIdStandIn, uncheckedStart } from './conformance/stand-in.ts';

let standIn: OpenIdStandIn | undefined;

const started = (): OpenIdStandIn => {
  if (!standIn) throw new Error('The provider is not started.');
  return standIn;
};

const client = { clientId: 'harbour', secret: sampleVariable('OPENID_SECRET') };

const setUp = async () => {
  standIn = await startOpenIdStandIn(client);
  return () => started().close();
};

const common = {
  isTrial: false,
  email: 'ada@example.com',
  answer: (address: string, email: string) => started().vouch(address, email),
  signIn: async (provider: IdentityProvider, visit: SocialVisit, email: string) => {
    const parameters = started().vouch(await provider.authorise(visit), email);
    const { returnTo, provider: id } = visit;
    return (await provider.comeBack?.({ provider: id, returnTo, parameters }))?.code ?? '';
  },
  breakDown: () => {
    started().lies.isDown = true;
    return () => {
      started().lies.isDown = false;
    };
  },
};

const own = () => ({
  issuer: started().url,
  clientId: client.clientId,
  secretVariable: 'OPENID_SECRET',
});

export default {
  'identity-provider': [
    {
      ...common,
      name: 'with a provider that says in a document where it is',
      setUp,
      options: () => ({ providers: { harbour: own() } }),
      served: 'harbour',
      other: { provider: 'google', isServed: false },
      uncheckedEmail: `${uncheckedStart}@example.com`,
    },
    {
      ...common,
      name: 'with the flow of Facebook',
      setUp,
      options: () => ({
        providers: {
          google: own(),
          facebook: {
            ...own(),
            flow: 'facebook',
            scopes: ['email'],
            emails: 'always-verified',
            endpoints: {
              authorisation: `${started().url}/authorize`,
              token: `${started().url}/token`,
              profile: `${started().url}/me`,
            },
          },
        },
      }),
      served: 'facebook',
      other: { provider: 'google', isServed: true },
    },
  ],
} satisfies ConformanceCases;
