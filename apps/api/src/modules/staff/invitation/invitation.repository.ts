import type { Runner } from '../staff.repository.ts';

type Link = { readonly invitationHash: Buffer; readonly staffNo: number; readonly expiresAt: Date };

export async function insertInvitation(database: Runner, link: Link): Promise<void> {
  await database.insertInto('staffInvitation').values(link).execute();
}

/** A link of a mail, with its recipient. */
export function findInvitation(database: Runner, invitationHash: Buffer) {
  return database
    .selectFrom('staffInvitation')
    .innerJoin('staff', 'staff.staffNo', 'staffInvitation.staffNo')
    .select([
      'staff.staffNo',
      'staff.email',
      'staff.name',
      'staff.state',
      'staffInvitation.expiresAt',
      'staffInvitation.usedAt',
    ])
    .where('staffInvitation.invitationHash', '=', invitationHash)
    .executeTakeFirst();
}
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Uses a link up, together with all others of the same staff; false when it was used already. */
export async function spendInvitation(
  database: Runner,
  { invitationHash, staffNo, at: usedAt }: Omit<Link, 'expiresAt'> & { readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staffInvitation')
    .set({ usedAt })
    .where('invitationHash', '=', invitationHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  await database
    .updateTable('staffInvitation')
    .set({ usedAt })
    .where('staffNo', '=', staffNo)
    .where('usedAt', 'is', null)
    .execute();
  return numUpdatedRows > 0n;
}
