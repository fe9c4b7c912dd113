import { type listPosts, movePost, pinPost, undoPost } from '@mall/contracts/office/boards';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import SquareX from 'lucide-react/icons/square-x';
import { useState } from 'react';
import { type Plan, PlanFields } from '../../kit/content/plan-fields.tsx';
import { eachRow } from '../../kit/list/bulk-run.ts';
import type { BulkAction, Chosen, RowOf } from '../../kit/list/list-types.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { callOffice } from '../../lib/call.ts';
import { placeKey, placeOf } from './board-words.ts';

type Row = RowOf<typeof listPosts>;
/** The versions that the last action created, for undoing it. */
const made = new Map<string, number>();

const paramsOf = ({ mallId, boardType, postNo }: Row) => ({ mallId, boardType, postNo });
const each = (chosen: Chosen<Row>, act: (row: Row) => Promise<{ readonly version: number }>) =>
  eachRow(chosen, placeKey, async (row) => made.set(placeKey(row), (await act(row)).version));
const undo = (keys: readonly string[]) =>
  Promise.all(keys.map((key) => callOffice(undoPost, { params: placeOf(key), body: { version: made.get(key) ?? 0 } })));

const pinning = (isPinned: boolean): BulkAction<Row> => ({
  ...(isPinned ? { label: '고정', icon: Pin } : { label: '고정 해제', icon: PinOff }),
  appliesTo: (row) => row.isPinned !== isPinned,
  run: (chosen) =>
    each(chosen, (row) => callOffice(pinPost, { params: paramsOf(row), body: { isPinned, version: row.version } })),
  done: (count) => (isPinned ? `${count}개를 고정했어요` : `${count}개의 고정을 풀었어요`),
  undo,
});

const ending: BulkAction<Row> = {
  ...{ label: '내리기', icon: SquareX, undo },
  appliesTo: ({ state }) => state === 'LIVE',
  run: (chosen) => each(chosen, (row) => move(row, 'ENDED', { startsAt: null, endsAt: null })),
  done: (count) => `${count}개를 내렸어요`,
};

const move = (row: Row, to: 'SCHEDULED' | 'ENDED', plan: Plan) =>
  callOffice(movePost, { params: paramsOf(row), body: { to, ...plan, version: row.version } });

type Asking = { readonly count: number; readonly answer: (plan: Plan | undefined) => void };

/** The bulk actions on posts. */
export function usePostBulk() {
  const [asking, setAsking] = useState<Asking>();
  const scheduling: BulkAction<Row> = {
    ...{ label: '예약', icon: CalendarClock, isMain: true, undo },
    appliesTo: ({ state }) => state === 'DRAFT' || state === 'SCHEDULED',
    run: async (chosen) => {
      const count = chosen.kind === 'rows' ? chosen.rows.length : 0;
      const plan = await new Promise<Plan | undefined>((answer) => setAsking({ count, answer }));
      setAsking(undefined);
      return plan && each(chosen, (row) => move(row, 'SCHEDULED', plan));
    },
    done: (count) => `${count}개를 예약했어요`,
  };
  const dialog = asking && (
    <Modal isOpen onClose={() => asking.answer(undefined)} title="예약" note={`${asking.count}개`}>
      <PlanFields action={`${asking.count}개 예약하기`} needsStart onPlan={asking.answer} />
    </Modal>
  );
  return { bulk: [scheduling, pinning(true), pinning(false), ending], dialog };
}
