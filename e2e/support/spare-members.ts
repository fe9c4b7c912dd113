import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** A member with a temporary password for each project, so that a test on one device may change it. */
export const spareTemporaryMember = (projectName: string): string => `temp-${projectName}`;

/** A member with an initial password for each project, likewise. */
export const spareInitialMember = (projectName: string): string => `initial-${projectName}`;

/** A dormant member for each project, likewise. */
export const spareDormantMember = (projectName: string): string => `dormant-${projectName}`;

/** A member for each project who has forgotten everything but their own phone. */
export const forgetfulMember = (projectName: string) => ({
  id: `forgetful-${projectName}`,
  person: { name: '오깜빡', birthDay: '19880229', phone: projectName === 'mobile' ? '01077770002' : '01077770001' },
});
/** A member for each project, who may leave the mall. */
export const spareLeaver = (projectName: string): string => `leaver-${projectName}`;

/** A member for each worker, so that tests that run at once do not share a basket. */
export const spareShopper = (parallelIndex: number): string => `shopper-${parallelIndex}`;

const projectNames = ['desktop', 'mobile'];
const mostWorkers = 8;

/** Copies the default mall's member with a temporary password, and its ordinary one. */
export async function addSpareMembers(ownerDatabase: Database): Promise<void> {
  await copyMember(ownerDatabase, 'temp', projectNames.map(spareTemporaryMember));
  await copyMember(ownerDatabase, 'initial', projectNames.map(spareInitialMember));
  await copyMember(ownerDatabase, 'dormant', projectNames.map(spareDormantMember));
  for (const { id, person } of projectNames.map(forgetfulMember)) {
    await copyMember(ownerDatabase, 'demo', [id], {
      name: person.name,
      phone: person.phone,
      birthDate: sql<Date>`to_date(${person.birthDay}, 'YYYYMMDD')`,
    });
  }
  await copyMember(ownerDatabase, 'demo', projectNames.map(spareLeaver));
  await copyMember(
    ownerDatabase,
    'demo',
    Array.from({ length: mostWorkers }, (_, index) => spareShopper(index)),
  );
}

async function copyMember(
  ownerDatabase: Database,
  loginId: string,
  copies: readonly string[],
  changed: object = {},
): Promise<void> {
  const { memberNo: _, ...member } = await ownerDatabase
    .selectFrom('member')
    .innerJoin('mall', 'mall.mallId', 'member.mallId')
    .selectAll('member')
    .where('mall.mallUrl', '=', 'familyshop')
    .where('loginId', '=', loginId)
    .executeTakeFirstOrThrow();
  await ownerDatabase
    .insertInto('member')
    .values(
      copies.map((copy) => ({
        ...{ ...member, ...changed, loginId: copy },
        // An address that is verified is one member's.
        email: member.email && `${copy}@familyshop.example`,
      })),
    )
    .execute();
}
