import { AppError } from '@mall/contracts/errors';
import { maskId } from '@mall/contracts/masking';
import type { OwnAccount, TemporaryPassword } from '@mall/contracts/recovery';
import { inMall } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../dependencies.ts';
import { listMembersOfPerson, type MemberOfPerson } from '../../person/person.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { LinkTokens } from '../account-link/link-tokens.ts';
import { takeLink } from '../account-link/take-link.ts';
import { hashPassword } from '../auth/password/passwords.ts';
import { setTemporaryPassword } from '../auth/password/set-temporary-password.ts';
import { takeCertification } from '../certification/take-certification.ts';
import { findMailedAccount } from './recovery.repository.ts';
import { makeTemporaryPassword } from './temporary-password.ts';

type ResetDependencies = Pick<Dependencies, 'database' | 'clock' | 'vault'>;
type Reset = { readonly issued: TemporaryPassword | null; readonly accounts: OwnAccount[] };
type ByPhone = { readonly certificationKey: string; readonly memberNo?: number | undefined };

/** There are several accounts, or none: rolls back, so that the certification is not used up. */
class Undecided extends Error {
  readonly accounts: OwnAccount[];
  constructor(accounts: OwnAccount[]) {
    super('no account to reset');
    this.accounts = accounts;
  }
}

/**
 * By phone: a temporary password for the certified person's only account, or for the one they have chosen. 1265 for any other account; the
 * certification then stays unused, and also when there are several to choose from, or none.
 */
export async function resetPasswordByPhone(
  { database, clock, vault }: ResetDependencies,
  mall: Mall,
  { memberNo, certificationKey }: ByPhone,
): Promise<Reset> {
  const at = clock();
  // Made first, so that the response takes as long without an account.
  const temporaryPassword = makeTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  const work = inMall(database, mall, async (transaction) => {
    const use = { certificationKey, purpose: 'RESET_PASSWORD', vault, at } as const;
    const person = await takeCertification(transaction, use);
    const own = chooseAccount(await listMembersOfPerson(transaction, person), memberNo);
    await setTemporaryPassword(transaction, { memberNo: own.memberNo, passwordHash });
    return { issued: { loginId: own.loginId, temporaryPassword }, accounts: [] };
  });
  return work.catch((error: unknown) => {
    if (error instanceof Undecided) return { issued: null, accounts: error.accounts };
    throw error;
  });
}

function chooseAccount(members: readonly MemberOfPerson[], memberNo: number | undefined): MemberOfPerson {
  const [only, ...others] = members;
  if (memberNo === undefined && only && others.length === 0) return only;
  if (memberNo === undefined) throw new Undecided(members.map(toOwnAccount));
  const chosen = members.find((member) => member.memberNo === memberNo);
  if (!chosen) throw new AppError('1265');
  return chosen;
}

const toOwnAccount = ({ memberNo, loginId, joinedAt }: MemberOfPerson): OwnAccount => ({
  memberNo,
  maskedId: maskId(loginId),
  joinedOn: seoulDayOf(joinedAt),
});

/** By mail: a temporary password for the member who followed the link. Errors as `takeLink`. */
export async function resetPasswordByLink(
  { database, clock }: ResetDependencies,
  mall: Mall,
  token: string,
  linkTokens: LinkTokens,
): Promise<TemporaryPassword> {
  const temporaryPassword = makeTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  return inMall(database, mall, async (transaction) => {
    const follow = { token, purposes: ['RESET_PASSWORD'], at: clock() } as const;
    const { memberNo } = await takeLink(transaction, follow, linkTokens);
    await setTemporaryPassword(transaction, { memberNo, passwordHash });
    const account = await findMailedAccount(transaction, memberNo);
    if (!account) throw new AppError('1261');
    return { loginId: account.loginId, temporaryPassword };
  });
}
