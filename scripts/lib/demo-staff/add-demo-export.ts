import { randomUUID } from 'node:crypto';
import { openCase } from '../../../apps/api/src/modules/case/cases.ts';
import { type ExportRequest, updateRunCase } from '../../../apps/api/src/modules/export/export-run.repository.ts';
import { insertRun } from '../../../apps/api/src/runs/run.repository.ts';
import type { Database } from '../../../packages/db/src/connection.ts';

const hour = 3_600_000;
const reason = '12월 배송 안내 문자를 보낼 명단이에요.';
const wanted: ExportRequest = {
  ...{ list: '/orders', query: { state: 'is:PAID,PREPARING' }, format: 'xlsx', isClear: true },
  columns: ['mallName', 'orderNo', 'orderedAt', 'state', 'ordererName', 'recipient'],
};

/** An export with personal data that CS has requested, and that security has to approve. */
export async function addDemoExport(owner: Database, staffNo: number): Promise<void> {
  const at = new Date(Date.now() - 2 * hour);
  const place = { sessionNo: null, address: '198.51.100.24', device: 'Windows · Chrome', requestId: randomUUID() };
  await owner.transaction().execute(async (transaction) => {
    const run = { ...place, staffNo, reason, madeAt: at, mostRows: null, totalRows: null };
    const runNo = await insertRun(transaction, { ...run, kind: 'EXPORT', request: wanted, state: 'WAITING' });
    const caseNo = await openCase(
      transaction,
      {
        ...{ kind: 'export.personal', subject: `export ${runNo}`, request: { runNo }, reason },
        differences: [
          { name: '목록', before: '', after: '주문' },
          { name: '개인정보', before: '가림', after: '이름' },
        ],
        risks: ['내려받은 파일은 거둘 수 없어요'],
      },
      { madeBy: staffNo, at },
    );
    await updateRunCase(transaction, runNo, caseNo);
  });
}
