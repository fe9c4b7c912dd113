import { remindStaff, type StaffRow } from '@mall/contracts/office/staff';
import { Button } from '../../kit/button.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { useMay } from '../../lib/use-me.ts';
import * as acts from './staff-acts.ts';

type Props = { staff: StaffRow; onAct: (act: acts.StaffAct) => void };

/** The actions that the account's state and one's permissions allow. */
export function StaffButtons({ staff, onAct }: Props) {
  const [mayGuard, mayInvite] = [useMay('staffSessions.write'), useMay('staff.invite')];
  const toast = useToast();
  const remind = async () => {
    const { isMailed } = await callOffice(remindStaff, { params: { staffNo: staff.staffNo } });
    if (isMailed) toast('초대 메일을 다시 보냈어요');
    else toast({ message: '메일을 보내지 못했어요. 잠시 뒤에 다시 보내 주세요.', tone: 'err' });
  };
  const isWaiting = staff.state === 'INVITED';
  return (
    <>
      {mayInvite && isWaiting && <Button onClick={() => void remind().catch(toast.error)}>초대 다시 보내기</Button>}
      {mayGuard && (isWaiting || staff.state === 'ACTIVE') && (
        <Button variant="danger" onClick={() => onAct(acts.suspend(staff))}>
          계정 멈추기
        </Button>
      )}
      {mayGuard && staff.state === 'SUSPENDED' && (
        <>
          <Button variant="danger" onClick={() => onAct(acts.close(staff))}>
            계정 닫기
          </Button>
          <Button variant="primary" onClick={() => onAct(acts.resume(staff))}>
            되살리기
          </Button>
        </>
      )}
    </>
  );
}
