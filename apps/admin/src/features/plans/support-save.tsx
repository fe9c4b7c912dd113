import { listSupports, type SupportGrid, saveSupports } from '@mall/contracts/office/supports';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { LeaveQuestion } from '../../kit/form/form.tsx';
import { useToast } from '../../kit/toast.tsx';
import type { OfficeMall } from '../../lib/mall-scope.ts';
import { grouped } from '../../lib/numbers.ts';
import { errorText, isOfficeError } from '../../lib/office-error.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './plans.module.css';
import { ProposeModal } from './propose-modal.tsx';
import { keyOf, type SupportEdits } from './use-support-edits.ts';

type Props = { mall: OfficeMall; grid: SupportGrid; on: string; edits: SupportEdits };

/** Saves or proposes all typed changes together. */
export function SupportSave({ mall, grid, on, edits }: Props) {
  const toast = useToast();
  const [isProposing, setProposing] = useState(false);
  const save = useAct(saveSupports, { changes: [listSupports] });
  const cells = edits.cellsOf(grid.rows, on);
  const isSending = save.isPending;
  if (cells.length === 0) return null;
  const refuse = (error: unknown) => {
    const problems = problemsOf(error);
    edits.setProblems(
      new Map([...problems].flatMap(([index, text]) => (cells[index] ? [[keyOf(cells[index]), text] as const] : []))),
    );
  };
  const send = () =>
    save.mutate(
      { params: { mallId: mall.mallId }, body: { cells } },
      {
        onSuccess: ({ changed }) => {
          edits.clear();
          toast(`지원금 ${grouped(changed)}개를 바꿨어요`);
        },
        onError: (error) => {
          refuse(error);
          toast.error(error);
        },
      },
    );
  return (
    <section className={styles.bar} aria-label="고친 지원금">
      <p role="status">
        조합 {grouped(cells.length)}개 · {on.replaceAll('-', '.')} 00:00부터 적용해요
      </p>
      <Button onClick={edits.clear}>되돌리기</Button>
      {grid.mayWrite ? (
        <Button variant="primary" keys="mod+enter" isBusy={isSending} onClick={send}>
          저장하기
        </Button>
      ) : (
        <Button variant="primary" onClick={() => setProposing(true)}>
          제안하기
        </Button>
      )}
      <LeaveQuestion isChanged={!isSending && !isProposing} />
      {isProposing && (
        <ProposeModal
          mall={mall}
          cells={cells}
          onProposed={edits.clear}
          onRefused={refuse}
          onClose={() => setProposing(false)}
        />
      )}
    </section>
  );
}

/** Problems by the index of the cell: refused by a rule, or changed by somebody else meanwhile. */
function problemsOf(error: unknown): ReadonlyMap<number, string> {
  if (!isOfficeError(error)) return new Map();
  const refused = error.fieldErrors.flatMap(({ field, message }) => {
    const [, index] = /^cells\.(\d+)/.exec(field) ?? [];
    return index === undefined ? [] : [[Number(index), message] as const];
  });
  const { cells = [] } = (error.data ?? {}) as { readonly cells?: readonly { readonly cell: number }[] };
  const moved = isOfficeError(error, '4090') ? cells.map(({ cell }) => [cell, errorText(error)] as const) : [];
  return new Map([...moved, ...refused]);
}
