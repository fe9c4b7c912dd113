import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ApiResponse } from './idempotency.ts';
import { methods, type Payment, toWire, transactionToWire } from './payment.ts';
import type { PaymentService } from './payment-service.ts';
import { type CashReceipt, receiptToWire, receiptTypes } from './receipt-book.ts';
import { Refusal } from './refusal.ts';

const address = z.url({ protocol: /^https?$/ });
const createSchema = z.object({
  method: z.enum(methods),
  amount: z.int().min(100),
  orderId: z.string().regex(/^[\w-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  customerName: z.string().max(100).default(''),
  successUrl: address,
  failUrl: address,
  dueDate: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    .optional(),
});
const confirmSchema = z.object({ paymentKey: z.string(), orderId: z.string(), amount: z.int() });
const cancelSchema = z.object({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.int().positive().optional(),
  refundReceiveAccount: z
    .object({ bank: z.string().min(1), accountNumber: z.string().min(1), holderName: z.string().min(1) })
    .optional(),
});

const seoulClock = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
const transactionsSchema = z.object({
  startDate: seoulClock,
  endDate: seoulClock,
  startingAfter: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(100),
});

const receiptSchema = z.object({
  amount: z.int().positive(),
  orderId: z.string().regex(/^[\w-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  customerIdentityNumber: z.string().regex(/^\d{10,19}$/),
  type: z.string().refine((type) => receiptTypes.includes(type)),
});
const receiptCancelSchema = z.object({ amount: z.int().positive().optional() });

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal('INVALID_REQUEST');
  return parsed.data;
}

const hour = 3_600_000;
type Keyed = { readonly paymentKey: string };

/** The service's HTTP API, as far as a shop needs it. */
export function paymentApiRoutes(app: FastifyInstance, service: PaymentService): void {
  const { book, receipts, clock, publicUrl, secretKey } = service;
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const respondWithReceipt = (receipt: CashReceipt): ApiResponse => ({
    status: 200,
    body: receiptToWire(receipt, publicUrl()),
  });
  const respond = (payment: Payment): ApiResponse => ({ status: 200, body: toWire(payment, publicUrl()) });

  app.register(async (api) => {
    api.addHook('onRequest', async (request) => {
      if (request.headers.authorization !== authorization) throw new Refusal('UNAUTHORIZED_KEY');
    });
    api.setErrorHandler((error, _request, reply) => {
      const { status, body } = responseOfError(error);
      void reply.code(status).send(body);
    });

    api.post('/v1/payments', (request, reply) =>
      once(service, request, reply, () => {
        const { amount, dueDate, ...values } = read(createSchema, request.body);
        const dueAt = dueDate ? Date.parse(`${dueDate}+09:00`) : clock().getTime() + 168 * hour;
        return respond(book.create({ ...values, totalAmount: amount, dueAt }));
      }),
    );

    api.post('/v1/payments/confirm', (request, reply) =>
      once(service, request, reply, () => {
        const { paymentKey, ...wanted } = read(confirmSchema, request.body);
        const payment = book.get(paymentKey);
        service.refuseWhenSwitched(payment);
        book.confirm(payment, wanted, service.surcharge);
        return respond(payment);
      }),
    );

    api.post<{ Params: Keyed }>('/v1/payments/:paymentKey/cancel', (request, reply) =>
      once(service, request, reply, () => {
        const payment = book.get(request.params.paymentKey);
        const { cancelReason, cancelAmount, refundReceiveAccount } = read(cancelSchema, request.body);
        const hasRefundAccount = refundReceiveAccount !== undefined;
        book.cancel(payment, { amount: cancelAmount, reason: cancelReason, hasRefundAccount });
        return respond(payment);
      }),
    );

    api.post('/v1/cash-receipts', (request, reply) =>
      once(service, request, reply, () => respondWithReceipt(receipts.issue(read(receiptSchema, request.body)))),
    );

    api.post<{ Params: { receiptKey: string } }>('/v1/cash-receipts/:receiptKey/cancel', (request, reply) =>
      once(service, request, reply, () => {
        const { amount } = read(receiptCancelSchema, request.body);
        return respondWithReceipt(receipts.cancel(request.params.receiptKey, amount));
      }),
    );

    api.get('/v1/transactions', async (request) => {
      const { startDate, endDate, startingAfter, limit } = read(transactionsSchema, request.query);
      const all = book
        .transactions({ from: Date.parse(`${startDate}+09:00`), until: Date.parse(`${endDate}+09:00`) })
        .map(({ payment, transaction }) => transactionToWire(payment, transaction));
      const start = startingAfter ? all.findIndex(({ transactionKey }) => transactionKey === startingAfter) + 1 : 0;
      if (startingAfter && start === 0) throw new Refusal('INVALID_REQUEST');
      return all.slice(start, start + limit);
    });

    api.get<{ Params: Keyed }>('/v1/payments/:paymentKey', async (request) =>
      toWire(book.get(request.params.paymentKey), publicUrl()),
    );

    api.get<{ Params: { orderId: string } }>('/v1/payments/orders/:orderId', async (request) => {
      const payment = book.findByOrder(request.params.orderId);
      if (!payment) throw new Refusal('NOT_FOUND_PAYMENT');
      return toWire(payment, publicUrl());
    });
  });
}

/** Executes a request once for its Idempotency-Key and responds, unless a switch says otherwise. */
async function once(
  service: PaymentService,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => ApiResponse,
): Promise<FastifyReply> {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? `${request.url} ${header}` : undefined;
  const { status, body } = await service.once(key, async () => {
    try {
      return work();
    } catch (error) {
      return responseOfError(error);
    }
  });
  if (service.losesReply(request.url)) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return reply.code(status).send(body);
}

function responseOfError(error: unknown): ApiResponse {
  if (error instanceof Refusal) return { status: error.status, body: { code: error.code, message: error.message } };
  const isUnreadable = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
  return isUnreadable
    ? { status: 400, body: { code: 'INVALID_REQUEST', message: '잘못된 요청입니다.' } }
    : {
        status: 500,
        body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', message: '내부 시스템 처리 작업이 실패했습니다.' },
      };
}
