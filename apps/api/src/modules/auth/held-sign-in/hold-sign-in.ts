import { AppError } from '@mall/contracts/errors';
import type { HeldSignIn } from '@mall/contracts/held-sign-in';
import { maskEmail } from '@mall/contracts/masking';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Run } from '../human-check/human-check.ts';
import {
  type Caller,
  type Credentials,
  type ProofDependencies,
  proveCredentials,
} from '../sign-in/prove-credentials.ts';
import { isHeld, signInRefusal } from '../sign-in/sign-in-refusal.ts';
import type { Tickets } from './ticket.ts';

type HoldDependencies = ProofDependencies & { readonly tickets: Tickets };

/**
 * A ticket for a member who knows the password and may not sign in yet; 4090 when they may, 1259, 1260 or 1270 when only the operator can
 * help.
 */
export async function holdSignIn(
  mall: Mall,
  db: Run,
  credentials: Credentials,
  caller: Caller,
  { tickets, ...proof }: HoldDependencies,
): Promise<HeldSignIn> {
  const member = await proveCredentials(mall, db, credentials, caller, proof);
  const reason = signInRefusal(member, mall, proof.clock());
  if (!reason) throw new AppError('4090');
  if (!isHeld(reason)) throw new AppError(reason);
  const ticket = await tickets.issue(mall, { memberNo: member.memberNo, reason });
  return { reason, ticket, maskedEmail: member.email === '' ? null : maskEmail(member.email) };
}
