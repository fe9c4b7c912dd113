import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

export type Run = <Result>(work: (transaction: MallTransaction) => Promise<Result>) => Promise<Result>;
type Claim = { readonly token: string; readonly address: string; readonly mall: Mall; readonly db: Run };

/** The port for human verification: Google's widget when its keys are configured, else our own task. */
export type HumanCheck = {
  readonly provider: 'recaptcha' | 'proofOfWork';
  /** Public key of the widget; empty for the proof of work. */
  readonly siteKey: string;
  readonly createChallenge: (mall: Mall) => Promise<Record<string, unknown>>;
  readonly isHuman: (claim: Claim) => Promise<boolean>;
};

export function createHumanCheck(dependencies: Dependencies): HumanCheck {
  const { recaptcha, tokenSecret } = dependencies.config;
  return recaptcha ? createRecaptcha(recaptcha) : createProofOfWork({ secret: tokenSecret, clock: dependencies.clock });
}
