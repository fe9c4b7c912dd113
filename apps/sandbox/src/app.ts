import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { certificationRoutes } from './certification/certification.routes.ts';
import type { CertificationSettings } from './certification/certification-seal.ts';
import { chatbotRoutes } from './chatbot/chatbot.routes.ts';
import type { MallAddress } from './chatbot/find-answers.ts';
import type { MailSwitches } from './mail/mail-switches.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import type { Outbox } from './mail/outbox.ts';
import { memberLookupRoutes } from './member-lookup/member-lookup.routes.ts';
import { paymentApiRoutes } from './payment/api.routes.ts';
import { controlRoutes } from './payment/control.routes.ts';
import { createPaymentService, type PaymentServiceOptions } from './payment/payment-service.ts';
import { Refusal } from './payment/refusal.ts';
import { windowRoutes } from './payment/window.routes.ts';
import { postcodeRoutes } from './postcode/postcode.routes.ts';
import { staffCodesRoutes } from './staff-codes/staff-codes.routes.ts';
import { type TidOptions, tidRoutes } from './tid/tid.routes.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'";
const styles = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');

type SandboxOptions = PaymentServiceOptions & {
  readonly certification: CertificationSettings;
  readonly tid: Omit<TidOptions, 'clock'>;
  readonly outbox: Outbox;
  readonly mailSwitches: MailSwitches;
  readonly mall: MallAddress | undefined;
  /** The file with the secrets of the demo staff's apps. */
  readonly staffFile: string | undefined;
};

/** The stand-ins for external services; it does not listen. */
export function buildSandbox({
  certification,
  tid,
  outbox,
  mailSwitches,
  mall,
  staffFile,
  ...options
}: SandboxOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({ logger: false });
  const service = createPaymentService(options);
  readForms(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', pagePolicy);
  });
  app.addHook('onClose', async () => service.webhooks.close());
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Refusal ? error.status : 400;
    void reply.code(status).send({ message: error instanceof Error ? error.message : '' });
  });
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  paymentApiRoutes(app, service);
  windowRoutes(app, service);
  controlRoutes(app, service);
  certificationRoutes(app, certification, options.clock);
  tidRoutes(app, { ...tid, clock: options.clock });
  postcodeRoutes(app);
  chatbotRoutes(app, mall);
  memberLookupRoutes(app);
  outboxRoutes(app, outbox, mailSwitches);
  staffCodesRoutes(app, { file: staffFile, clock: options.clock });
  return app;
}

function readForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 10_000 } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
