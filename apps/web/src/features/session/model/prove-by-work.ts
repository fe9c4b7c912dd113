import { getHumanChallenge } from '@mall/contracts/auth';
import { type Challenge, solveChallengeWorkers } from 'altcha/lib';
import DerivationWorker from 'altcha/workers/pbkdf2?worker';
import { call } from '../../../lib/api/api-client.ts';

const mostWorkers = 4;

/** Solves the server's task in the background; returns the token of the sign-in call. */
export async function proveByWork(): Promise<string> {
  const challenge = (await call(getHumanChallenge)) as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new DerivationWorker(),
  });
  if (!solution) throw new Error('the task was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
