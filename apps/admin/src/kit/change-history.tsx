import { showHistory } from '@mall/contracts/office/records';
import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import { useState } from 'react';
import { reading } from '../lib/use-office.ts';
import { Button, IconButton } from './button.tsx';
import { Modal } from './overlay/modal.tsx';
import { Empty, Failure, RowSkeleton } from './states.tsx';
import { Timeline } from './timeline.tsx';

/** A thing as the audit names it. */
export type AuditedThing = {
  /** Such as `order 2026112200041203`. */
  readonly subject: string;
  /** Absent for things of the office: staff and cases. */
  readonly mallId?: number;
};
type Props = AuditedThing & {
  /** Only the icon, for the head of a drawer. */
  readonly isSign?: boolean;
};

/** 변경 이력 of one thing, for staff who may see the thing. */
export function ChangeHistory({ isSign = false, ...thing }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isSign ? (
        <IconButton icon={HistoryIcon} label="변경 이력" onClick={open} />
      ) : (
        <Button variant="ghost" size="sm" icon={HistoryIcon} onClick={open}>
          변경 이력
        </Button>
      )}
      {isOpen && <Shown {...thing} onClose={() => setOpen(false)} />}
    </>
  );
}

function Shown({ onClose, ...query }: AuditedThing & { onClose: () => void }) {
  const { data, error, refetch } = useQuery(reading(showHistory, { query }));
  return (
    <Modal isOpen onClose={onClose} title="변경 이력" note="직원이 바꾼 것만 모아요">
      {error ? (
        <Failure error={error} what="변경 이력을" retry={() => void refetch()} />
      ) : !data ? (
        <RowSkeleton rows={4} columns={2} />
      ) : data.length === 0 ? (
        <Empty title="직원이 바꾼 적이 없어요" />
      ) : (
        <Timeline
          items={data.map(({ auditNo, at, who, actionName, reason }) => ({
            ...{ key: String(auditNo), title: actionName, at },
            note: reason ? `${who} · ${reason}` : who,
          }))}
        />
      )}
    </Modal>
  );
}
