import { maskEmail, maskId } from '@mall/contracts/masking';
import type { FoundAccount } from '@mall/contracts/recovery';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { IdentityVault } from '../../certification/identity-vault.ts';
import { listMembersOfPerson } from '../../person/person.repository.ts';
import { takeCertification } from '../certification/take-certification.ts';
import { queueMail } from '../mail/queue-mail.ts';

type Input = { readonly certificationKey: string; readonly vault: IdentityVault; readonly at: Date };
type Found = { accounts: FoundAccount[]; mailedTo: string[] };

/**
 * The ids of the certified person, masked; none when they are not a member. The full ids are mailed to the verified addresses of those
 * accounts.
 */
export async function findId(transaction: MallTransaction, { certificationKey, vault, at }: Input): Promise<Found> {
  const person = await takeCertification(transaction, { certificationKey, purpose: 'FIND_ID', vault, at });
  const members = await listMembersOfPerson(transaction, person);
  const mailed = members.filter(({ email, emailVerifiedAt }) => email !== '' && emailVerifiedAt !== null);
  for (const { memberNo } of mailed) await queueMail(transaction, { kind: 'FOUND_ID', facts: { memberNo }, at });
  return {
    accounts: members.map(({ loginId, joinedAt }) => ({ maskedId: maskId(loginId), joinedOn: seoulDayOf(joinedAt) })),
    mailedTo: mailed.map(({ email }) => maskEmail(email)),
  };
}
