import { AppError } from '@mall/contracts/errors';
import { maskName } from '@mall/contracts/masking';
import { type Personal, textOf } from '@mall/contracts/office/personal';
import type { QueuedQuestion } from '@mall/contracts/office/questions';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';
import { toRow } from './list-question-queue.ts';
import {
  findQueueRow,
  listOrders,
  listOthers,
  listQueuePictures,
  type Named,
  sumOrders,
} from './question-queue.repository.ts';

type Caller = { readonly staff: StaffCaller; readonly at: Date };

/** A question with what else is known about its member, as far as the caller may see it; 4040 out of reach. */
export async function getQueuedQuestion(
  transaction: OfficeReader,
  named: Named,
  { staff, at }: Caller,
): Promise<Shown<QueuedQuestion>> {
  const looking = { staffNo: staff.staffNo, reaches: staff.reachOf('questions.read'), at };
  const row = await findQueueRow(transaction, named, looking);
  if (!row) throw new AppError('4040');
  const { body, answer, answeredAt, answeredBy, readAt, ...rest } = row;
  const { memberNo } = row;
  const [pictures, others, orders] = await Promise.all([
    listQueuePictures(transaction, named),
    listOthers(transaction, { ...named, memberNo }, looking),
    mayIn(staff, 'orders.read', named.mallId) ? readOrders(transaction, row) : null,
  ]);
  const data = {
    ...toRow(rest),
    ...{ memberNo, body, pictures, orders },
    answer: withoutName(answer, row.member),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: answeredBy ?? '',
    readAt: readAt?.toISOString() ?? null,
    others: others.map((other) => ({ ...other, askedAt: other.askedAt.toISOString() })),
    mayAnswer: mayIn(staff, 'questions.write', named.mallId),
  };
  return { data, subjects: [memberNo], mallId: named.mallId };
}

/** Answers greet the member by name, which was filled in when they were sent. */
function withoutName(answer: string, member: Personal<'name'>): string {
  const name = textOf(member);
  return name === '' ? answer : answer.replaceAll(name, maskName(name));
}

type Asked = { readonly mallId: number; readonly memberNo: number; readonly orderNo: string | null };

async function readOrders(transaction: OfficeReader, asked: Asked): Promise<QueuedQuestion['orders']> {
  const [sums, latest] = await Promise.all([sumOrders(transaction, asked), listOrders(transaction, asked)]);
  return { ...sums, latest: latest.map((order) => ({ ...order, orderedAt: order.orderedAt.toISOString() })) };
}
