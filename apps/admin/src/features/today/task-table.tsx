import type { WaitingTask } from '@mall/contracts/office/today';
import { type MenuKey, menuItems } from '@mall/domain/office/menu';
import { pathOfTask, tasks as taskTable } from '@mall/domain/office/tasks';
import { Link } from '@tanstack/react-router';
import { Toned } from '../../kit/badge.tsx';
import { goKeys } from '../../kit/keys/go-keys.ts';
import { Kbd } from '../../kit/keys/kbd.tsx';
import { menuIcon } from '../../kit/menu-icons.ts';
import { Card } from '../../kit/page.tsx';
import { Empty } from '../../kit/states.tsx';
import { spanText } from '../../lib/moments.ts';
import { countText, grouped } from '../../lib/numbers.ts';
import styles from './today.module.css';

type Props = { tasks: readonly WaitingTask[]; at: string };

/** One's open tasks by kind: how many are late, due today, or not due yet. */
export function TaskTable({ tasks, at }: Props) {
  const total = tasks.reduce((sum, task) => sum + task.total, 0);
  const late = tasks.reduce((sum, task) => sum + task.late, 0);
  return (
    <Card title="처리할 일" note={<Summary total={total} late={late} />} end={<Legend />} isFlush>
      {tasks.length === 0 ? (
        <Empty title="맡은 일이 없어요">권한이 생기면 처리할 일이 여기에 보여요.</Empty>
      ) : (
        <table className={styles.tasks}>
          <thead>
            <tr>
              <th scope="col">할 일</th>
              <th scope="col">전체</th>
              <th scope="col">지남</th>
              <th scope="col">오늘</th>
              <th scope="col">여유</th>
              <th scope="col" className={styles.minor}>
                남은 시간 분포
              </th>
              <th scope="col" className={styles.minor}>
                가장 오래된 건
              </th>
              <th scope="col" className={styles.minor}>
                <span className="visually-hidden">단축키</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tasks.map((task) => (
              <TaskRow key={task.kind} task={task} at={at} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Summary({ total, late }: { total: number; late: number }) {
  if (late === 0) return <>{grouped(total)}건이 기다려요</>;
  return (
    <>
      {grouped(total)}건 중{' '}
      <Toned tone="err" isStrong>
        {grouped(late)}건
      </Toned>
      은 기한을 넘겼어요
    </>
  );
}

const Legend = () => (
  <span className={styles.legend}>
    <span data-part="late">지남</span>
    <span data-part="today">오늘 마감</span>
    <span data-part="free">여유</span>
  </span>
);

type NameProps = { path: string | undefined; view: string | undefined; screen: MenuKey; children: string };

function TaskName({ path, view, screen, children }: NameProps) {
  const Icon = menuIcon(menuItems[screen].icon);
  const name = (
    <>
      <Icon size={17} aria-hidden="true" />
      {children}
    </>
  );
  if (path === undefined) return <span className={styles.task}>{name}</span>;
  return (
    <Link to={path} {...(view && { search: { view } })} className={styles.task}>
      {name}
    </Link>
  );
}

function TaskRow({ task, at }: { task: WaitingTask; at: string }) {
  const { kind, total, isMore, late, dueToday, oldest } = task;
  const free = total - late - dueToday;
  const { name, screen, view } = taskTable[kind];
  return (
    <tr>
      <th scope="row">
        <TaskName path={pathOfTask(kind)} view={view} screen={screen}>
          {name}
        </TaskName>
      </th>
      <td>
        <b>{countText({ value: total, isMore })}</b>
      </td>
      <td>
        <Toned tone={late > 0 ? 'err' : 'plain'} isStrong={late > 0}>
          {grouped(late)}
        </Toned>
      </td>
      <td>{grouped(dueToday)}</td>
      <td>
        <Toned tone="plain">{grouped(free)}</Toned>
      </td>
      <td className={styles.minor}>
        <span className={styles.bar} aria-hidden="true">
          <i data-part="late" style={{ flexGrow: late }} />
          <i data-part="today" style={{ flexGrow: dueToday }} />
          <i data-part="free" style={{ flexGrow: free }} />
        </span>
      </td>
      <td className={styles.minor}>
        {oldest[0] && (
          <>
            <Toned tone={late > 0 ? 'err' : 'plain'}>{spanText(Date.parse(at) - Date.parse(oldest[0].since))}</Toned>{' '}
            <span className={styles.where}>{oldest[0].mallName}</span>
          </>
        )}
      </td>
      <td className={styles.minor}>{goKeys[screen] && <Kbd keys={goKeys[screen]} isSplit />}</td>
    </tr>
  );
}
