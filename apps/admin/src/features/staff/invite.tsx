import { inviteStaff, listStaff, summariseStaff, type WantedGrant } from '@mall/contracts/office/staff';
import { officePath } from '@mall/domain/office/screens';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import type { SearchParams } from '../../lib/search.ts';
import { useMe } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';
import { emptyGrant, GrantFields } from './grant-fields.tsx';

/** Invites somebody by mail. */
export function InviteButton() {
  const { invite }: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(invite !== undefined);
  // Returns to the steps of opening a mall, when one has come from there.
  const close = () => {
    setOpen(false);
    if (invite !== undefined)
      void navigate({
        to: officePath({ screen: 'mallOpening', params: { mallId: Number(invite) } }),
        search: { step: 'open' } as SearchParams,
      });
  };
  return (
    <>
      <Button variant="primary" icon={Plus} keys="n" onClick={() => setOpen(true)}>
        직원 초대
      </Button>
      {isOpen && <InviteModal mallId={invite} onClose={close} />}
    </>
  );
}

type Typed = { name: string; email: string; endsOn: string; grants: WantedGrant[]; reason: string };

/** The role and the last day are optional. */
const toBody = ({ email, endsOn, grants, ...typed }: Typed) => ({
  ...typed,
  email: email.trim(),
  endsOn: endsOn || null,
  grants: grants.filter(({ roleCode }) => roleCode !== ''),
});
const roleLater = '. 역할은 보안 담당자가 승인하면 생겨요';

/** The first operator of a new mall gets the role that runs it. */
const grantIn = (mallId: string | undefined): WantedGrant =>
  mallId === undefined ? emptyGrant : { ...emptyGrant, roleCode: 'PARTNER', mallIds: [Number(mallId)] };

function InviteModal({ mallId, onClose }: { mallId: string | undefined; onClose: () => void }) {
  const isProvider = useMe()?.malls.isAll;
  const toast = useToast();
  const invite = useAct(inviteStaff, { changes: [listStaff, summariseStaff] });
  const form = useOfficeForm({
    shape: inviteStaff.body,
    values: {
      name: '',
      email: '',
      endsOn: '',
      grants: [grantIn(mallId)],
      reason: mallId === undefined ? '' : '새로 여는 몰을 운영해요',
    },
    toBody,
    send: (typed) => invite.mutateAsync({ body: toBody(typed) }),
    onSent: ({ caseNo, isMailed }, { name }) => {
      if (isMailed) toast(`${name}님에게 초대 메일을 보냈어요${caseNo === null ? '' : roleLater}`);
      else toast({ message: `${name}님을 추가했지만 메일을 보내지 못했어요. 다시 보내 주세요.`, tone: 'err' });
      onClose();
    },
  });
  return (
    <ReasonModal
      title="직원 초대"
      verb="초대하기"
      form={form}
      consequence={
        isProvider
          ? '72시간 동안 쓸 수 있는 초대 메일을 보내요. 역할은 보안 담당자가 결재하면 생겨요.'
          : '72시간 동안 쓸 수 있는 초대 메일을 보내요.'
      }
      onClose={onClose}
    >
      <TextField label="이름" {...form.field('name')} />
      <TextField label="회사 메일" type="email" {...form.field('email')} />
      <GrantFields form={form} />
      <TextField label="끝나는 날" type="date" note="비워 둘 수 있어요" {...form.field('endsOn')} />
    </ReasonModal>
  );
}
