import type { MallTransaction } from '@mall/db/in-mall';
import { isLoginId } from '@mall/domain/login-id';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { Subject } from '../auth/attempts/attempt-subjects.ts';
import { countRequest } from '../auth/attempts/attempts.ts';
import { assertJoinable } from './assert-joinable.ts';
import { isLoginIdTaken } from './new-member.repository.ts';

type Usable = { readonly isUsable: boolean };

type Question = { readonly id: string; readonly subjects: readonly Subject[]; readonly at: Date };

/** Whether this id is free. The form needs to say so while it is typed; 1252 for whoever tries whole lists of ids. */
export async function checkLoginId(
  transaction: MallTransaction,
  mall: Mall,
  { id, subjects, at }: Question,
): Promise<Usable> {
  assertJoinable(mall);
  await countRequest(transaction, { subjects, at });
  return { isUsable: isLoginId(id) && !(await isLoginIdTaken(transaction, id)) };
}
