import type { ApplicationDetail } from '@mall/contracts/application';
import { type CourseStage, courseOf } from '@mall/domain/application-course';
import styles from './application-course.module.css';

const stateWords: Record<CourseStage['state'], string> = { DONE: '끝났어요', NOW: '진행 중이에요', NEXT: '' };
const weekdays = '일월화수목금토';

/** `11.25 수` */
const shortDay = (day: string): string =>
  `${day.slice(5).replace('-', '.')} ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}`;

/** From the application to the delivered phone: what is done, what is in progress, and when the rest is expected. */
export function ApplicationCourse({ detail }: { detail: ApplicationDetail }) {
  const stages = courseOf(detail, new Date());
  if (stages.length === 0) return null;
  return (
    <section className={styles.course} aria-label="신청부터 배송까지">
      <ol>
        {stages.map(({ label, state, day }) => (
          <li key={label} data-state={state} aria-current={state === 'NOW' ? 'step' : undefined}>
            <b>{label}</b>
            {day && (
              <time dateTime={day}>
                {shortDay(day)}
                {state === 'DONE' ? '' : ' 예정'}
              </time>
            )}
            <span>{stateWords[state]}</span>
          </li>
        ))}
      </ol>
      {stages.some(({ state }) => state !== 'DONE') && <p>심사 결과에 따라 날짜가 바뀔 수 있어요.</p>}
    </section>
  );
}
