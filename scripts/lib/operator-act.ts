import { userInfo } from 'node:os';
import type { Dependencies } from '../../apps/api/src/dependencies.ts';
import { findCredentialsByLoginId } from '../../apps/api/src/modules/auth/member.repository.ts';
import { insertOperatorAct } from '../../apps/api/src/office/office.repository.ts';
import { recorded } from '../../apps/api/src/office/recorded.ts';
import { inMall, type MallScope } from '../../packages/db/src/in-mall.ts';

type Act = {
  /** Such as `order.ship`. */
  readonly action: string;
  /** Such as `order 2026112200041203`. */
  readonly subject: string;
  readonly reason?: string;
};

/** The account on this machine, recorded as the operator of a command. */
export const operatorName = (): string => userInfo().username;

/** A member in the audit: by number, because a login id is personal. */
export async function memberSubject(
  { database }: Pick<Dependencies, 'database'>,
  mall: MallScope,
  loginId: string,
): Promise<string> {
  const found = await inMall(database, mall, (transaction) => findCredentialsByLoginId(transaction, loginId));
  return found ? `member ${found.memberNo}` : 'member';
}

/** The same dependencies, whose first transaction also writes the audit's row, in the name of the command's user. */
export function actingAs<D extends Pick<Dependencies, 'database'>>(dependencies: D, act: Act): D {
  const { database } = recorded(dependencies.database, (transaction) =>
    insertOperatorAct(transaction, { operator: operatorName(), reason: '', ...act }),
  );
  return { ...dependencies, database };
}
