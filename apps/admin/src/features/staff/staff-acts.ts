import * as contract from '@mall/contracts/office/staff';
import type { AnyShape } from '@mall/contracts/wire';
import { callOffice } from '../../lib/call.ts';
import { emptyGrant } from './grant-fields.tsx';

type Typed = { readonly reason: string; readonly grants: readonly contract.WantedGrant[] };
type Staff = Pick<contract.StaffRow, 'staffNo' | 'name'>;

/** An action on staff that needs a reason. */
export type StaffAct = {
  readonly title: string;
  readonly verb: string;
  /** Its effect, in words. */
  readonly consequence: string;
  readonly done: string;
  readonly isDanger?: boolean;
  /** It needs a role besides the reason. */
  readonly takesGrant?: true;
  /** The body of the call, and how it is built from the form when it has more than a reason. */
  readonly shape: AnyShape;
  readonly toBody?: (typed: Typed) => unknown;
  readonly send: (typed: Typed) => Promise<unknown>;
};

const byCase = { verb: '결재 올리기', consequence: '다른 사람이 결재하면 바뀌어요.', done: '결재를 올렸어요' } as const;

type Sending = Pick<StaffAct, 'shape' | 'toBody' | 'send'>;

function move({ staffNo }: Staff, to: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'): Sending {
  const toBody = ({ reason }: Typed) => ({ to, reason });
  const send = (typed: Typed) => callOffice(contract.moveStaff, { params: { staffNo }, body: toBody(typed) });
  return { shape: contract.moveStaff.body, toBody, send };
}

export const suspend = (staff: Staff): StaffAct => ({
  title: `${staff.name}님 계정 멈추기`,
  verb: '계정 멈추기',
  consequence: '지금 접속해 있어도 바로 끊겨요.',
  done: '계정을 멈췄어요',
  isDanger: true,
  ...move(staff, 'SUSPENDED'),
});

export const resume = (staff: Staff): StaffAct => ({
  title: `${staff.name}님 계정 되살리기`,
  verb: '되살리기',
  consequence: '다시 로그인할 수 있어요.',
  done: '계정을 되살렸어요',
  ...move(staff, 'ACTIVE'),
});

export const close = (staff: Staff): StaffAct => ({
  title: `${staff.name}님 계정 닫기`,
  verb: '계정 닫기',
  consequence: '닫은 계정은 다시 열 수 없어요.',
  done: '계정을 닫았어요',
  isDanger: true,
  ...move(staff, 'CLOSED'),
});

export const reset = ({ staffNo, name }: Staff): StaffAct => ({
  ...byCase,
  title: `${name}님 로그인 방법 초기화`,
  consequence: `기기를 잃어버렸을 때 써요. ${byCase.consequence}`,
  isDanger: true,
  shape: contract.resetStaff.body,
  send: ({ reason }) => callOffice(contract.resetStaff, { params: { staffNo }, body: { reason } }),
});

export const endSessions = ({ staffNo, name }: Staff): StaffAct => ({
  title: `${name}님 접속 끊기`,
  verb: '모두 끊기',
  consequence: '모든 기기에서 로그아웃돼요.',
  done: '접속을 끊었어요',
  isDanger: true,
  shape: contract.endStaffSessions.body,
  send: ({ reason }) => callOffice(contract.endStaffSessions, { params: { staffNo }, body: { reason } }),
});

export function giveRole({ staffNo, name }: Staff): StaffAct {
  const toBody = ({ reason, grants: [grant = emptyGrant] }: Typed) => ({ grant, reason });
  return {
    ...byCase,
    ...{ title: `${name}님에게 역할 주기`, takesGrant: true, shape: contract.grantRole.body, toBody },
    send: (typed) => callOffice(contract.grantRole, { params: { staffNo }, body: toBody(typed) }),
  };
}

export const takeRole = ({ staffNo }: Staff, { grantNo, roleName }: contract.Grant): StaffAct => ({
  ...byCase,
  title: `${roleName} 거두기`,
  isDanger: true,
  shape: contract.endGrant.body,
  send: ({ reason }) => callOffice(contract.endGrant, { params: { staffNo, grantNo }, body: { reason } }),
});
