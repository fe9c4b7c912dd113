import type { FoundAccount } from '@mall/contracts/recovery';
import type { MallTransaction } from '@mall/db/in-mall';
import { maskId } from '@mall/domain/masking';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { IdentityVault } from '../../certification/identity-vault.ts';
import { listMembersOfPerson } from '../../person/person.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { takeCertification } from '../certification/take-certification.ts';

type Asking = { readonly certificationKey: string; readonly vault: IdentityVault; readonly at: Date };

/** The ids of who is certified, masked; none when they are no member. */
export async function findId(
  transaction: MallTransaction,
  mall: Mall,
  { certificationKey, vault, at }: Asking,
): Promise<{ accounts: FoundAccount[] }> {
  const person = await takeCertification(transaction, mall, { certificationKey, purpose: 'FIND_ID', vault, at });
  const members = await listMembersOfPerson(transaction, mall, person);
  return {
    accounts: members.map(({ loginId, joinedAt }) => ({ maskedId: maskId(loginId), joinedOn: seoulDayOf(joinedAt) })),
  };
}
