import type { CaseKind } from '../case/case-kinds.ts';

/** A record of the archive is to be opened: what carries it out is the opening itself, by who has asked, within a day. */
export const archiveCase: CaseKind = {
  permission: 'records.write',
  title: '법정 보관 기록 열람',
  execute: async () => undefined,
};
