import { randomUUID } from 'node:crypto';
import { openOwner } from './office-orders.ts';

/** Adds a question to the first mall that has waited longest of all; returns its number. */
export async function addOldestQuestion(title: string): Promise<string> {
  const owner = openOwner(1);
  const [row] = await owner<{ questionNo: string }[]>`
    insert into question (mall_id, member_no, request_key, category, title, body, asked_at, changed_at)
    select 1, min(member_no), ${randomUUID()}, 'DELIVERY', ${title}, '언제 오나요?', '2019-01-01', '2019-01-01' from member
    returning question_no as "questionNo"`;
  await owner.end();
  return row?.questionNo ?? '';
}

/** The answer to a question, as the member reads it. */
export async function answerOf(questionNo: string): Promise<string> {
  const owner = openOwner(1);
  const [row] = await owner<{ answer: string }[]>`select answer from question where question_no = ${questionNo}`;
  await owner.end();
  return row?.answer ?? '';
}

/** Makes a scheduled start or end in the first mall due. */
export async function letComeDue(title: string, what: 'starts_at' | 'ends_at'): Promise<void> {
  const owner = openOwner(1);
  if (what === 'starts_at')
    await owner`update content_revision set starts_at = now() - interval '2 minutes' where title = ${title} and is_current`;
  else
    await owner`update content_revision set ends_at = now() - interval '1 minute' where title = ${title} and is_current`;
  await owner.end();
}
