import type { RosterVerdict } from '@mall/contracts/office/roster';
import { type RosterLine, rosterFault } from '@mall/domain/office/roster-sheet';
import type { EntryValues, Hashes, StoredEntry } from './roster.repository.ts';

/** A line of a sheet beside the stored entry; an entry that is not in the sheet has no line. */
export type Judged = {
  readonly verdict: RosterVerdict;
  readonly line?: RosterLine;
  readonly entry?: StoredEntry;
  /** What is to be stored of a new or changed one. */
  readonly values: EntryValues;
  readonly changed: readonly string[];
};

type Hash = (line: Pick<RosterLine, 'name' | 'birth' | 'email'>) => Hashes;

/** Predicts the result of every line, and lists the entries that are not in the sheet. */
export function judgeRoster(lines: readonly RosterLine[], stored: readonly StoredEntry[], hash: Hash): Judged[] {
  const byNumber = new Map(stored.map((entry) => [entry.employeeNo, entry]));
  const seen = new Set<string>();
  const judged = lines.map((line): Judged => {
    const fault = rosterFault(line, seen);
    seen.add(line.employeeNo);
    if (fault) return { verdict: fault, line, values: {}, changed: [] };
    return judgeLine(line, byNumber.get(line.employeeNo), hash);
  });
  const left = stored.filter(({ employeeNo, leavesAt }) => !seen.has(employeeNo) && leavesAt === null);
  return [...judged, ...left.map((entry): Judged => ({ verdict: 'LEFT', entry, values: {}, changed: [] }))];
}

function judgeLine(line: RosterLine, entry: StoredEntry | undefined, hash: Hash): Judged {
  const said = saidBy(line, entry, hash);
  if (!entry) return { verdict: 'NEW', line, values: said, changed: [] };
  const differing = Object.entries(said).filter(([name, value]) => !isSame(entry[name as keyof EntryValues], value));
  if (differing.length === 0) return { verdict: 'SAME', line, entry, values: {}, changed: [] };
  const names = differing.map(([name]) => (name.endsWith('Hash') ? 'identity' : name));
  return { verdict: 'CHANGED', line, entry, values: Object.fromEntries(differing), changed: [...new Set(names)] };
}

/** The values of a line; an empty cell changes nothing. Employees who have joined are identified by the member's own row. */
function saidBy(line: RosterLine, entry: StoredEntry | undefined, hash: Hash): EntryValues {
  const { name, birth, email } = hash(line);
  const identity = entry?.memberNo
    ? {}
    : {
        nameHash: name,
        ...(line.birth !== '' && { birthHash: birth }),
        ...(line.email !== '' && { emailHash: email }),
      };
  return {
    ...identity,
    ...(line.department !== '' && { department: line.department }),
    ...(line.hiredOn !== '' && { hiredOn: line.hiredOn }),
    // Until the end of the last day, in Seoul.
    ...(line.leavesOn !== '' && { leavesAt: new Date(Date.parse(`${line.leavesOn}T00:00:00+09:00`) + 86_400_000) }),
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
