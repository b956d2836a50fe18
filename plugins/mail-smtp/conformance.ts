import { sampleVariable } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { type MailServer, startMailServer } from './conformance/mail-server.ts';

let server: MailServer | undefined;

const started = (): MailServer => {
  if (!server) throw new Error('The mail server is not started.');
  return server;
};

const start = (login?: Parameters<typeof startMailServer>[0]) => async () => {
  server = await startMailServer(login);
  return () => started().close();
};

const here = () => ({
  host: '127.0.0.1',
  port: started().port,
  security: 'none',
  from: 'Harbour Pizza <orders@harbour.example>',
});

const handed = {
  handedOn: () => started().letters.map(({ source }) => source),
  breakDown: () => started().refuse(),
};

export default {
  mailer: [
    {
      name: 'with a server that takes letters from anybody',
      setUp: start(),
      options: here,
      ...handed,
    },
    {
      name: 'with a server that asks who sends',
      setUp: start({
        user: sampleVariable('SMTP_USER'),
        password: sampleVariable('SMTP_PASSWORD'),
      }),
      options: () => ({ ...here(), userVariable: 'SMTP_USER', passwordVariable: 'SMTP_PASSWORD' }),
      ...handed,
    },
  ],
} satisfies ConformanceCases;
