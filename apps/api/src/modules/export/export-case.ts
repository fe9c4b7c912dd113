import { AppError } from '@mall/contracts/errors';
import * as z from 'zod';
import type { CaseKind } from '../case/case-kinds.ts';
import { queueAllowedRun } from './export-run.repository.ts';

/** A file with the personal data of more people than one person may export alone. */
export const exportCase: CaseKind = {
  permission: 'personalExports.decide',
  title: '개인정보 내려받기',
  execute: async (transaction, request) => {
    const { runNo } = z.object({ runNo: z.int() }).parse(request);
    if (!(await queueAllowedRun(transaction, runNo))) throw new AppError('4090');
    return undefined;
  },
};
