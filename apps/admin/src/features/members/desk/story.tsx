import { type MemberCard, showTimeline, type TimelineEntry, type TimelineKind } from '@mall/contracts/office/members';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dot } from '../../../kit/badge.tsx';
import { Segment } from '../../../kit/form/controls.tsx';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import { fullMoment, momentText } from '../../../lib/moments.ts';
import { reading } from '../../../lib/use-office.ts';
import { kindIcons, noteOf } from '../happening.ts';
import { entryTone, entryWords, isOpen, kindWords } from '../member-words.ts';
import styles from './story.module.css';

/** The selected row of the story. */
export type Chosen = Pick<TimelineEntry, 'kind' | 'number' | 'state'>;
type Props = { member: MemberCard; chosen: Chosen | undefined; onChoose: (chosen: Chosen) => void };

const all = 'ALL';

/** Everything that has happened with this member, the newest first, or one kind of it. */
export function Story({ member: { mallId, memberNo }, chosen, onChoose }: Props) {
  const [kind, setKind] = useState<TimelineKind | typeof all>(all);
  const rows = useRef<HTMLElement>(null);
  useKeys([
    {
      ...{ keys: 'j', label: '이력으로 가기', group: '상담' },
      run: () => rowsIn(rows.current)[0]?.focus(),
    },
  ]);
  const query = kind === all ? {} : { kind };
  const { data, error, refetch } = useQuery(reading(showTimeline, { params: { mallId, memberNo }, query }));
  const { data: whole } = useQuery(reading(showTimeline, { params: { mallId, memberNo }, query: {} }));
  const counts = (whole?.counts ?? []).filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const open = (whole?.entries ?? []).filter(isOpen);
  const entryOf = (entry: TimelineEntry) => (
    <Entry
      key={`${entry.kind} ${entry.number}`}
      entry={entry}
      isChosen={chosen?.kind === entry.kind && chosen.number === entry.number}
      onChoose={() => onChoose(entry)}
    />
  );
  return (
    <section ref={rows} aria-label="전체 이력" onKeyDown={walk}>
      {open.length > 0 && (
        <>
          <header className={styles.storyHead}>
            <h2>진행 중인 건</h2>
            <small>연락한 이유일 수 있어요</small>
          </header>
          <ol className={styles.open}>{open.map(entryOf)}</ol>
        </>
      )}
      <header className={styles.storyHead}>
        <h2>전체 이력</h2>
        <Segment
          label="이력 종류"
          choices={[
            { value: all, label: `전체 ${total}` },
            ...counts.map(({ kind: value, count }) => ({ value, label: `${kindWords[value]} ${count}` })),
          ]}
          value={kind}
          onChange={(value) => setKind(value as typeof kind)}
        />
      </header>
      {error && !data && <Failure error={error} what="이력을" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={6} columns={3} />}
      {data?.entries.length === 0 && <Empty title="아직 이력이 없어요" />}
      <ol className={styles.entries}>{data?.entries.map(entryOf)}</ol>
    </section>
  );
}

const rowsIn = (story: HTMLElement | null) => [...(story?.querySelectorAll<HTMLButtonElement>('li > button') ?? [])];

/** Arrow keys move from row to row. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = rowsIn(event.currentTarget);
  const at = rows.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}

function Entry({ entry, isChosen, onChoose }: { entry: TimelineEntry; isChosen: boolean; onChoose: () => void }) {
  const { title, state } = entryWords(entry);
  const Icon = kindIcons[entry.kind];
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <i>
          <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
        </i>
        <span>
          <b>{title}</b>
          <small>{noteOf(entry)}</small>
        </span>
        {state && <Dot tone={entryTone(entry)}>{state}</Dot>}
        <time dateTime={entry.at} title={fullMoment(entry.at)}>
          {momentText(entry.at)}
        </time>
      </button>
    </li>
  );
}
