import { definePlugin } from '../../core/define-plugin.ts';
import { phoneRule, rulesOf } from './phone-rules.ts';

/** The rule that `phone.validator` names among those that the manifest states beside it [CST-33, ENG-26]. */
export default definePlugin({
  id: 'phone-numbers',
  title: 'Phone numbers by a rule of the manifest',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    {
      point: 'phone-validator',
      names: ({ phone }) => [...rulesOf(phone).keys()],
      make: ({ manifest: { phone } }) => {
        const rule = rulesOf(phone).get(phone.validator);
        if (!rule) throw new Error(`The manifest has no phone.${phone.validator}.`);
        return phoneRule(rule);
      },
    },
  ],
});
