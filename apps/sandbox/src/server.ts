import type { FastifyInstance } from 'fastify';
import { buildSandbox } from './app.ts';
import type { CertificationSettings } from './certification/certification-seal.ts';
import type { MallAddress } from './chatbot/find-answers.ts';
import { startMailServer } from './mail/mail-server.ts';
import { openOutbox } from './mail/outbox.ts';
import { memberLookupPath } from './member-lookup/member-lookup.routes.ts';
import type { TidClient } from './tid/tid-provider.ts';

export type SandboxSettings = {
  readonly port: number;
  readonly host: string;
  /** The name by which browsers reach it. */
  readonly publicHost: string;
  readonly webhookUrl?: string;
  /** Where payments are stored to survive a restart. */
  readonly file?: string;
  /** The same for mails. */
  readonly mailFile?: string;
  /** Where the secrets of the demo staff's apps of one-time codes are. */
  readonly staffFile?: string;
  /** Where the chatbot looks up its answers; without it, there are none. */
  readonly mall?: MallAddress | undefined;
  readonly clock?: () => Date;
};
export type RunningSandbox = {
  /** For the mall's server. */
  readonly url: string;
  readonly publicUrl: string;
  readonly secretKey: string;
  /** The address of the certification page for browsers, and the settings that the mall needs. */
  readonly certification: CertificationSettings & { readonly url: string };
  /** The window of the chat service. */
  readonly chatbotUrl: string;
  /** The partner's page on which members of a T-GATE mall are looked up. */
  readonly memberLookupUrl: string;
  /** The T-ID service, and the mall's client credentials. */
  readonly tid: TidClient & { readonly issuer: string };
  /** The address of the mail server, for the mall's server. */
  readonly smtpUrl: string;
  readonly close: () => Promise<void>;
};

/** The sender of mails: an address without an owner. */
export const sandboxMailFrom = 'no-reply@mall.example';

/** Not a secret: it opens only the sandbox. */
export const sandboxSecretKey = 'test_sk_sandbox';
export const sandboxCertification: CertificationSettings = { cpId: 'sandbox', key: 'test_key_sandbox' };
export const sandboxTid: TidClient = { clientId: 'sandbox', clientSecret: 'test_tid_sandbox' };
/** The issuer of the T-ID service, below the address by which browsers reach the sandbox. */
export const tidIssuerOf = (publicUrl: string): string => `${publicUrl}/tid`;
/** The member look-up, likewise. */
export const memberLookupUrlOf = (publicUrl: string): string => `${publicUrl}${memberLookupPath}`;

/** Serves the stand-ins for external services, never in production. */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  if (process.env.NODE_ENV === 'production') throw new Error('the sandbox does not run in production');
  const { port, host, publicHost, clock = () => new Date(), webhookUrl, file, mailFile, mall, staffFile } = settings;
  const outbox = openOutbox({ clock, file: mailFile });
  const mailSwitches = { busy: 0, refuse: 0 };
  let address = '';
  const publicUrl = () => `http://${publicHost}:${new URL(address).port}`;
  const tidIssuer = () => tidIssuerOf(publicUrl());
  const app: FastifyInstance = buildSandbox({
    ...{ clock, secretKey: sandboxSecretKey, publicUrl, webhookUrl, file },
    ...{ certification: sandboxCertification, outbox, mailSwitches, mall, staffFile },
    tid: { client: sandboxTid, issuer: tidIssuer, publicHost },
  });
  address = await app.listen({ port, host });
  const mailServer = await startMailServer(outbox, mailSwitches);
  const { port: boundPort } = new URL(address);
  return {
    url: `http://127.0.0.1:${boundPort}`,
    publicUrl: publicUrl(),
    secretKey: sandboxSecretKey,
    certification: { ...sandboxCertification, url: `${publicUrl()}/certification` },
    chatbotUrl: `${publicUrl()}/chatbot/window`,
    memberLookupUrl: memberLookupUrlOf(publicUrl()),
    tid: { ...sandboxTid, issuer: tidIssuer() },
    smtpUrl: mailServer.url,
    close: async () => {
      await app.close();
      await mailServer.close();
    },
  };
}
