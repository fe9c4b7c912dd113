import type { MailSwitches } from '../../../sandbox/src/mail/mail-switches.ts';
import type { SentMail } from '../../../sandbox/src/mail/outbox.ts';
import type { Switches } from '../../../sandbox/src/payment/switches.ts';

type Held = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: string;
  readonly balanceAmount: number;
};

type Receipt = { readonly orderId: string; readonly standing: number };

/** The control pages of the sandbox at this address, as a test uses them. */
export function sandboxControls(url: string) {
  const post = async (path: string, body: object) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  };
  const payments = async (orderNo: string): Promise<Held[]> => {
    const state = (await (await fetch(`${url}/control/state`)).json()) as { payments: Held[] };
    return state.payments.filter(({ orderId }) => orderId.startsWith(orderNo)).reverse();
  };
  const keyOf = async (orderNo: string) => (await payments(orderNo)).at(-1)?.paymentKey ?? '';
  return {
    /** The amount of each cash receipt of an order at the service, the oldest first. */
    receipts: async (orderNo: string): Promise<number[]> => {
      const state = (await (await fetch(`${url}/control/state`)).json()) as { receipts: Receipt[] };
      const own = state.receipts.filter(({ orderId }) => orderId.startsWith(orderNo)).reverse();
      return own.map(({ standing }) => standing);
    },
    trouble: (switches: Partial<Switches>) => post('/control/switches', switches),
    mailTrouble: (switches: Partial<MailSwitches>) => post('/outbox/switches', switches),
    /** The mails sent so far, the oldest first; only those of one order when it is named. */
    mails: async (orderNo = ''): Promise<SentMail[]> => {
      const state = (await (await fetch(`${url}/outbox/state`)).json()) as { mails: SentMail[] };
      return state.mails.filter(({ subject }) => subject.includes(orderNo)).reverse();
    },
    payments,
    depositInto: (paymentKey: string) => post(`/control/payments/${paymentKey}/deposit`, {}),
    deposit: async (orderNo: string) => post(`/control/payments/${await keyOf(orderNo)}/deposit`, {}),
    withdraw: async (orderNo: string) => post(`/control/payments/${await keyOf(orderNo)}/withdraw`, {}),
    /** What the service holds for each attempt of an order, the oldest first. */
    held: async (orderNo: string) =>
      (await payments(orderNo)).map(({ status, balanceAmount }) => `${status} ${balanceAmount}`),
  };
}
