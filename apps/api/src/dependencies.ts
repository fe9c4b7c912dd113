import type { Database } from '@mall/db/connection';
import type { Config } from './config.ts';
import type { PaymentGateway } from './payment/payment-gateway.ts';
import type { AccessTokens } from './plugins/access-tokens.ts';
import type { MallDirectory } from './plugins/mall-directory.ts';

/** What comes from outside the application; tests hand in their own clock, random bytes and payment service. */
export type Outside = {
  readonly config: Config;
  readonly database: Database;
  readonly clock?: () => Date;
  readonly random?: (byteCount: number) => Buffer;
  readonly gateway?: PaymentGateway;
};

/** What every module gets. */
export type Dependencies = Required<Outside> & {
  readonly malls: MallDirectory;
  readonly accessTokens: AccessTokens;
};
