import { randomUUID } from 'node:crypto';
import { buildApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config.ts';
import { connectApplication, connectDatabase } from '../../packages/db/src/connection.ts';
import { loginUrl } from '../../packages/db/src/logins.ts';
import { percentile } from './percentile.ts';

type Settings = Readonly<Record<string, string>>;
type Guess = { readonly path: string; readonly bodyFor: (id: string) => object };

const tries = 200;
const warmUp = 20;
/** The first member of the default demo mall. */
const member = 'demo';
const percentiles = [0, 10, 25, 50, 75, 90, 99, 100] as const;

const guesses: Readonly<Record<string, Guess>> = {
  'sign-in': { path: '/auth/sign-in', bodyFor: (id) => ({ id, password: 'Wrong!2026', mallId: 1 }) },
  'held sign-in': { path: '/auth/held-sign-in', bodyFor: (id) => ({ id, password: 'Wrong!2026', mallId: 1 }) },
  'password mail': { path: '/pre/recovery/password-mail', bodyFor: (id) => ({ id, email: 'guess@example.kr' }) },
  'id mail': { path: '/pre/recovery/id-mail', bodyFor: (id) => ({ name: id, email: 'guess@example.kr' }) },
};

/**
 * How long a guess takes with a known id and with an unknown one, in milliseconds, and how often the unknown one takes longer: a half
 * means that timing reveals nothing.
 */
export async function printGuesses(url: string, settings: Settings): Promise<void> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  const database = connectApplication({ url: loginUrl(url, 'application'), maxConnections: 5 });
  const app = await buildApp({ config: loadConfig(settings), database });
  /** Failures would end in the human check, which skips the password. */
  const forget = () => owner.deleteFrom('signInFailure').execute();

  const took = async ({ path, bodyFor }: Guess, id: string): Promise<number> => {
    await forget();
    const headers = { host: 'familyshop.localhost' };
    const start = performance.now();
    await app.inject({ method: 'POST', url: `/api/v1/mall${path}`, headers, payload: bodyFor(id) });
    return performance.now() - start;
  };
  try {
    printRow('', ...percentiles.map((percent) => `p${percent}`), 'unknown >');
    for (const [name, guess] of Object.entries(guesses)) {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let number = -warmUp; number < tries; number += 1) {
        // Alternating, so that other load affects both.
        const [one, other] = [await took(guess, member), await took(guess, `x${randomUUID().slice(0, 8)}`)];
        if (number < 0) continue;
        known.push(one);
        unknown.push(other);
      }
      printRow(`${name}, known`, ...spread(known));
      printRow(`${name}, unknown`, ...spread(unknown), `${Math.round(100 * shareOfSlower(unknown, known))} %`);
    }
  } finally {
    await app.close();
    await database.destroy();
    await owner.destroy();
  }
}

function spread(times: readonly number[]): string[] {
  return percentiles.map((percent) => percentile(times, percent / 100).toFixed(1));
}

/** The share of all pairs in which the first one takes longer. */
function shareOfSlower(ones: readonly number[], others: readonly number[]): number {
  const slower = ones.flatMap((one) => others.filter((other) => one > other));
  return slower.length / (ones.length * others.length);
}

function printRow(name: string, ...values: readonly string[]): void {
  console.log(name.padEnd(24) + values.map((value) => value.padStart(10)).join(''));
}
