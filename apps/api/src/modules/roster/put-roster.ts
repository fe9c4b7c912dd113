import { fieldError } from '@mall/contracts/errors';
import { invitationDays } from '@mall/contracts/office/roster';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { type RosterLine, readRoster } from '@mall/domain/office/roster-sheet';
import type { Dependencies } from '../../dependencies.ts';
import { readUpload } from '../upload/reading/read-upload.ts';
import { type Judged, judgeRoster } from './judge-roster.ts';
import { deleteEntries, insertEntries, listEntries, type NewEntry, updateEntry } from './roster.repository.ts';
import { hashesOf } from './roster-hashes.ts';

type Office = Pick<Dependencies, 'database' | 'vault' | 'clock'>;

/** The employees of a file. Errors: 4151 it cannot be read, 4220 it has no column of employee numbers. */
export async function readRosterFile(file: Buffer): Promise<RosterLine[]> {
  const { headings, rows } = await readUpload(file);
  const lines = readRoster(headings, rows);
  if (!lines) throw fieldError('file', '사번 열을 찾지 못했어요. 첫 줄에 사번, 이름, 부서 같은 제목을 적어 주세요.');
  return lines;
}

/** Predicts the result of each line; changes nothing. */
export const checkRosterLines = ({ database, vault }: Office, mall: MallScope, lines: readonly RosterLine[]) =>
  inMall(database, mall, async (transaction) =>
    judgeRoster(lines, await listEntries(transaction), (line) => hashesOf(vault, mall, line)),
  );

type Wanted = { readonly lines: readonly RosterLine[]; readonly leave: Date | undefined };

/** Stores the valid lines, all or none; with `leave`, employees who are not among them lose their access then. */
export function putRosterLines(
  { database, vault, clock }: Office,
  mall: MallScope,
  { lines, leave }: Wanted,
): Promise<Judged[]> {
  const at = clock();
  return inMall(database, mall, async (transaction) => {
    const stored = await listEntries(transaction, { isLocked: true });
    const judged = judgeRoster(lines, stored, (line) => hashesOf(vault, mall, line));
    await insertEntries(transaction, judged.filter(({ verdict }) => verdict === 'NEW').map(newEntry(at)));
    for (const { verdict, entry, values } of judged)
      if (verdict === 'CHANGED' && entry) await updateEntry(transaction, entry.entryNo, values);
    const left = leave ? judged.flatMap(({ verdict, entry }) => (verdict === 'LEFT' && entry ? [entry] : [])) : [];
    // Those who have not joined have no access to lose.
    await deleteEntries(
      transaction,
      left.filter(({ memberNo }) => memberNo === null).map(({ entryNo }) => entryNo),
    );
    for (const { entryNo, memberNo } of left)
      if (memberNo !== null && leave) await updateEntry(transaction, entryNo, { leavesAt: leave });
    return judged;
  });
}

const newEntry =
  (at: Date) =>
  ({ line, values }: Judged): NewEntry => ({
    ...{ ...values, employeeNo: line?.employeeNo ?? '', addedAt: at },
    invitationEndsAt: new Date(at.getTime() + invitationDays * 86_400_000),
  });
