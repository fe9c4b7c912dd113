import type { WaitingTask } from '@mall/contracts/office/today';
import { dueOf, openedAt, tasks as taskTable } from '@mall/domain/office/tasks';
import { Link } from '@tanstack/react-router';
import { Toned } from '../../kit/badge.tsx';
import { MallName } from '../../kit/marks.tsx';
import { Card } from '../../kit/page.tsx';
import { spanText } from '../../lib/moments.ts';
import styles from './today.module.css';

type Props = { tasks: readonly WaitingTask[]; at: string };
const mostShown = 6;

/** The most overdue tasks of every kind, to begin the day with. */
export function FirstTasks({ tasks, at }: Props) {
  const now = Date.parse(at);
  const late = tasks
    .flatMap(({ kind, oldest }) =>
      oldest.map((thing) => ({ ...thing, kind, over: now - dueOf(kind, new Date(thing.since)).getTime() })),
    )
    .filter(({ over }) => over > 0)
    .sort((one, other) => other.over - one.over)
    .slice(0, mostShown);
  if (late.length === 0) return null;
  return (
    <Card title="먼저 처리할 일" note="기한을 오래 넘긴 순" isFlush>
      <table className={styles.first}>
        <thead>
          <tr>
            <th scope="col">할 일</th>
            <th scope="col" className={styles.minor}>
              번호
            </th>
            <th scope="col">몰</th>
            <th scope="col">초과 시간</th>
          </tr>
        </thead>
        <tbody>
          {late.map((thing) => (
            <FirstTask key={`${thing.kind}-${thing.mallId}-${thing.key}`} thing={thing} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type Thing = WaitingTask['oldest'][number] & { readonly kind: WaitingTask['kind']; readonly over: number };

function FirstTask({ thing }: { thing: Thing }) {
  const { kind, key, mallId, mallName, over } = thing;
  const place = openedAt(kind, thing);
  const { name } = taskTable[kind];
  // The part after the number distinguishes several of one order.
  const [number = ''] = key.split('-');
  return (
    <tr>
      <th scope="row">
        {place ? (
          <Link {...place} className={styles.task} aria-label={`${name} ${number}`}>
            {name}
          </Link>
        ) : (
          <span className={styles.task}>{name}</span>
        )}
      </th>
      <td className={styles.minor}>{number}</td>
      <td>{mallId !== null && mallName && <MallName mallId={mallId} name={mallName} />}</td>
      <td>
        <Toned tone="err" isStrong>
          {spanText(over)}
        </Toned>
      </td>
    </tr>
  );
}
