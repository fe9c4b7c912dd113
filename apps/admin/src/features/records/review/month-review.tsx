import { officeBase } from '@mall/contracts/office/office-endpoint';
import { type Finding, findingKinds, type Review } from '@mall/contracts/office/reviews';
import { findingNames, findingReasons } from '@mall/domain/office/finding-words';
import Download from 'lucide-react/icons/download';
import { Card } from '../../../kit/page.tsx';
import { fullMoment } from '../../../lib/moments.ts';
import { FindingRow } from './finding-row.tsx';
import styles from './review.module.css';
import { monthText, openOf } from './review-words.ts';
import { SignReview } from './sign-review.tsx';

/** The findings of a month, by kind, and its signature. */
export function MonthReview({ review }: { review: Review }) {
  const { month, findings, signedAt } = review;
  const open = openOf(review);
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  return (
    <div className={styles.month}>
      <h2>{monthText(month)} 접속 기록 점검</h2>
      {findings.length === 0 && <p className={styles.note}>따로 살펴볼 접속이 없었어요.</p>}
      {findingKinds.map((kind) => {
        const ofKind = byKind.get(kind);
        return ofKind && <Kind key={kind} kind={kind} findings={ofKind} isSigned={signedAt !== null} />;
      })}
      {signedAt ? (
        <Signed review={review} signedAt={signedAt} />
      ) : open > 0 ? (
        <p className={styles.note}>
          아직 볼 것이 {open}건 있어요. 모두 ‘이상 없음’으로 정하면 여기에서 서명할 수 있어요.
        </p>
      ) : (
        <SignReview month={month} />
      )}
    </div>
  );
}

type KindProps = { kind: Finding['kind']; findings: readonly Finding[]; isSigned: boolean };

function Kind({ kind, findings, isSigned }: KindProps) {
  return (
    <Card title={findingNames[kind]} note={`${findings.length}건`} isFlush>
      <p className={styles.why}>{findingReasons[kind]}</p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <FindingRow key={finding.findingNo} finding={finding} isSigned={isSigned} />
        ))}
      </ul>
    </Card>
  );
}

function Signed({ review: { month, signedBy, note }, signedAt }: { review: Review; signedAt: string }) {
  return (
    <Card
      title="서명"
      note={`${signedBy} · ${fullMoment(signedAt)}`}
      end={
        <a className={styles.paper} href={`${officeBase}/reviews/${month}/file`} download>
          <Download size={15} strokeWidth={1.75} aria-hidden="true" />
          PDF 받기
        </a>
      }
    >
      <p className={styles.words}>{note}</p>
    </Card>
  );
}
