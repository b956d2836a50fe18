import { definePlugin } from '../../core/define-plugin.ts';
import { contactForm } from './contact-form.ts';
import { type ContactOptions, contactOptions } from './contact-options.ts';

/** The form of the checkout by the fields that a market lists [ENG-25, ENG-26]. */
export default definePlugin<ContactOptions>({
  id: 'contact-form',
  title: 'Names and address fields of the checkout form',
  version: '1.0.0',
  engine: '^1.0.0',
  options: contactOptions,
  contributes: [
    {
      point: 'contact-rules',
      make: ({ options, manifest }) => contactForm(options, manifest.checkout.nameFields),
    },
  ],
});
