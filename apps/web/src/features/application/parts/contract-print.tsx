import { contractNotes, contractSections } from '@mall/domain/contract-sections';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PagePending } from '../../../components/page/page-pending.tsx';
import { SignedPaper } from '../../../entities/application/signed-paper.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useApplicationDetail } from '../model/use-applications.ts';

/** popup/printWirelessGoodsOrder: the contract sheet as it was signed, in a separate window. */
export function ContractPrint({ address: { applicationNo = '' } }: ScreenProps<'contractPrint'>) {
  const { detail, isPending, isMissing, error, retry } = useApplicationDetail(applicationNo);
  if (isPending) return <PagePending />;
  if (isMissing || detail?.sheet === null) return <NotFoundPage />;
  if (!detail) return <ErrorNotice error={error} onRetry={retry} />;
  return (
    <SignedPaper
      title="휴대폰 가입신청서"
      sections={contractSections(detail.sheet)}
      notes={contractNotes}
      signature={`신청인 ${detail.sheet.applicant.name} (본인인증으로 서명함)`}
    />
  );
}
