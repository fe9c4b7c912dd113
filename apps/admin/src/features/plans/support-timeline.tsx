import type { SupportGrid } from '@mall/contracts/office/supports';
import { Badge } from '../../kit/badge.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { seoulDay } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { shortDay } from './plan-words.ts';
import styles from './plans.module.css';

type Props = { grid: SupportGrid; on: string; onPick: (day: string) => void };

/** The supports in force, since when, and coming ones; open proposals are shown with their day. */
export function SupportTimeline({ grid: { starts, waiting }, on, onPick }: Props) {
  const today = seoulDay();
  const begun = starts.map((start) => ({ ...start, day: seoulDay(start.at) }));
  const current = begun.findLast(({ day }) => day <= today);
  const planned = begun.filter(({ day }) => day > today);
  return (
    <ol className={styles.timeline} aria-label="지원금이 바뀌는 날">
      {current && (
        <li data-kind="current">
          <span>적용 중 · {shortDay(current.day)}부터</span>
        </li>
      )}
      {planned.map(({ day, rows }) => (
        <li key={day} data-kind="planned">
          <button type="button" aria-pressed={day === on} onClick={() => onPick(day)}>
            예정 · {shortDay(day)}부터 {grouped(rows)}개
          </button>
        </li>
      ))}
      {waiting.map(({ caseNo, by, isMine, from, rows }) => (
        <li key={caseNo} data-kind="waiting">
          <OfficeLink screen="cases">
            {from.map(shortDay).join(', ')}부터 {grouped(rows)}개 · {isMine ? '내 제안' : by}
          </OfficeLink>
          <Badge tone="warn" size="sm">
            승인 대기
          </Badge>
        </li>
      ))}
    </ol>
  );
}
