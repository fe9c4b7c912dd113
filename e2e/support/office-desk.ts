import type postgres from 'postgres';
import { openOwner } from './office-orders.ts';

/** The database of the test run, as its owner, bound to a mall. */
async function asOwner<Result>(mallId: number, work: (owner: postgres.Sql) => Promise<Result>): Promise<Result> {
  const owner = openOwner(mallId);
  return work(owner).finally(() => owner.end());
}

/** Gives a member of the first mall a unique phone number; returns the member's number. */
export const givePhone = (loginId: string, phone: string): Promise<number> =>
  asOwner(1, async (owner) => {
    const [row] = await owner<{ member_no: number }[]>`
      update member set phone = ${phone} where mall_id = 1 and login_id = ${loginId} returning member_no`;
    if (!row) throw new Error(`no member ${loginId}`);
    return Number(row.member_no);
  });

/** The access log of a contact: task and fields, the earliest first. */
export const accessesOf = (contactNo: number): Promise<{ task: string; fields: string[] }[]> =>
  asOwner(1, async (owner) => {
    const rows = await owner<{ task: string; fields: string[] }[]>`
      select task, fields from privacy_access where contact_no = ${contactNo} order by access_no`;
    return rows.map(({ task, fields }) => ({ task, fields }));
  });

/** The result of a contact. */
export const endOf = (
  mallId: number,
  contactNo: number,
): Promise<{ topic: string | null; result: string | null } | undefined> =>
  asOwner(mallId, async (owner) => {
    const [row] = await owner<{ topic: string | null; result: string | null }[]>`
      select topic, result from contact where mall_id = ${mallId} and contact_no = ${contactNo}`;
    return row && { ...row };
  });
