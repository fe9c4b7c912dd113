import { answerFinding, type Finding, listAsked } from '@mall/contracts/office/reviews';
import { getToday } from '@mall/contracts/office/today';
import { findingNames, findingReasons } from '@mall/domain/office/finding-words';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../kit/button.tsx';
import { TextArea } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { Moment } from '../../../kit/marks.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card, PageBody, PageHead } from '../../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { reading, useAct } from '../../../lib/use-office.ts';
import { RecordsTabs } from '../records-tabs.tsx';
import styles from './review.module.css';
import { monthText, rowsOf, timesText } from './review-words.ts';

/** Questions of the monthly review about oneself, each with a field for the reason. */
export function AskedPage() {
  const { data, error, refetch } = useQuery(reading(listAsked));
  return (
    <>
      <PageHead title="기록" name="점검 소명" actions={<RecordsTabs />} />
      <PageBody>
        {error && !data ? (
          <Failure error={error} what="소명 요청을" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={6} columns={3} />
        ) : data.findings.length === 0 ? (
          <Empty title="소명할 것이 없어요">월 점검에서 물어볼 것이 생기면 여기에 보여요.</Empty>
        ) : (
          <div className={styles.month}>
            {data.findings.map((finding) => (
              <AskedCard key={finding.findingNo} finding={finding} />
            ))}
          </div>
        )}
      </PageBody>
    </>
  );
}

function AskedCard({ finding }: { finding: Finding }) {
  const { findingNo, kind, month, latestAt, detail } = finding;
  const toast = useToast();
  const send = useAct(answerFinding, { changes: [listAsked, getToday], onDone: () => toast('소명을 보냈어요') });
  const form = useOfficeForm({
    shape: answerFinding.body,
    values: { answer: '' },
    send: (body) => send.mutateAsync({ params: { findingNo }, body }),
  });
  return (
    <Card title={findingNames[kind]} note={`${monthText(month)} 점검`}>
      <p>{findingReasons[kind]}</p>
      <p className={styles.facts}>
        {timesText(finding)} · {detail || <Moment at={latestAt} />}
        <OfficeLink screen="accessRecords" search={rowsOf(finding)}>
          내 기록 보기
        </OfficeLink>
      </p>
      <Form form={form}>
        <div className={styles.form}>
          <TextArea
            label="소명"
            rows={3}
            help="무슨 일로 보았는지 적어 주세요. 보안 담당자가 읽어요."
            {...form.field('answer')}
          />
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            소명 보내기
          </Button>
        </div>
      </Form>
    </Card>
  );
}
