import type { Database } from '@mall/db/connection';

/** A member with a temporary password for each project, so that a test on one device may change it. */
export const spareTemporaryMember = (projectName: string): string => `temp-${projectName}`;

/** A member for each worker, so that tests that run at once do not share a basket. */
export const spareShopper = (parallelIndex: number): string => `shopper-${parallelIndex}`;

const projectNames = ['desktop', 'mobile'];
const mostWorkers = 8;

/** Copies the default mall's member with a temporary password, and its ordinary one. */
export async function addSpareMembers(ownerDatabase: Database): Promise<void> {
  await copyMember(ownerDatabase, 'temp', projectNames.map(spareTemporaryMember));
  await copyMember(
    ownerDatabase,
    'demo',
    Array.from({ length: mostWorkers }, (_, index) => spareShopper(index)),
  );
}

async function copyMember(ownerDatabase: Database, loginId: string, copies: readonly string[]): Promise<void> {
  const { memberNo: _, ...member } = await ownerDatabase
    .selectFrom('member')
    .innerJoin('mall', 'mall.mallId', 'member.mallId')
    .selectAll('member')
    .where('mall.mallUrl', '=', 'familyshop')
    .where('loginId', '=', loginId)
    .executeTakeFirstOrThrow();
  await ownerDatabase
    .insertInto('member')
    .values(copies.map((copy) => ({ ...member, loginId: copy })))
    .execute();
}
