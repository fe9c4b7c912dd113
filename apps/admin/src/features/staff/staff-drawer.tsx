import * as contract from '@mall/contracts/office/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMe } from '../../lib/use-me.ts';
import { reading, refresh } from '../../lib/use-office.ts';
import { emptyGrant, GrantFields } from './grant-fields.tsx';
import type { StaffAct } from './staff-acts.ts';
import { StaffButtons } from './staff-buttons.tsx';
import { FactorPart, GrantPart, SessionPart } from './staff-parts.tsx';
import { stateTones, stateWords } from './staff-words.ts';

/** One staff account: its permissions, its sessions, and the possible actions. */
export function StaffDrawer({ staffNo }: { staffNo: number }) {
  const { data, error, refetch } = useQuery(reading(contract.showStaff, { params: { staffNo } }));
  const [act, setAct] = useState<StaffAct>();
  // Staff of only a few malls see nothing that belongs to no mall.
  const isOfAllMalls = useMe()?.malls.isAll ?? false;
  if (error) return <Failure error={error} what="직원을" retry={() => void refetch()} />;
  if (!data) return <RowSkeleton rows={6} columns={2} />;
  const { staff, sessions, isSelf } = data;
  return (
    <Drawer
      title={staff.name}
      badge={<Badge tone={stateTones[staff.state]}>{stateWords[staff.state]}</Badge>}
      note={staff.email}
      history={isOfAllMalls && { subject: `staff ${staffNo}` }}
      actions={!isSelf && <StaffButtons staff={staff} onAct={setAct} />}
    >
      <GrantPart staff={staff} onAct={setAct} />
      <FactorPart staff={staff} isSelf={isSelf} onAct={setAct} />
      <SessionPart staff={staff} sessions={sessions} onAct={setAct} />
      {act && <ActModal act={act} onClose={() => setAct(undefined)} />}
    </Drawer>
  );
}

function ActModal({ act, onClose }: { act: StaffAct; onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { title, verb, consequence, done, isDanger = false, takesGrant = false, shape, toBody, send } = act;
  const form = useOfficeForm({
    shape,
    values: { reason: '', grants: [emptyGrant] },
    toBody,
    send: async (values) => {
      await send(values);
      await refresh(queryClient, [contract.listStaff, contract.showStaff, contract.summariseStaff]);
    },
    onSent: () => {
      toast(done);
      onClose();
    },
  });
  return (
    <ReasonModal {...{ form, title, verb, consequence, isDanger, onClose }}>
      {takesGrant && <GrantFields form={form} />}
    </ReasonModal>
  );
}
