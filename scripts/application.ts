import type { Dependencies } from '../apps/api/src/dependencies.ts';
import {
  listApplicationsToHandle,
  operateApplication,
} from '../apps/api/src/modules/application/operate-application.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import type { ApplicationState } from '../packages/contracts/src/application-codes.ts';
import { applicationStateLabels } from '../packages/domain/src/application-words.ts';
import { carriers } from '../packages/domain/src/carriers.ts';
import { isOrderNo } from '../packages/domain/src/order-number.ts';
import { actingAs } from './lib/operator-act.ts';
import { runOperatorCommand } from './lib/operator-command.ts';
import { type Lines, linesOr } from './lib/print-lines.ts';
import { TaskError } from './lib/task.ts';

const usage = `npm run application -- <command> <mall> …

  list     <mall>                 applications that wait for you
  approve  <mall> <application>   심사 대기, 심사 보류 → 심사 가능
  hold     <mall> <application> --reason <what the member reads>   → 심사 보류
  reject   <mall> <application> --reason <what the member reads>   → 심사 불가; the phone goes back to the shelf
  request  <mall> <application>   심사 가능 → 개통요청
  activate <mall> <application>   개통요청 → 개통완료
  ship     <mall> <application> --carrier <name> --invoice <number>   개통완료 → 발송
  deliver  <mall> <application>   발송 → 수령
  cancel   <mall> <application> --reason <what the member reads>   before the activation
  withdraw <mall> <application> --reason <what the member reads>   after it; the phone has come back

Carriers whose parcels can be followed: ${carriers.map(({ name }) => name).join(', ')}`;

type Move = { readonly to: ApplicationState; readonly needs?: 'reason' | 'parcel' };
const moves: Readonly<Record<string, Move>> = {
  approve: { to: 'APPROVED' },
  hold: { to: 'ON_HOLD', needs: 'reason' },
  reject: { to: 'REJECTED', needs: 'reason' },
  request: { to: 'ACTIVATION_REQUESTED' },
  activate: { to: 'ACTIVATED' },
  ship: { to: 'SHIPPED', needs: 'parcel' },
  deliver: { to: 'DELIVERED' },
  cancel: { to: 'CANCELLED', needs: 'reason' },
  withdraw: { to: 'WITHDRAWN', needs: 'reason' },
};

async function list(dependencies: Dependencies, mall: Mall): Promise<Lines> {
  const waiting = await listApplicationsToHandle(dependencies, mall);
  const lines = waiting.map(({ applicationNo, state, submittedAt, sheet }) =>
    [
      applicationNo,
      applicationStateLabels[state],
      `${submittedAt.toISOString().slice(0, 16)}Z`,
      sheet.productName,
    ].join('  '),
  );
  return linesOr(lines, 'nothing waits for you');
}

await runOperatorCommand(usage, async ({ name, words, values, dependencies, mall }) => {
  if (name === 'list') return list(dependencies, mall);
  const move = moves[name];
  const [applicationNo = ''] = words;
  if (!move || !isOrderNo(applicationNo)) throw new TaskError(usage);
  const { reason, carrier, invoice } = values;
  if (move.needs === 'reason' && reason === '') throw new TaskError('write the reason: --reason "…"');
  const isParcelNamed = carrier?.trim() && /^[\w-]{4,30}$/.test(invoice ?? '');
  if (move.needs === 'parcel' && !isParcelNamed) throw new TaskError(usage);
  const parcel = { carrier: carrier?.trim() ?? '', invoiceNo: invoice ?? '' };
  const act = { action: `application.${name}`, subject: `application ${applicationNo}`, reason };
  await operateApplication(actingAs(dependencies, act), mall, {
    ...{ applicationNo, to: move.to, reason },
    ...(move.needs === 'parcel' && { parcel }),
  });
  return `${applicationNo} is ${applicationStateLabels[move.to]}`;
});
