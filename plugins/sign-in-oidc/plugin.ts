import { definePlugin } from '../../core/define-plugin.ts';
import { oidcOptions, type OidcOptions } from './oidc-options.ts';

export default definePlugin<OidcOptions>({
  id: 'sign-in-oidc',
  title: 'Social sign-in by OpenID Connect: Google, Apple, Facebook and any other provider',
  version: '1.0.0',
  engine: '^1.0.0',
  options: oidcOptions,
  contributes: [],
});
