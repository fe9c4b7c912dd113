import type { TermCode } from '@mall/contracts/codes';
import { Select } from '@mall/ui/select';
import { Skeleton } from '@mall/ui/skeleton';
import { SafeHtml } from '../../components/content/safe-html.tsx';
import { ErrorNotice } from '../../components/page/error-notice.tsx';
import styles from './terms-view.module.css';
import { useTerms } from './use-terms.ts';

type Props = { code: TermCode; day?: string | undefined };

/** A term's text: the version in force, the announced one, and earlier ones; if a day is given, its version first. */
export function TermsView({ code, day }: Props) {
  const { versions, version, next, html, today, choose, error, isPending, refetch } = useTerms(code, day);
  if (isPending) return <TermsPending />;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!version || !html) return <p className={styles.none}>등록된 약관이 없어요.</p>;
  return (
    <>
      <Select
        label="시행일"
        isLabelHidden
        size="sm"
        className={styles.versions}
        options={versions.map(({ appliedOn }) => ({
          value: appliedOn,
          label: `${dotted(appliedOn)} ${appliedOn > today ? '시행 예정' : '시행'}`,
        }))}
        value={version.appliedOn}
        onChange={(event) => choose(event.target.value)}
      />
      {next && (
        <p className={styles.next}>
          {dotted(next.appliedOn)}부터 바뀌어요.
          <button type="button" onClick={() => choose(next.appliedOn)}>
            바뀔 글 보기
          </button>
        </p>
      )}
      <SafeHtml html={html} className={styles.text} />
    </>
  );
}

const dotted = (day: string): string => day.replaceAll('-', '.');

/** Higher than its container, so that the dialog around it does not grow when the terms load. */
function TermsPending() {
  return (
    <div role="status" aria-label="불러오는 중">
      <Skeleton height="100dvh" />
    </div>
  );
}
