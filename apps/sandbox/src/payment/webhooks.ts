import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

type Delivery = { readonly at: Date; readonly eventType: string; readonly orderId: string; outcome: string };
export type Notice = { readonly eventType: string; readonly orderId: string; readonly body: object };

/** Seconds between tries; the real service waits as many minutes. */
const retryAfterSeconds = [1, 4, 16, 64, 256, 1024, 4096];
const mostRemembered = 30;

/** Sends notices to the merchant until they are accepted. */
export function createWebhooks() {
  const deliveries: Delivery[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  async function deliver(url: string, notice: Notice, tries: number): Promise<void> {
    const { eventType, orderId, body } = notice;
    const delivery: Delivery = { at: new Date(), eventType, orderId, outcome: '보내는 중' };
    deliveries.unshift(delivery);
    deliveries.length = Math.min(deliveries.length, mostRemembered);
    const status = await post(url, body, tries).catch((error: Error) => error.message);
    delivery.outcome = String(status);
    const wait = retryAfterSeconds[tries];
    if (status === 200 || wait === undefined || isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(url, notice, tries + 1);
    }, wait * 1000);
    timers.add(timer.unref());
  }

  return {
    deliveries,
    send: (url: string, notice: Notice) => void deliver(url, notice, 0),
    close: () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Names below localhost mean this machine, which not every resolver knows: the name goes only into the Host header. */
function post(address: string, body: object, tries: number): Promise<number> {
  const url = new URL(address);
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: isLocal ? '127.0.0.1' : url.hostname,
        port: url.port,
        path: url.pathname,
        method: 'POST',
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'tosspayments-webhook-transmission-id': randomUUID(),
          'tosspayments-webhook-transmission-retried-count': String(tries),
        },
        timeout: 10_000,
      },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('time-out')));
    sent.on('error', reject);
    sent.end(text);
  });
}
