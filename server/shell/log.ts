import { type DestinationStream, type Logger, pino } from 'pino';
import { errorFields } from './error-fields.ts';

/** A request as the log names it: its route, since the address may hold a postcode, an email address or a code. */
const requestFields = ({
  method,
  routeOptions,
}: {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string };
}): object => ({ method, route: routeOptions?.url });

/** What JSON lets stand as it is: further controls, ends of lines, and signs that turn the direction of a text. */
const obeyed = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A destination that gets lines with nothing in them but what they say [SEC-44]. */
const inert = (destination: DestinationStream): DestinationStream => ({
  write: (line) => destination.write(line.replaceAll(obeyed, escaped)),
});

/**
 * The server's log. Whatever is logged as `err` or as a request passes its serializers, the one place that keeps
 * personal data and the values of statements out [SEC-40].
 * @param destination where lines go; standard output by default
 */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: errorFields, req: requestFields },
      hooks: {
        // An error on its own, or one without words beside it, would bring its message along as those words.
        logMethod([first, ...words], method) {
          const fields = first instanceof Error ? { err: first } : first;
          const isSilent = typeof fields === 'object' && words.length === 0;
          method.call(this, fields, ...(isSilent ? ['an error'] : words));
        },
      },
    },
    inert(destination),
  );
