import * as contract from '@mall/contracts/office/staff';
import { callOffice } from '../../lib/call.ts';

type Staff = Pick<contract.StaffRow, 'staffNo' | 'name'>;

/** Something done about one of the staff that wants a reason. */
export type StaffAct = {
  readonly title: string;
  readonly verb: string;
  /** What will happen, in words. */
  readonly consequence: string;
  readonly done: string;
  readonly isDanger?: boolean;
  /** It takes a role besides the reason. */
  readonly takesGrant?: true;
  readonly send: (reason: string, grant: contract.WantedGrant) => Promise<unknown>;
};

const byCase = { verb: '결재 올리기', consequence: '다른 사람이 결재하면 바뀌어요.', done: '결재를 올렸어요' } as const;

const move =
  ({ staffNo }: Staff, to: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'): StaffAct['send'] =>
  (reason) =>
    callOffice(contract.moveStaff, { params: { staffNo }, body: { to, reason } });

export const suspend = (staff: Staff): StaffAct => ({
  title: `${staff.name}님 계정 멈추기`,
  verb: '계정 멈추기',
  consequence: '지금 접속해 있어도 바로 끊겨요.',
  done: '계정을 멈췄어요',
  isDanger: true,
  send: move(staff, 'SUSPENDED'),
});

export const resume = (staff: Staff): StaffAct => ({
  title: `${staff.name}님 계정 되살리기`,
  verb: '되살리기',
  consequence: '다시 로그인할 수 있어요.',
  done: '계정을 되살렸어요',
  send: move(staff, 'ACTIVE'),
});

export const close = (staff: Staff): StaffAct => ({
  title: `${staff.name}님 계정 닫기`,
  verb: '계정 닫기',
  consequence: '닫은 계정은 다시 열 수 없어요.',
  done: '계정을 닫았어요',
  isDanger: true,
  send: move(staff, 'CLOSED'),
});

export const reset = ({ staffNo, name }: Staff): StaffAct => ({
  ...byCase,
  title: `${name}님 로그인 방법 초기화`,
  consequence: `기기를 잃어버렸을 때 써요. ${byCase.consequence}`,
  isDanger: true,
  send: (reason) => callOffice(contract.resetStaff, { params: { staffNo }, body: { reason } }),
});

export const endSessions = ({ staffNo, name }: Staff): StaffAct => ({
  title: `${name}님 접속 끊기`,
  verb: '모두 끊기',
  consequence: '모든 기기에서 로그아웃돼요.',
  done: '접속을 끊었어요',
  isDanger: true,
  send: (reason) => callOffice(contract.endStaffSessions, { params: { staffNo }, body: { reason } }),
});

export const giveRole = ({ staffNo, name }: Staff): StaffAct => ({
  ...byCase,
  title: `${name}님에게 역할 주기`,
  takesGrant: true,
  send: (reason, grant) => callOffice(contract.grantRole, { params: { staffNo }, body: { grant, reason } }),
});

export const takeRole = ({ staffNo }: Staff, { grantNo, roleName }: contract.Grant): StaffAct => ({
  ...byCase,
  title: `${roleName} 거두기`,
  isDanger: true,
  send: (reason) => callOffice(contract.endGrant, { params: { staffNo, grantNo }, body: { reason } }),
});
