import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailSwitches } from './mail-switches.ts';
import type { Outbox } from './outbox.ts';

type MailServer = { readonly url: string; readonly close: () => Promise<void> };

/** A mail server that accepts every mail and keeps it instead of delivering it; reachable from this machine only. */
export async function startMailServer(outbox: Outbox, switches: MailSwitches): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // A mall keeps connections open for the next mail; stopping the sandbox does not wait for that.
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(troubleOf(switches)),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(outbox.take)
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  // A client that hangs up is not an error.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function troubleOf(switches: MailSwitches): Error | null {
  if (switches.busy > 0) {
    switches.busy -= 1;
    return Object.assign(new Error('Try again later'), { responseCode: 451 });
  }
  if (switches.refuse > 0) {
    switches.refuse -= 1;
    return Object.assign(new Error('No such user'), { responseCode: 550 });
  }
  return null;
}
