import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** A member with a temporary password for each project, so that a test on one device may change it. */
export const spareTemporaryMember = (projectName: string): string => `temp-${projectName}`;

/** The same with an initial password. */
export const spareInitialMember = (projectName: string): string => `initial-${projectName}`;

/** The same, dormant. */
export const spareDormantMember = (projectName: string): string => `dormant-${projectName}`;

/** A member for each project who has forgotten everything except their phone. */
export const forgetfulMember = (projectName: string) => ({
  id: `forgetful-${projectName}`,
  person: { name: '오깜빡', birthDay: '19880229', phone: projectName === 'mobile' ? '01077770002' : '01077770001' },
});

/** A member for each worker, whose phone certification reports a new name. */
export const renamedMember = (parallelIndex: number) => ({
  id: `renamed-${parallelIndex}`,
  person: { name: '유새롬', birthDay: `1991010${parallelIndex + 1}` },
});
/** A member for each project, who may leave the mall. */
export const spareLeaver = (projectName: string): string => `leaver-${projectName}`;

/** A member whose password is guessed at. */
export const guessedMember = 'guessed';

/** A member for each worker, so that concurrent tests do not share a basket. */
export const spareShopper = (parallelIndex: number): string => `shopper-${parallelIndex}`;

/** A member for each worker who orders by spreadsheet. */
export const spareUploader = (parallelIndex: number): string => `uploader-${parallelIndex}`;

/** A member of the UPLOAD mall without an approved contract. */
export const uploaderWithoutContract = 'no-contract';

/** A member for each project who holds unpaid pieces. */
export const holder = (projectName: string): string => `holder-${projectName}`;

const projectNames = ['desktop', 'mobile'];
const workers = Array.from({ length: 8 }, (_, index) => index);

/** Copies the default mall's member with a temporary password and its ordinary one, and that of the UPLOAD mall. */
export async function addSpareMembers(ownerDatabase: Database): Promise<void> {
  await copyMember(ownerDatabase, 'temp', projectNames.map(spareTemporaryMember));
  await copyMember(ownerDatabase, 'initial', projectNames.map(spareInitialMember));
  await copyMember(ownerDatabase, 'dormant', projectNames.map(spareDormantMember));
  for (const { id, person } of projectNames.map(forgetfulMember)) {
    const { name, phone } = person;
    await copyMember(ownerDatabase, 'demo', [id], { name, phone, birthDate: dateOf(person.birthDay) });
  }
  for (const { id, person } of workers.map(renamedMember)) {
    await copyMember(ownerDatabase, 'demo', [id], { birthDate: dateOf(person.birthDay) });
  }
  await copyMember(ownerDatabase, 'demo', [guessedMember, ...projectNames.map(spareLeaver)]);
  await copyMember(ownerDatabase, 'demo', workers.map(spareShopper));
  await copyMember(ownerDatabase, 'demo', projectNames.map(holder));
  // A worker's shopper leaves orders unpaid in many tests.
  await ownerDatabase.updateTable('mall').set({ mostUnpaidOrders: 200 }).execute();
  await copyMember(ownerDatabase, 'demo', [...workers.map(spareUploader), uploaderWithoutContract], {}, 'daeryang');
  await sql`
    insert into account_contract
    select c.mall_id, m.member_no, c.credit_limit, c.payment_days, c.state, c.approved_at, c.changed_at
    from member m join member demo on demo.mall_id = m.mall_id and demo.login_id = 'demo'
      join account_contract c on c.mall_id = demo.mall_id and c.member_no = demo.member_no
    where m.login_id like 'uploader-%'`.execute(ownerDatabase);
}

const dateOf = (birthDay: string) => sql<Date>`to_date(${birthDay}, 'YYYYMMDD')`;

async function copyMember(
  ownerDatabase: Database,
  loginId: string,
  copies: readonly string[],
  changed: object = {},
  mallUrl = 'familyshop',
): Promise<void> {
  // Without columns that the database fills itself.
  const {
    memberNo: _number,
    emailKey: _key,
    nameKey: _name,
    loginKey: _login,
    phoneEnd: _phone,
    ...member
  } = await ownerDatabase
    .selectFrom('member')
    .innerJoin('mall', 'mall.mallId', 'member.mallId')
    .selectAll('member')
    .where('mall.mallUrl', '=', mallUrl)
    .where('loginId', '=', loginId)
    .executeTakeFirstOrThrow();
  await ownerDatabase
    .insertInto('member')
    .values(
      copies.map((copy) => ({
        ...{ ...member, ...changed, loginId: copy },
        // A verified address belongs to one member.
        email: member.email && `${copy}@${mallUrl}.example`,
      })),
    )
    .execute();
}
