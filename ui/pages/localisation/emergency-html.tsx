import DOMPurify from 'dompurify';
import { useEnvironment } from '../../use-environment.ts';
import { emergencyText } from './emergency-text.ts';

/** What the text may hold: words, their stress and links; no script, handler or unsafe address [SHL-40]. */
const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'p', 'strong'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i,
};

/** The emergency text as the market's operator wrote it, made safe. */
export default function EmergencyHtml() {
  const { market, visit } = useEnvironment();
  const text = emergencyText(market.manifest.flags, visit.flagLevel) ?? '';
  return <span dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(text, allowed) }} />;
}
