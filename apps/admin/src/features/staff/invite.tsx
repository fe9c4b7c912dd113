import { inviteStaff, listStaff, summariseStaff, type WantedGrant } from '@mall/contracts/office/staff';
import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { useMe } from '../../lib/use-me.ts';
import { refresh } from '../../lib/use-office.ts';
import { emptyGrant, GrantFields } from './grant-fields.tsx';

/** Adds somebody by mail. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} keys="n" onClick={() => setOpen(true)}>
        직원 초대
      </Button>
      {isOpen && <InviteModal onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteModal({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [endsOn, setEndsOn] = useState('');
  const [grant, setGrant] = useState<WantedGrant>(emptyGrant);
  const isProvider = useMe()?.malls.isAll;
  const queryClient = useQueryClient();
  const toast = useToast();
  const send = async (reason: string) => {
    const grants = grant.roleCode === '' ? [] : [grant];
    const body = { name, email: email.trim(), endsOn: endsOn || null, grants, reason };
    const { caseNo, isMailed } = await callOffice(inviteStaff, { body });
    await refresh(queryClient, [listStaff, summariseStaff]);
    if (!isMailed) toast({ message: `${name}님을 추가했지만 메일을 보내지 못했어요. 다시 보내 주세요.`, tone: 'err' });
    else toast(`${name}님에게 초대 메일을 보냈어요${caseNo === null ? '' : '. 역할은 보안 담당자가 승인하면 생겨요'}`);
  };
  return (
    <ReasonModal
      title="직원 초대"
      verb="초대하기"
      consequence={
        isProvider
          ? '72시간 동안 쓸 수 있는 초대 메일을 보내요. 역할은 보안 담당자가 결재하면 생겨요.'
          : '72시간 동안 쓸 수 있는 초대 메일을 보내요.'
      }
      onClose={onClose}
      send={send}
    >
      <TextField label="이름" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      <TextField label="회사 메일" type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <GrantFields grant={grant} onChange={setGrant} />
      <TextField
        label="끝나는 날"
        type="date"
        note="비워 둘 수 있어요"
        value={endsOn}
        onChange={(event) => setEndsOn(event.target.value)}
      />
    </ReasonModal>
  );
}
