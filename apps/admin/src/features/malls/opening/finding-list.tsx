import type { LintSeverity } from '@mall/contracts/office/lint';
import type { MallOpening, OpeningFinding, OpeningStep } from '@mall/contracts/office/mall-opening';
import { Badge, type Tone } from '../../../kit/badge.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { momentText } from '../../../lib/moments.ts';
import styles from './opening.module.css';
import { stepTitles } from './step-words.ts';

const tones: Readonly<Record<LintSeverity, Tone>> = { RED: 'err', AMBER: 'warn', INFO: 'info' };
const words: Readonly<Record<LintSeverity, string>> = { RED: '꼭 고치기', AMBER: '살펴보기', INFO: '참고' };
const mostShown = 12;

/** What the law lint has found so far, with the step in which it is fixed. */
export function FindingList({ opening, step }: { opening: MallOpening; step: OpeningStep }) {
  const { findings, checkedAt } = opening;
  const red = findings.filter(({ severity }) => severity === 'RED').length;
  const own = findings.filter((finding) => finding.step === step);
  const shown = [...own, ...findings.filter((finding) => finding.step !== step)].slice(0, mostShown);
  return (
    <section aria-label="법 점검">
      <h2>법 점검</h2>
      <p className={styles.note}>
        {checkedAt === null
          ? '아직 점검하지 않았어요. 잠시 뒤에 결과가 나와요.'
          : `${momentText(checkedAt)} 점검 · 저장하면 몇 초 안에 다시 봐요`}
      </p>
      {checkedAt !== null && (
        <p role="status">{red > 0 ? `열기 전에 ${red}건을 꼭 고쳐야 해요.` : '꼭 고쳐야 할 것이 없어요.'}</p>
      )}
      <ul>
        {shown.map((finding) => (
          <Finding key={finding.findingNo} mallId={opening.mallId} finding={finding} isHere={finding.step === step} />
        ))}
      </ul>
      {findings.length > shown.length && (
        <OfficeLink screen="lint" search={{ mallId: `is:${opening.mallId}` }}>
          {`${findings.length - shown.length}건 더 보기`}
        </OfficeLink>
      )}
    </section>
  );
}

function Finding({ mallId, finding, isHere }: { mallId: number; finding: OpeningFinding; isHere: boolean }) {
  const { severity, ruleName, words: what, step } = finding;
  return (
    <li className={styles.finding}>
      <span>
        <Badge tone={tones[severity]} size="sm">
          {words[severity]}
        </Badge>{' '}
        <b>{ruleName}</b>
      </span>
      <span className={styles.note}>{what}</span>
      {!isHere && step !== 'open' && (
        <OfficeLink screen="mallOpening" params={{ mallId }} search={{ step }}>
          {`‘${stepTitles[step]}’에서 고치기`}
        </OfficeLink>
      )}
    </li>
  );
}
