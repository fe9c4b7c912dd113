import type { ContractSheet } from '@mall/contracts/application';
import { contractNotes, contractSections } from '@mall/domain/contract-sections';
import { renderSignedPaper } from '../../../documents/render-signed-paper.ts';

/** The contract sheet as a PDF. */
export const contractPdf = (sheet: ContractSheet): Promise<Buffer> =>
  renderSignedPaper({
    title: '휴대폰 가입신청서',
    number: sheet.applicationNo,
    author: sheet.mallName,
    signedAt: new Date(sheet.signedAt),
    sections: contractSections(sheet),
    notes: contractNotes,
    signature: `신청인 ${sheet.applicant.name} (본인인증으로 서명함)`,
  });
