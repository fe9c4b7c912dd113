import { type ContentRevision, type Difference, getDifferences, restoreContent } from '@mall/contracts/office/contents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Callable } from '../../lib/call.ts';
import { momentText } from '../../lib/moments.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import { Button } from '../button.tsx';
import { SelectField } from '../form/controls.tsx';
import { Modal } from '../overlay/modal.tsx';
import { Empty, Failure, RowSkeleton } from '../states.tsx';
import { useToast } from '../toast.tsx';
import styles from './content.module.css';
import { type ContentThing, useUndoToast } from './content-moves.tsx';
import { stateWords } from './content-words.ts';
import { Revisions } from './revisions.tsx';

type Props = {
  thing: ContentThing;
  content: { readonly history: readonly ContentRevision[]; readonly version: number; readonly mayWrite: boolean };
  fieldWords: Readonly<Record<string, string>>;
  changes: readonly Pick<Callable, 'path'>[];
};

/** The history of a thing, and any version compared with the one before, which can be restored. */
export function Past({ thing, content, fieldWords, changes }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { history } = content;
  return (
    <>
      <Revisions
        {...{ history, fieldWords }}
        end={
          history.length > 1 && (
            <Button size="sm" onClick={() => setOpen(true)}>
              판 비교
            </Button>
          )
        }
      />
      {isOpen && <Versions {...{ thing, content, fieldWords, changes }} onClose={() => setOpen(false)} />}
    </>
  );
}

const lineOf = ({ version, at, by, state }: ContentRevision) =>
  `${version}판 · ${momentText(at)} · ${by ?? '자동'} · ${stateWords[state]}`;

function Versions({ thing, content, fieldWords, changes, onClose }: Props & { onClose: () => void }) {
  const { history, version, mayWrite } = content;
  const [chosen, setChosen] = useState(version);
  const toast = useToast();
  const said = useUndoToast(thing, changes);
  const restore = useAct(restoreContent, {
    changes,
    onDone: (done) => {
      said(`${chosen}판의 내용으로 되돌렸어요`, done.version);
      onClose();
    },
  });
  const press = () =>
    restore.mutate({ params: thing, body: { to: chosen, version } }, { onError: (error) => toast.error(error) });
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title="판 비교"
      note="고른 판이 바로 앞의 판과 무엇이 다른지 보여 줘요"
      footer={
        <>
          <Button onClick={onClose}>닫기</Button>
          {mayWrite && chosen !== version && (
            <Button variant="primary" isBusy={restore.isPending} onClick={press}>
              이 판의 내용으로 되돌리기
            </Button>
          )}
        </>
      }
    >
      <div className={styles.past}>
        <SelectField
          label="판"
          choices={history.map((one) => ({ value: String(one.version), label: lineOf(one) }))}
          value={String(chosen)}
          onChange={({ target: { value } }) => setChosen(Number(value))}
        />
        <Differences key={chosen} thing={thing} version={chosen} fieldWords={fieldWords} />
      </div>
    </Modal>
  );
}

type OfVersion = { thing: ContentThing; version: number; fieldWords: Props['fieldWords'] };

function Differences({ thing, version, fieldWords }: OfVersion) {
  const { data, error, refetch } = useQuery(reading(getDifferences, { params: { ...thing, version } }));
  if (error) return <Failure error={error} what="판을" retry={() => void refetch()} />;
  if (!data) return <RowSkeleton rows={3} columns={1} />;
  if (data.differences.length === 0) return <Empty title="내용은 같아요">상태나 기간만 바뀌었어요.</Empty>;
  return data.differences.map((one) => <OneDifference key={one.field} {...one} name={fieldWords[one.field]} />);
}

const OneDifference = ({ field, before, after, name = field }: Difference & { name?: string | undefined }) => (
  <section className={styles.difference}>
    <h4>{name}</h4>
    {before !== '' && (
      <pre>
        <del>{before}</del>
      </pre>
    )}
    {after !== '' && (
      <pre>
        <ins>{after}</ins>
      </pre>
    )}
  </section>
);
