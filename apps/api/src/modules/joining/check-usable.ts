import { emailPattern, longestEmail } from '@mall/contracts/email-address';
import type { MallTransaction } from '@mall/db/in-mall';
import { isLoginId } from '@mall/domain/login-id';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertJoinable } from './assert-joinable.ts';
import { isEmailTaken, isLoginIdTaken } from './new-member.repository.ts';

type Usable = { readonly isUsable: boolean };

/** May somebody join with this id? */
export async function checkLoginId(transaction: MallTransaction, mall: Mall, id: string): Promise<Usable> {
  assertJoinable(mall);
  return { isUsable: isLoginId(id) && !(await isLoginIdTaken(transaction, mall, id)) };
}

/** May somebody join with this address? */
export async function checkEmail(transaction: MallTransaction, mall: Mall, email: string): Promise<Usable> {
  assertJoinable(mall);
  const isAddress = email.length <= longestEmail && emailPattern.test(email);
  return { isUsable: isAddress && !(await isEmailTaken(transaction, mall, email)) };
}
