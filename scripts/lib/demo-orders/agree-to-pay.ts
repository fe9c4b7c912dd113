import type { DemoOrder } from './plan.ts';

type Agreed = { readonly paymentKey: string; readonly orderId: string; readonly amount: number };

const forms: Readonly<Record<DemoOrder['method'], Readonly<Record<string, string>>>> = {
  CARD: { issuer: '41', cardNumber: '4330 1234 5678 1111', expiry: '12/30' },
  TRANSFER: { bank: '88', holder: '김나은' },
  VIRTUAL_ACCOUNT: { bank: '06', holder: '김나은' },
  EASY_PAY: { easyPay: '토스페이', consent: 'Y' },
};

/** Fills in the sandbox payment window as a buyer would, and returns what it sends back to the mall. */
export async function agreeToPay(
  windowUrl: string,
  { method, instalmentMonths = 0 }: Pick<DemoOrder, 'method' | 'instalmentMonths'>,
): Promise<Agreed> {
  const form = new URLSearchParams({ ...forms[method], months: String(instalmentMonths) });
  const reply = await fetch(`${windowUrl}/agree`, { method: 'POST', body: form, redirect: 'manual' });
  const { searchParams } = new URL(reply.headers.get('location') ?? windowUrl);
  const paymentKey = searchParams.get('paymentKey');
  if (!paymentKey) throw new Error(`the sandbox payment was not agreed to: ${reply.status}`);
  return { paymentKey, orderId: searchParams.get('orderId') ?? '', amount: Number(searchParams.get('amount')) };
}
