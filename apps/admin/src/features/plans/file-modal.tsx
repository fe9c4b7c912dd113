import type { LineReportData } from '@mall/contracts/office/plans';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useAttempt } from '../../lib/use-attempt.ts';
import { LineReport } from './line-report.tsx';
import styles from './plans.module.css';

type Checked = { readonly report: LineReportData; readonly file: File };
type Props<Report extends LineReportData> = {
  title: string;
  help: string;
  check: (file: File) => Promise<Report>;
  /** The button's text for the predicted changes. */
  verb: (report: Report) => string;
  /** Loads it; the returned report is of what was done. */
  load: (file: File, report: Report) => Promise<Report | undefined>;
};

/** A file whose changes are previewed before they are made. */
export function FileLoad<Report extends LineReportData>(props: Props<Report>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Upload} onClick={() => setOpen(true)}>
        파일로 올리기
      </Button>
      {isOpen && <FileModal {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function FileModal<Report extends LineReportData>(props: Props<Report> & { onClose: () => void }) {
  const { title, help, check, verb, load, onClose } = props;
  const [seen, setSeen] = useState<Checked & { readonly report: Report }>();
  const [isDone, setDone] = useState(false);
  const { error, isBusy, attempt } = useAttempt();
  const choose = (file: File | undefined) => {
    setSeen(undefined);
    setDone(false);
    if (file) void attempt(async () => setSeen({ file, report: await check(file) }));
  };
  const put = ({ file, report }: { file: File; report: Report }) =>
    attempt(async () => {
      const done = await load(file, report);
      if (!done) return onClose();
      setSeen({ file, report: done });
      setDone(done.problemCount === 0);
      return undefined;
    });
  const canPut = seen && !isDone && seen.report.changes.length > 0;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      note="올리기 전에 바뀔 것을 먼저 보여 드려요"
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{isDone ? '닫기' : '취소'}</Button>
          {canPut && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void put(seen)}>
              {verb(seen.report)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          type="file"
          label="CSV 파일"
          accept=".csv,text/csv"
          error={error}
          help={help}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {isBusy && !seen && <Quiet>파일을 읽고 있어요</Quiet>}
        {seen && <LineReport report={seen.report} isDone={isDone} />}
        {seen && !isDone && seen.report.problemCount === 0 && seen.report.changes.length === 0 && (
          <Quiet>바뀌는 줄이 없어요. 이미 올린 내용이에요.</Quiet>
        )}
      </div>
    </Modal>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.quiet}>
    {children}
  </p>
);
