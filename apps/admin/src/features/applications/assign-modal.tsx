import { assignApplications } from '@mall/contracts/office/application-moves';
import type { ApplicationRow } from '@mall/contracts/office/applications';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { useDealers } from './dealer-field.tsx';
import { changed } from './use-application-moves.ts';

type Props = { rows: readonly ApplicationRow[]; onClose: () => void };

/** Assigns the selected applications to one dealer; those reassigned in the meantime stay, and are listed. */
export function AssignModal({ rows, onClose }: Props) {
  const [to, setTo] = useState('');
  const toast = useToast();
  const act = useAct(assignApplications, { changes: changed });
  const dealers = useDealers();
  const assign = async (target: number | null, items: Parameters<typeof act.mutateAsync>[0]['body']['items']) => {
    const outcomes = await act.mutateAsync({ body: { to: target, items } });
    return items.filter((_, place) => outcomes[place]?.outcome === 'done');
  };
  const submit = async () => {
    const target = to === '' ? null : Number(to);
    const items = rows.map(({ mallId, applicationNo, dealer }) => ({
      ...{ mallId, applicationNo, from: dealer?.staffNo ?? null },
    }));
    try {
      const done = await assign(target, items);
      const left = items.length - done.length;
      const message = `${done.length}건의 담당을 정했어요${left > 0 ? `. ${left}건은 맡을 수 없거나 그사이 바뀌었어요` : ''}`;
      const undo = () =>
        Promise.all(done.map(({ from, ...item }) => assign(from, [{ ...item, from: target }]))).catch(
          (error: unknown) => toast.error(error),
        );
      toast(done.length > 0 ? { message, undo } : { message, tone: 'err' });
      onClose();
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="담당 대리점 지정"
      note={`${rows.length}건`}
      footer={
        <>
          <Button onClick={onClose}>닫기</Button>
          <Button variant="primary" keys="mod+enter" isBusy={act.isPending} onClick={() => void submit()}>
            {`${rows.length}건 지정하기`}
          </Button>
        </>
      }
    >
      <SelectField
        label="담당 대리점"
        placeholder="담당 비우기"
        help="통신사와 몰이 맞는 신청만 넘어가요."
        choices={dealers.map(({ staffNo, name, carrier }) => ({
          ...{ value: String(staffNo), label: [name, carrier].filter(Boolean).join(' · ') },
        }))}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
    </Modal>
  );
}
