import type { Endpoint } from '@mall/contracts/endpoint';
import type { MallState } from '@mall/contracts/mall-codes';

/**
 * Prefixes of the calls of screens that the law requires to be kept (mall-states.ts); one that ends in a slash covers everything below it.
 */
const keptByLaw = [
  // The frame of every page.
  ...[
    'GET /pre/layout/login',
    'GET /pre/layout/menu',
    'GET /pre/layout/popup',
    'GET /pre/layout/term/',
    'GET /layout/menu',
  ],
  ...['GET /layout/popup', 'GET /layout/smart', 'GET /cart/count', 'GET /favourites/count', 'POST /pre/page-view'],
  ...['GET /pre/content/', 'GET /faqs', 'GET /pre/faqs/', 'GET /boards/'],
  // Sign-in, one's own data, and withdrawal.
  ...['GET /auth/', 'POST /auth/', 'PUT /auth/', 'GET /recaptcha/', 'POST /pre/recovery/', 'POST /certifications'],
  ...['GET /users/', 'POST /users/', 'PUT /users/', 'DELETE /users/', 'POST /email/unsubscribe', 'GET /addresses'],
  // Purchases and their payments: a payment attempt that is under way is completed.
  ...[
    'GET /orders',
    'POST /orders/:orderNo/claims',
    'POST /orders/:orderNo/refund-quote',
    'POST /orders/:orderNo/confirm',
    'POST /orders/:orderNo/gift/link',
    'POST /pre/gift/',
  ],
  ...['POST /orders/:orderNo/late-deposit/', 'PUT /orders/:orderNo/cash-receipt', 'POST /payments/', 'GET /account'],
  ...[
    'GET /applications',
    'POST /applications/:applicationNo/cancel',
    'GET /subscription-applications',
    'GET /uploads',
  ],
  'POST /subscription-applications/:subsNo/cancel',
  ...['GET /questions', 'POST /questions', 'PUT /questions/', 'DELETE /questions/', 'GET /question-pictures/'],
  'POST /question-pictures',
];
/** Other calls of My Shop. */
const keptInPause = [
  ...['POST /addresses', 'PUT /addresses/', 'DELETE /addresses/', 'GET /favourites', 'DELETE /favourites'],
  ...['POST /recent-views', 'DELETE /recent-views', 'POST /products/goods', 'POST /products/wireless'],
  'POST /products/subscriptions',
  ...['GET /restock-alerts', 'DELETE /restock-alerts/'],
  ...['GET /customer-reviews', 'DELETE /customer-reviews/'],
];

type Call = Pick<Endpoint, 'method' | 'path'>;
const begins = ({ method, path }: Call) => {
  const name = `${method} ${path}`;
  return (start: string) =>
    start.endsWith('/') ? name.startsWith(start) : name === start || name.startsWith(`${start}/`);
};

/**
 * The code with which a mall in this state refuses the call, or undefined: an open mall answers every call, a paused or closed one only
 * those of the screens that it keeps.
 */
export function refusalOf(state: MallState, call: Call): '4034' | '4100' | undefined {
  if (state === 'OPEN' || keptByLaw.some(begins(call))) return undefined;
  if (state !== 'PAUSED') return '4100';
  return keptInPause.some(begins(call)) ? undefined : '4034';
}
