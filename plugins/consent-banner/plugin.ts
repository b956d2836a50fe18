import { definePlugin } from '../../core/define-plugin.ts';
import { rememberedConsent } from './remembered-consent.ts';

export default definePlugin({
  id: 'consent-banner',
  title: 'Consent asked for once by a banner and remembered',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'consent', make: ({ manifest }) => rememberedConsent(manifest) }],
});
