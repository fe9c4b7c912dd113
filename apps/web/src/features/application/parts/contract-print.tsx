import { contractNotes, contractSections } from '@mall/domain/contract-sections';
import { Button } from '@mall/ui/button';
import { Printer } from 'lucide-react';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PagePending } from '../../../components/page-pending.tsx';
import { useApplicationDetail } from '../model/use-applications.ts';
import styles from './contract-print.module.css';

/** popup/printWirelessGoodsOrder: the contract sheet as it was signed, in a window of its own. */
export function ContractPrint({ applicationNo }: { applicationNo: string }) {
  const { detail, isPending, isMissing, error, retry } = useApplicationDetail(applicationNo);
  if (isPending) return <PagePending />;
  if (isMissing) return <NotFoundPage />;
  if (!detail) return <ErrorNotice error={error} onRetry={retry} />;
  return (
    <main className={styles.sheet} id="content">
      <header className={styles.head}>
        <h1>휴대폰 가입신청서</h1>
        <Button className={styles.print ?? ''} variant="primary" onClick={() => print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden="true" /> 인쇄하기
        </Button>
      </header>
      {contractSections(detail.sheet).map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <table>
            <tbody>
              {rows.map(({ label, value, isSum }) => (
                <tr key={label} data-sum={isSum || undefined}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <ul className={styles.notes}>
        {contractNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={styles.signature}>신청인 {detail.sheet.applicant.name} (본인인증으로 서명함)</p>
    </main>
  );
}
