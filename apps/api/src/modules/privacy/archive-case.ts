import type { CaseKind } from '../case/case-kinds.ts';

/** Opening a record of the archive: the requester may open it, within a day. */
export const archiveCase: CaseKind = {
  permission: 'records.write',
  title: '법정 보관 기록 열람',
  execute: async () => undefined,
};
