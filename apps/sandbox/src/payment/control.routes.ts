import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { controlPage } from './control-page.ts';
import type { PaymentService } from './payment-service.ts';
import { switchesSchema } from './switches.ts';

/** The operator's page, and the same for programs: a JSON body gets a JSON response. */
export function controlRoutes(app: FastifyInstance, service: PaymentService): void {
  const { book, receipts, switches, webhooks } = service;

  app.get('/', (_request, reply) => reply.redirect('/control'));
  app.get('/control', (_request, reply) => reply.type('text/html; charset=utf-8').send(controlPage(service)));
  app.get('/control/state', async () => ({
    switches,
    payments: book.list(),
    receipts: receipts.list(),
    deliveries: webhooks.deliveries,
  }));

  app.post('/control/switches', (request, reply) => {
    const parsed = switchesSchema.partial().safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ message: parsed.error.issues[0]?.message });
    Object.assign(switches, parsed.data);
    return done(request, reply, switches);
  });

  app.post<{ Params: { paymentKey: string; action: 'deposit' | 'withdraw' } }>(
    '/control/payments/:paymentKey/:action',
    (request, reply) => {
      const payment = book.get(request.params.paymentKey);
      if (request.params.action === 'deposit') book.deposit(payment);
      else book.withdrawDeposit(payment);
      return done(request, reply, payment);
    },
  );
}

const done = (request: FastifyRequest, reply: FastifyReply, state: object) =>
  request.headers['content-type']?.startsWith('application/json') ? reply.send(state) : reply.redirect('/control', 303);
