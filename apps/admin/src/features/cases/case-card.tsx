import type { OfficeCase } from '@mall/contracts/office/cases';
import { Link } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge, type Tone } from '../../kit/badge.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { Card } from '../../kit/page.tsx';
import { fullMoment, momentText } from '../../lib/moments.ts';
import { CaseDecision } from './case-decision.tsx';
import styles from './cases.module.css';

const states: Readonly<Record<OfficeCase['state'], { readonly name: string; readonly tone: Tone }>> = {
  OPEN: { name: '기다림', tone: 'warn' },
  APPROVED: { name: '승인', tone: 'ok' },
  REJECTED: { name: '반려', tone: 'err' },
  TAKEN_BACK: { name: '거둠', tone: 'plain' },
  EXPIRED: { name: '기한 지남', tone: 'plain' },
};

/** One case: what it would change, its risks, and its decision. */
export function CaseCard(one: OfficeCase) {
  const {
    caseNo,
    title,
    state,
    differences,
    risks,
    path,
    reason,
    madeBy,
    madeAt,
    expiresAt,
    decidedBy,
    decidedAt,
    answer,
  } = one;
  return (
    <Card
      title={title}
      note={`${madeBy} · ${momentText(madeAt)}`}
      end={<Badge tone={states[state].tone}>{states[state].name}</Badge>}
      footer={state === 'OPEN' && (one.mayDecide || one.isMine) && <CaseDecision {...one} />}
    >
      <dl className={styles.differences}>
        {differences.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before && (
                <>
                  <del>{before}</del> <span aria-hidden="true">→</span>{' '}
                </>
              )}
              <ins>{after}</ins>
            </dd>
          </div>
        ))}
        <div>
          <dt>사유</dt>
          <dd>{reason}</dd>
        </div>
        {decidedBy && (
          <div>
            <dt>결정</dt>
            <dd title={decidedAt ? fullMoment(decidedAt) : undefined}>
              {decidedBy}
              {answer && ` · ${answer}`}
            </dd>
          </div>
        )}
      </dl>
      {state === 'OPEN' && risks.length > 0 && (
        <ul className={styles.risks} aria-label="살펴볼 것">
          {risks.map((risk) => (
            <li key={risk}>
              <TriangleAlert size={15} strokeWidth={1.75} aria-hidden="true" />
              {risk}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {state === 'OPEN' ? `결재 ${caseNo} · ${momentText(expiresAt)}까지` : `결재 ${caseNo}`}
        <ChangeHistory subject={`case ${caseNo}`} />
        {path && (
          <Link to={path} className={styles.more}>
            대상 보기
          </Link>
        )}
      </p>
    </Card>
  );
}
