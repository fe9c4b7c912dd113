import type { TermCode } from '@mall/contracts/codes';
import { errorText } from '../lib/api-error.ts';
import { useTerms } from '../lib/use-terms.ts';
import { SafeHtml } from './safe-html.tsx';
import styles from './terms-view.module.css';

/** A term's text, with a choice among its versions. */
export function TermsView({ code }: { code: TermCode }) {
  const { versions, version, html, choose, error, isPending, refetch } = useTerms(code);
  if (isPending) return <div className={styles.skeleton} role="status" aria-label="불러오는 중" />;
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{errorText(error, '약관을 불러오지 못했어요.')}</p>
        <button type="button" onClick={() => refetch()}>
          다시 시도
        </button>
      </div>
    );
  }
  if (!version || !html) return <p className={styles.failed}>등록된 약관이 없어요.</p>;
  return (
    <>
      <label className={styles.versions}>
        시행일
        <select value={version.termNo} onChange={(event) => choose(Number(event.target.value))}>
          {versions.map(({ termNo, appliedOn }) => (
            <option key={termNo} value={termNo}>
              {appliedOn.replaceAll('-', '. ')}
            </option>
          ))}
        </select>
      </label>
      <SafeHtml html={html} className={styles.text} />
    </>
  );
}
