import type { LayoutReply } from '@mall/contracts/layout';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Config } from '../../config.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { HumanCheck } from '../auth/human-check/human-check.ts';
import { openGuestSession } from '../auth/open-guest-session.ts';
import type { SessionOpener } from '../auth/open-session.ts';

export const imageBase = '/images';

type Run = <Result>(work: (transaction: MallTransaction) => Promise<Result>) => Promise<Result>;
type LayoutDependencies = {
  readonly config: Config;
  readonly humanCheck: HumanCheck;
  readonly openSession: SessionOpener;
};

/** What a screen needs before anything else; in a marketing mall also the guest's tokens (spec 1). */
export async function getLayout(mall: Mall, db: Run, dependencies: LayoutDependencies): Promise<LayoutReply> {
  const { config, humanCheck, openSession } = dependencies;
  const tokens = mall.isMarketing
    ? await db((transaction) => openGuestSession(transaction, mall, openSession))
    : undefined;
  return {
    mall,
    imageBase,
    humanCheck: { provider: humanCheck.provider, siteKey: humanCheck.siteKey },
    ...(tokens && { tokens }),
    ...(config.memberLookupUrl !== undefined && { memberLookupUrl: config.memberLookupUrl }),
  };
}
