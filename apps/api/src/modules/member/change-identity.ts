import { AppError } from '@mall/contracts/errors';
import type { Profile } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import type { IdentityVault } from '../../certification/identity-vault.ts';
import { listMembersOfPerson } from '../../person/person.repository.ts';
import type { ProvenIdentity } from '../certification/sealed-identity.ts';
import { takeCertification } from '../certification/take-certification.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { getProfile } from './get-profile.ts';
import { findIdentity, type Identity, type Owner, updateIdentity } from './profile.repository.ts';

type Change = Owner & { readonly certificationKey: string; readonly vault: IdentityVault; readonly at: Date };

/** Sets name and phone as just certified; the certification is used up only when it is the member's. Errors as declared by the endpoint. */
export async function changeIdentity(
  transaction: MallTransaction,
  { memberNo, certificationKey, vault, at }: Change,
): Promise<Profile> {
  const use = { certificationKey, purpose: 'CHANGE_IDENTITY', memberNo, vault, at } as const;
  const person = await takeCertification(transaction, use);
  const own = await findIdentity(transaction, { memberNo });
  if (!own) throw new AppError('4010');
  if (!isSamePerson(own, person)) throw new AppError('1269');
  const known = await listMembersOfPerson(transaction, person);
  if (known.some((member) => member.memberNo !== memberNo)) throw new AppError('1264');
  await updateIdentity(transaction, { memberNo, person });
  await queueMail(transaction, { kind: 'ACCOUNT_CHANGED', facts: { memberNo, change: 'IDENTITY_CHANGED' }, at });
  return getProfile(transaction, { memberNo });
}

/** Identifies a person independent of their name. Members from before certification are recognised by the birth date, if they gave one. */
const isSamePerson = ({ personHash, birthDate }: Identity, person: ProvenIdentity): boolean =>
  personHash === null ? birthDate === null || birthDate === person.birthDate : personHash === person.ciHash;
