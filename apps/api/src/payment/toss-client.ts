import * as z from 'zod';
import { PaymentOutcomeUnknown, PaymentRefused } from './payment-gateway.ts';

export type TossSettings = {
  readonly url: string;
  readonly secretKey: string;
  /** The holder of the virtual accounts, as the bank shows it to the payer. */
  readonly accountHolder?: string;
  /** Per try. */
  readonly timeoutMilliseconds?: number;
};
type Call = { readonly path: string; readonly body?: object; readonly idempotencyKey?: string };

export type TossCall = (call: Call) => Promise<unknown>;

const usualTimeoutMilliseconds = 10_000;
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** Errors that do not decide about the payment itself. */
const isUndecided = (status: number, code: string) =>
  status < 400 ||
  status >= 500 ||
  status === 401 ||
  status === 408 ||
  status === 429 ||
  /^(PROVIDER_ERROR|UNKNOWN_PAYMENT_ERROR|IDEMPOTENT_REQUEST_PROCESSING|FAILED_\w*INTERNAL_SYSTEM_PROCESSING)$/.test(
    code,
  );

/**
 * Calls the service's HTTP API. Without a response, the call is retried once with the same Idempotency-Key, so that the
 * service repeats its first response.
 */
export function createTossClient({
  url,
  secretKey,
  timeoutMilliseconds = usualTimeoutMilliseconds,
}: TossSettings): TossCall {
  const base = url.replace(/\/$/, '');
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  async function send({ path, body, idempotencyKey }: Call): Promise<unknown> {
    const reply = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch((error: unknown) => {
      throw new PaymentOutcomeUnknown(`${path}: no reply`, { cause: error });
    });
    const content: unknown = await reply.json().catch((error: unknown) => {
      throw new PaymentOutcomeUnknown(`${path}: ${reply.status} without a readable reply`, { cause: error });
    });
    if (reply.ok) return content;
    const { data: refusal = { code: 'UNREADABLE', message: '' } } = refusalSchema.safeParse(content);
    if (isUndecided(reply.status, refusal.code))
      throw new PaymentOutcomeUnknown(`${path}: ${reply.status} ${refusal.code}`);
    throw new PaymentRefused(refusal.code, refusal.message);
  }

  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      if (error instanceof PaymentOutcomeUnknown) return send(call);
      throw error;
    }
  };
}
