import type { LineReportData } from '@mall/contracts/office/plans';
import { Dot } from '../../kit/badge.tsx';
import { Figure, Figures } from '../../kit/figures.tsx';
import { VerdictRows } from '../../kit/verdict-rows.tsx';
import { grouped } from '../../lib/numbers.ts';
import styles from './plans.module.css';

/** What a file would change, line by line; with problems, only those are shown. */
export function LineReport({ report, isDone }: { report: LineReportData; isDone: boolean }) {
  const { problems, problemCount, changes, same } = report;
  const added = changes.filter(({ isNew }) => isNew).length;
  return (
    <>
      <Figures label={isDone ? '바뀐 것' : '바뀔 것'}>
        <Figure name="변경" value={grouped(changes.length - added)} />
        <Figure name="신규" value={grouped(added)} />
        <Figure name="동일" value={grouped(same)} />
        <Figure name="오류" value={grouped(problemCount)} tone={problemCount > 0 && 'wrong'} />
      </Figures>
      {problemCount > 0 && <p className={styles.quiet}>고칠 곳이 있으면 아무 줄도 바꾸지 않아요.</p>}
      {problems.length > 0 && (
        <VerdictRows
          heads={['행', '항목', '고칠 것']}
          rows={problems.map(({ line, column, message }, index) => ({
            key: `${line} ${column} ${index}`,
            cells: [
              line,
              column || '–',
              <Dot key="message" tone="err">
                {message}
              </Dot>,
            ],
          }))}
        />
      )}
      {changes.length > 0 && (
        <VerdictRows
          heads={['행', '무엇', '달라지는 것']}
          rows={changes.map((change) => ({
            key: change.line,
            cells: [change.line, change.name, <Difference key="difference" change={change} isDone={isDone} />],
          }))}
        />
      )}
    </>
  );
}

type Change = LineReportData['changes'][number];

function Difference({ change: { isNew, changes }, isDone }: { change: Change; isDone: boolean }) {
  if (isNew) return <Dot tone="info">{isDone ? '새로 생겼어요' : '새로 생겨요'}</Dot>;
  return (
    <span className={styles.differences}>
      {changes.map(({ column, from, to }) => (
        <span key={column}>
          {column} <del>{from || '빈칸'}</del> → <ins>{to || '빈칸'}</ins>
        </span>
      ))}
    </span>
  );
}
