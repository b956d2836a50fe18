import { TextLink } from '../../components/text-link.tsx';

/** A phone number that can be called. */
export const HutPhone = ({ phone }: { readonly phone: string }) => (
  <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
);
