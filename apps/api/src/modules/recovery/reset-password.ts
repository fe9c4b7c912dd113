import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { listMembersOfPerson } from '../../person/person.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { LinkTokens } from '../account-link/link-tokens.ts';
import { takeLink } from '../account-link/take-link.ts';
import { hashPassword } from '../auth/passwords.ts';
import { setTemporaryPassword } from '../auth/set-temporary-password.ts';
import { takeCertification } from '../certification/take-certification.ts';
import { makeTemporaryPassword } from './temporary-password.ts';

type ResetDependencies = Pick<Dependencies, 'database' | 'clock' | 'vault'>;
type Reset = { readonly temporaryPassword: string };
type ByPhone = { readonly id: string; readonly certificationKey: string };

/** By phone: a temporary password for the certified person's own id. 1265 for any other id; the certification then stays unused. */
export async function resetPasswordByPhone(
  { database, clock, vault }: ResetDependencies,
  mall: Mall,
  { id, certificationKey }: ByPhone,
): Promise<Reset> {
  const at = clock();
  // Made before anything is known, so that it takes its time for an unknown id too.
  const temporaryPassword = makeTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  return inMall(database, mall, async (transaction) => {
    const person = await takeCertification(transaction, mall, {
      certificationKey,
      purpose: 'RESET_PASSWORD',
      vault,
      at,
    });
    const members = await listMembersOfPerson(transaction, mall, person);
    const own = members.find(({ loginId }) => loginId === id);
    if (!own) throw new AppError('1265');
    await setTemporaryPassword(transaction, mall, { memberNo: own.memberNo, passwordHash });
    return { temporaryPassword };
  });
}

/** By mail: a temporary password for who has followed the link. Errors as `takeLink`. */
export async function resetPasswordByLink(
  { database, clock }: ResetDependencies,
  mall: Mall,
  token: string,
  linkTokens: LinkTokens,
): Promise<Reset> {
  const temporaryPassword = makeTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  return inMall(database, mall, async (transaction) => {
    const follow = { token, purposes: ['RESET_PASSWORD'], at: clock() } as const;
    const { memberNo } = await takeLink(transaction, mall, follow, linkTokens);
    await setTemporaryPassword(transaction, mall, { memberNo, passwordHash });
    return { temporaryPassword };
  });
}
