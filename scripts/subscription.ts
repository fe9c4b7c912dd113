import type { Dependencies } from '../apps/api/src/dependencies.ts';
import {
  listSubscriptionsToHandle,
  operateSubscription,
} from '../apps/api/src/modules/subscription-application/operate-subscription.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import type { SubscriptionState } from '../packages/contracts/src/subscription-application-codes.ts';
import { isOrderNo } from '../packages/domain/src/order-number.ts';
import { readSeoulMoment, seoulMomentOf } from '../packages/domain/src/seoul-day.ts';
import { subscriptionStateLabels } from '../packages/domain/src/subscription-words.ts';
import { actingAs } from './lib/operator-act.ts';
import { runOperatorCommand } from './lib/operator-command.ts';
import { type Lines, linesOr } from './lib/print-lines.ts';
import { TaskError } from './lib/task.ts';

const usage = `npm run subscription -- <command> <mall> …

  list      <mall>                 applications that wait for you
  consult   <mall> <application>   신청 → 상담중
  approve   <mall> <application>   상담중 → 승인
  plan      <mall> <application> --at "2026-12-03 14:00"   승인 → 설치예정; again for another time, by Seoul's clocks
  install   <mall> <application>   설치예정 → 이용중; the contract begins today
  cancel    <mall> <application> --reason <what the member reads>   before the installation
  terminate <mall> <application> --reason <what the member reads>   이용중 → 해지`;

type Move = { readonly to: SubscriptionState; readonly needs?: 'reason' | 'moment' };
const moves: Readonly<Record<string, Move>> = {
  consult: { to: 'CONSULTING' },
  approve: { to: 'APPROVED' },
  plan: { to: 'INSTALLATION_PLANNED', needs: 'moment' },
  install: { to: 'IN_USE' },
  cancel: { to: 'CANCELLED', needs: 'reason' },
  terminate: { to: 'TERMINATED', needs: 'reason' },
};

async function list(dependencies: Dependencies, mall: Mall): Promise<Lines> {
  const waiting = await listSubscriptionsToHandle(dependencies, mall);
  const lines = waiting.map(({ applicationNo, state, submittedAt, installationAt, sheet }) =>
    [
      applicationNo,
      subscriptionStateLabels[state],
      seoulMomentOf(submittedAt),
      sheet.productName,
      installationAt ? `설치 ${seoulMomentOf(installationAt)}` : `희망 ${sheet.preferredOn}`,
    ].join('  '),
  );
  return linesOr(lines, 'nothing waits for you');
}

await runOperatorCommand(usage, async ({ name, words, values, dependencies, mall }) => {
  if (name === 'list') return list(dependencies, mall);
  const move = moves[name];
  const [applicationNo = ''] = words;
  if (!move || !isOrderNo(applicationNo)) throw new TaskError(usage);
  const { reason, at } = values;
  if (move.needs === 'reason' && reason === '') throw new TaskError('write the reason: --reason "…"');
  const installationAt = move.needs === 'moment' ? readSeoulMoment(at) : undefined;
  if (move.needs === 'moment' && !(installationAt && installationAt > dependencies.clock())) {
    throw new TaskError('give a future time in Seoul: --at "2026-12-03 14:00"');
  }
  const act = { action: `subscription.${name}`, subject: `subscription ${applicationNo}`, reason };
  await operateSubscription(actingAs(dependencies, act), mall, {
    ...{ applicationNo, to: move.to, reason },
    ...(installationAt && { installationAt }),
  });
  return `${applicationNo} is ${subscriptionStateLabels[move.to]}`;
});
