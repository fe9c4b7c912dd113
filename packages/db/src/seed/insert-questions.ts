import { sql } from 'kysely';
import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import { demoQuestions } from './content/questions.ts';
import type { MallContent } from './seed-content.ts';

/** What the first member of a mall has asked; the guest of a marketing mall asks nothing. */
export async function insertQuestions(transaction: SeedTransaction, { mall, members }: MallContent): Promise<void> {
  const [first] = members;
  if (!first || mall.isMarketing) return;
  const { rows } = await sql<{ memberNo: number }>`
    select member_no from member where mall_id = ${mall.mallId} and login_id = ${first.loginId}`.execute(transaction);
  await insertRows(
    transaction,
    'question',
    demoQuestions.map(({ answer, askedAt, ...words }, index) => ({
      ...{
        mallId: mall.mallId,
        memberNo: rows[0]?.memberNo,
        requestKey: `00000000-0000-4000-8000-00000000000${index}`,
      },
      ...{ ...words, askedAt, changedAt: askedAt },
      ...{ answer: answer?.text ?? '', answeredAt: answer?.answeredAt ?? null, readAt: answer?.readAt ?? null },
    })),
  );
}
