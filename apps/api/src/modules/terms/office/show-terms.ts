import { type TermCode, termCodes } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import type { TermChain, TermDetail } from '@mall/contracts/office/terms';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { termStateOf } from '@mall/domain/terms';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayEverywhere, mayIn } from '../../../office/within-scope.ts';
import { findLockedBy } from '../../../publishing/locked.repository.ts';
import {
  listAnnounced,
  listDrafts,
  listWaiting,
  listWithdrawn,
  type StoredDraft,
  type WaitingCase,
} from './draft.repository.ts';
import * as rows from './terms.repository.ts';

type Looking = { readonly staff: StaffCaller; readonly at: Date };

/** Every text of an owner with its versions and the draft of the next. */
export async function listChains(reader: OfficeReader, owner: rows.Owner, looking: Looking) {
  const [versions, drafts, consents] = await Promise.all([
    rows.listVersions(reader, owner),
    draftsFor(reader, owner, looking.staff),
    rows.countConsents(reader, owner),
  ]);
  const waiting = await waitingFor(reader, drafts, looking.at);
  const today = seoulDayOf(looking.at);
  return {
    chains: termCodes.map((termCode): TermChain => {
      const own = versions.filter((one) => one.termCode === termCode);
      const draft = drafts.find((one) => one.termCode === termCode);
      return {
        termCode,
        versions: own.map((one) => versionOf(one, own, { today, consents })),
        draft: draft ? { ...lineOf(draft), waiting: waitingOf(draft, waiting, looking.staff) } : null,
      };
    }),
    mayRequest: mayRequest(looking.staff, owner),
  };
}

/** One text in every version, and its draft. */
export async function showChain(
  reader: OfficeReader,
  chain: rows.Chain,
  looking: Looking,
): Promise<Omit<TermDetail, 'mall'>> {
  const { termCode, mallId } = chain;
  const [versions, drafts, announced, withdrawn, consents, reach, lockedBy] = await Promise.all([
    rows.listVersions(reader, chain, termCode),
    draftsFor(reader, chain, looking.staff, termCode),
    listAnnounced(reader, chain),
    listWithdrawn(reader, chain),
    rows.countConsents(reader, chain),
    rows.countReach(reader, chain),
    mallId === null ? null : findLockedBy(reader, mallId, 'annexes'),
  ]);
  const waiting = await waitingFor(reader, [...drafts, ...announced], looking.at);
  const today = seoulDayOf(looking.at);
  const [draft] = drafts;
  const withdrawalOf = ({ appliedOn }: rows.StoredVersion) => {
    const told = announced.find((one) => one.appliedOn === appliedOn);
    return told ? waitingOf(told, waiting, looking.staff) : null;
  };
  return {
    ...{ termCode, ...reach, lockedBy },
    versions: versions.map((one) => ({
      ...{ ...versionOf(one, versions, { today, consents }), html: one.html, withdrawal: withdrawalOf(one) },
    })),
    withdrawn: withdrawn.map(({ announcedAt, withdrawnAt, ...one }) => ({
      ...{ ...one, announcedAt: announcedAt.toISOString(), withdrawnAt: withdrawnAt.toISOString() },
    })),
    draft: draft
      ? {
          ...wordsOf(draft),
          ...lineOf(draft),
          version: draft.version,
          waiting: waitingOf(draft, waiting, looking.staff),
        }
      : null,
    mayRequest: !lockedBy && mayRequest(looking.staff, chain),
  };
}

/** The provider's drafts are shown only to staff who may change or decide them. */
async function draftsFor(reader: OfficeReader, owner: rows.Owner, staff: StaffCaller, code?: TermCode) {
  return owner.mallId !== null || mayEverywhere(staff, 'terms.read') ? listDrafts(reader, owner, code) : [];
}

type Wanted = { readonly mallId: number; readonly draftNo: number };

/** A draft of a text that a mall's members read: the provider's, or the mall's annex. */
export async function draftFor(reader: OfficeReader, { mallId, draftNo }: Wanted, staff: StaffCaller) {
  const owners = [{ mallId: null }, { mallId }];
  const drafts = await Promise.all(owners.map((owner) => draftsFor(reader, owner, staff)));
  const found = drafts.flat().find((one) => one.draftNo === draftNo);
  if (!found) throw new AppError('4040');
  return found;
}

const mayRequest = (staff: StaffCaller, { mallId }: rows.Owner): boolean =>
  mallId === null ? mayEverywhere(staff, 'terms.request') : mayIn(staff, 'terms.request', mallId);

type Known = { readonly today: string; readonly consents: ReadonlyMap<number, number> };

const versionOf = (
  { no, appliedOn, announcedAt, isAdverse, needsConsent }: rows.StoredVersion,
  versions: readonly rows.StoredVersion[],
  { today, consents }: Known,
) => ({
  ...{ no, appliedOn, isAdverse, needsConsent, consents: consents.get(no) ?? 0 },
  announcedAt: announcedAt?.toISOString() ?? null,
  state: termStateOf({ appliedOn }, versions, today),
});

const lineOf = ({ draftNo, appliedOn, by, changedAt }: StoredDraft) => ({
  ...{ draftNo, appliedOn, by, changedAt: changedAt.toISOString() },
});

/** A draft in the form in which staff write it. */
export const wordsOf = ({
  html,
  appliedOn,
  isAdverse,
  needsConsent,
  noticeTitle,
  noticeHtml,
  sendsMail,
}: StoredDraft) => ({
  ...{ html, appliedOn, isAdverse, needsConsent, noticeTitle, noticeHtml, sendsMail },
});

/** The subject by which a case names a draft. */
export const subjectOf = ({ draftNo }: Pick<StoredDraft, 'draftNo'>): string => `terms ${draftNo}`;

const waitingFor = (reader: OfficeReader, drafts: readonly StoredDraft[], at: Date): Promise<WaitingCase[]> =>
  drafts.length === 0 ? Promise.resolve([]) : listWaiting(reader, drafts.map(subjectOf), at);

function waitingOf(draft: StoredDraft, waiting: readonly WaitingCase[], { staffNo }: StaffCaller) {
  const found = waiting.find(({ subject }) => subject === subjectOf(draft));
  return found
    ? { caseNo: found.caseNo, by: found.by, at: found.at.toISOString(), isMine: found.madeBy === staffNo }
    : null;
}
