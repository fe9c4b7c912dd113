import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CutOff, exchange } from '../../lib/exchange.ts';
import { createCalls } from '../calls.ts';
import { buy } from '../orders.ts';
import { percentile } from '../percentile.ts';

type Call = { readonly kind: string; readonly path: string; readonly body?: object };
type Visits = {
  readonly origin: string;
  readonly count: number;
  readonly perSecond: number;
  /** Of members, each of whom fills a basket now and then. */
  readonly tokens: readonly string[];
  readonly productNo: string;
};
/** How often each kind of call ended in which way, such as `page 200`. */
export type Outcome = { readonly statuses: ReadonlyMap<string, number>; readonly p50: number; readonly p99: number };

const mall = '/api/v1/mall';
const reads: readonly Call[] = [
  { kind: 'page', path: '/familyshop/login' },
  { kind: 'call', path: `${mall}/pre/layout/login?mallUrl=familyshop&device=pc` },
  { kind: 'call', path: `${mall}/pre/layout/menu?mallId=1&device=pc` },
  { kind: 'page', path: '/m/familyshop/login' },
  { kind: 'signed-in call', path: `${mall}/users/info` },
  { kind: 'signed-in call', path: `${mall}/cart` },
];

/** Whether calls that ended in this way failed: an error of the server, or no reply. */
export const isFailed = (outcome: string): boolean => / (5\d\d|cut off|lost|failed)$/.test(outcome);

const fateOf = (error: unknown) => ({ status: error instanceof CutOff ? 'cut off' : 'lost', text: '' });

/**
 * This many calls a second, whatever the outcome of earlier ones: refused and unanswered calls are counted. Meanwhile one member places and
 * pays one order after the other.
 */
export async function visitSteadily({ origin, count, perSecond, tokens, productNo }: Visits): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<string, number>();
  const durations: number[] = [];
  let files: string[] = [];
  // Nobody else fills the buyer's basket.
  const [buyer = '', ...visitors] = tokens;
  const callOf = (number: number): Call => {
    if (number % 8 === 6)
      return { kind: 'write', path: `${mall}/cart/lines`, body: { items: [{ productNo, optionNo: 1, quantity: 1 }] } };
    const file = files[number % files.length];
    if (number % 8 === 7 && file) return { kind: 'file', path: file };
    return reads[number % reads.length] ?? { kind: 'page', path: '/familyshop/login' };
  };
  const note = (outcome: string) => statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  const send = async (number: number): Promise<void> => {
    const { kind, path, body } = callOf(number);
    const begun = performance.now();
    // Each member makes calls of each kind.
    const token = visitors[Math.floor(number / 8) % visitors.length] ?? '';
    const { status, text } = await exchange(`${origin}${path}`, { token, body, agent }).catch(fateOf);
    durations.push(performance.now() - begun);
    note(`${kind} ${status}`);
    // A browser requests a page's files from any instance, including those that did not send the page.
    if (kind === 'page') files = [...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
  };
  let isOver = false;
  const buyOn = async (): Promise<void> => {
    const member = createCalls({ mall: { mallUrl: 'familyshop' }, origin, agent, token: buyer });
    while (!isOver)
      await buy(member, productNo).then(
        () => note('order paid'),
        (error: Error) => {
          note('order failed');
          console.log(`  an order failed: ${error.message}`);
        },
      );
  };
  const buying = buyOn();
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    await pause(Math.max(0, begun + (number * 1000) / perSecond - performance.now()));
    sent.push(send(number));
  }
  await Promise.all(sent);
  isOver = true;
  await buying;
  agent.destroy();
  return { statuses, p50: Math.round(percentile(durations, 0.5)), p99: Math.round(percentile(durations, 0.99)) };
}
