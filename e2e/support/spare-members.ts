import type { Database } from '@mall/db/connection';

/** A member with a temporary password for each project, so that a test on one device may change it. */
export const spareTemporaryMember = (projectName: string): string => `temp-${projectName}`;

const projectNames = ['desktop', 'mobile'];

/** Copies the demo set's member with a temporary password. */
export async function addSpareMembers(ownerDatabase: Database): Promise<void> {
  const { memberNo: _, ...member } = await ownerDatabase
    .selectFrom('member')
    .selectAll()
    .where('loginId', '=', 'temp')
    .executeTakeFirstOrThrow();
  const copies = projectNames.map((name) => ({ ...member, loginId: spareTemporaryMember(name) }));
  await ownerDatabase.insertInto('member').values(copies).execute();
}
