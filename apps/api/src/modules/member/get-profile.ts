import { AppError } from '@mall/contracts/errors';
import type { Profile } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import { findProfile, type Owner } from './profile.repository.ts';

/** A member's personal details, unmasked: only right after the password was typed. */
export async function getProfile(transaction: MallTransaction, owner: Owner): Promise<Profile> {
  const found = await findProfile(transaction, owner);
  if (!found) throw new AppError('4010');
  return { ...found, joinedAt: found.joinedAt.toISOString() };
}
