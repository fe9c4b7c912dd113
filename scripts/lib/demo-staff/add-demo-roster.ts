import type { IdentityVault } from '../../../apps/api/src/certification/identity-vault.ts';
import {
  insertEntries,
  type NewEntry,
  updateInvited,
  updateJoined,
} from '../../../apps/api/src/modules/roster/roster.repository.ts';
import { hashesOf } from '../../../apps/api/src/modules/roster/roster-hashes.ts';
import { invitationDays } from '../../../packages/contracts/src/office/roster.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall, type MallScope } from '../../../packages/db/src/in-mall.ts';
import { seoulDayOf, shiftedDay } from '../../../packages/domain/src/seoul-day.ts';
import { findDemoMember } from './find-demo-member.ts';

const day = 86_400_000;
type Employee = {
  readonly employeeNo: string;
  readonly department: string;
  readonly hiredOn: string;
  /** An invented name, at an address that nobody has; none where the sheet had only a number. */
  readonly name?: string;
  readonly birth?: string;
  /** The last day, days from now. */
  readonly leavesIn?: number;
  readonly isInvited?: boolean;
};

const joined = '201307';
const employees: readonly Employee[] = [
  { employeeNo: joined, department: '경영지원', hiredOn: '2013-03-04' },
  { employeeNo: '201511', department: '영업', hiredOn: '2015-07-01', name: '강한빛', birth: '1986', leavesIn: 3 },
  {
    employeeNo: '201808',
    department: '연구개발',
    hiredOn: '2018-01-02',
    name: '노다온',
    birth: '1990',
    isInvited: true,
  },
  { employeeNo: '201902', department: '생산', hiredOn: '2019-02-11', name: '도하람', birth: '1978', leavesIn: 24 },
  { employeeNo: '202004', department: '생산', hiredOn: '2020-09-01', name: '라온유', birth: '1992', isInvited: true },
  {
    employeeNo: '202117',
    department: '고객지원',
    hiredOn: '2021-05-03',
    name: '문가람',
    birth: '1994',
    isInvited: true,
  },
  { employeeNo: '202203', department: '영업', hiredOn: '2022-03-02', name: '민새결', birth: '1995', isInvited: true },
  {
    employeeNo: '202306',
    department: '연구개발',
    hiredOn: '2023-11-06',
    name: '백누리',
    birth: '1997',
    isInvited: true,
  },
  { employeeNo: '202401', department: '경영지원', hiredOn: '2024-01-02', name: '서이든', birth: '1998' },
  { employeeNo: '202509', department: '고객지원', hiredOn: '2025-09-15', name: '안다솜', birth: '2000' },
];

/** Gives an employer's mall a roster: employees who have joined, were invited, or are about to leave. */
export async function addDemoRoster(owner: Database, vault: IdentityVault, mall: MallScope): Promise<void> {
  const now = new Date();
  await inMall(owner, mall, async (transaction) => {
    const member = await findDemoMember(transaction);
    await insertEntries(
      transaction,
      employees.map((employee) => entryOf(vault, mall, employee, now)),
    );
    const invited = employees.filter(({ isInvited }) => isInvited).map(({ employeeNo }) => employeeNo);
    await updateInvited(transaction, invited, new Date(now.getTime() - 2 * day));
    const { entryNo } = await transaction
      .selectFrom('rosterEntry')
      .select('entryNo')
      .where('mallId', '=', mall.mallId)
      .where('employeeNo', '=', joined)
      .executeTakeFirstOrThrow();
    if (member) await updateJoined(transaction, { entryNo, ...member });
  });
}

function entryOf(vault: IdentityVault, mall: MallScope, employee: Employee, now: Date): NewEntry {
  const { employeeNo, department, hiredOn, name = '', birth = '', leavesIn } = employee;
  const hashes = hashesOf(vault, mall, { name, birth, email: name && `e${employeeNo}@hanul.test` });
  const leavesOn = leavesIn === undefined ? undefined : shiftedDay(seoulDayOf(now), leavesIn);
  return {
    ...{ employeeNo, department, hiredOn, nameHash: hashes.name, birthHash: hashes.birth, emailHash: hashes.email },
    leavesAt: leavesOn === undefined ? null : new Date(`${leavesOn}T18:00:00+09:00`),
    addedAt: now,
    invitationEndsAt: new Date(now.getTime() + invitationDays * day),
  };
}
