import { AppError } from '@mall/contracts/errors';
import { findingNames } from '@mall/domain/office/finding-words';
import { conflictsOf } from '@mall/domain/office/rights';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../dependencies.ts';
import { renderSignedPaper } from '../../documents/render-signed-paper.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import { countOpen, listFindings, lockReview, updateSigned } from './review.repository.ts';

type Signing = { readonly staff: StaffCaller; readonly month: string; readonly note: string };

export const reviewFile = (month: string): string => `reviews/${month}.pdf`;

/**
 * Signs a month once every finding is accepted, and stores it as a PDF. Errors: 4030 the signer also operates, 4040, 4090.
 */
export async function signReview(
  { database, clock, files }: Pick<Dependencies, 'database' | 'clock' | 'files'>,
  { staff, month, note }: Signing,
): Promise<void> {
  if (conflictsOf([...staff.rights.keys()]).length > 0) throw new AppError('4030', { description: operates });
  const at = clock();
  await database.transaction().execute(async (transaction) => {
    const review = await lockReview(transaction, month);
    if (!review) throw new AppError('4040');
    if (review.isSigned) throw new AppError('4090', { description: '이미 서명한 점검이에요.' });
    const open = await countOpen(transaction, month);
    if (open > 0) throw new AppError('4090', { description: `아직 볼 것이 ${open}건 있어요.` });
    await updateSigned(transaction, { month, by: staff.staffNo, note, at });
    const findings = (await listFindings(transaction, month)).filter((finding) => finding.month === month);
    const paper = await renderSignedPaper({
      ...{ title: '개인정보 접속 기록 월 점검', number: month.slice(0, 7), author: staff.name, signedAt: at },
      sections: [
        {
          title: '점검한 것',
          rows: findings.map(({ kind, who, times, detail, latestAt, answer }) => ({
            label: findingNames[kind],
            value: [`${who} · ${times}번 · ${seoulMomentOf(latestAt)}`, detail, answer && `소명: ${answer}`]
              .filter(Boolean)
              .join(' · '),
          })),
        },
      ],
      notes: [note],
      signature: `${staff.name} · ${seoulMomentOf(at)}`,
    });
    // In the transaction, so that a signed month always has its paper.
    await files.remove(reviewFile(month));
    await files.write(reviewFile(month), paper);
  });
}

const operates = '점검하는 사람은 운영 권한을 함께 가질 수 없어요.';
