import { readPaymentOrderId } from '@mall/domain/order-number';

// The payment service's pages cut the connection between a window and its opener, so the two communicate over a channel.
type Message = { readonly kind: 'returned' | 'taken'; readonly query: string };

const channelOf = (mallUrl: string) => new BroadcastChannel(`payment:${mallUrl}`);

/** Opens a window that stays on top of the page; null where the browser forbids it. */
export const openPopup = (path: string): Window | null => window.open(path, 'payment', 'popup,width=480,height=760');

/** Whether the result of a window belongs to this order; a cancelled payment may come without its number. */
function isAbout(orderNo: string, query: string): boolean {
  const orderId = new URLSearchParams(query).get('orderId');
  return !orderId || readPaymentOrderId(orderId)?.orderNo === orderNo;
}

type Waiting = { readonly mallUrl: string; readonly orderNo: string };

/** Receives the results of an order's payment window until the returned function is called. */
export function listenForReturn({ mallUrl, orderNo }: Waiting, onReturn: (query: string) => void): () => void {
  const channel = channelOf(mallUrl);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'returned' || !isAbout(orderNo, data.query)) return;
    channel.postMessage({ kind: 'taken', query: data.query } satisfies Message);
    onReturn(data.query);
  };
  return () => channel.close();
}

const patienceMilliseconds = 1_500;

/** Sends a payment window's result to the page that opened it; false when that page is gone. */
export function handOver(mallUrl: string, query: string): Promise<boolean> {
  const channel = channelOf(mallUrl);
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => end(false), patienceMilliseconds);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'taken' && data.query === query) end(true);
    };
    channel.postMessage({ kind: 'returned', query } satisfies Message);
  });
}
