import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { decideClaim } from '../apps/api/src/modules/order/claim/decide-claim.ts';
import { listOrdersToHandle } from '../apps/api/src/modules/order/move/list-orders-to-handle.ts';
import { operateOrder } from '../apps/api/src/modules/order/move/operate-order.ts';
import { shipParcel } from '../apps/api/src/modules/order/move/ship-parcel.ts';
import { listOtherAmounts } from '../apps/api/src/modules/payment/compare/list-other-amounts.ts';
import { listLateDeposits } from '../apps/api/src/modules/payment/virtual-account/list-late-deposits.ts';
import { returnLateDeposit } from '../apps/api/src/modules/payment/virtual-account/return-late-deposit.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import { type ClaimDecision, claimDecisions } from '../packages/contracts/src/order-codes.ts';
import { bankNames } from '../packages/contracts/src/payment-codes.ts';
import { carriers } from '../packages/domain/src/carriers.ts';
import { formatWon } from '../packages/domain/src/money.ts';
import { isOrderNo } from '../packages/domain/src/order-number.ts';
import { actingAs } from './lib/operator-act.ts';
import { type OperatorCommand, runOperatorCommand } from './lib/operator-command.ts';
import { type Lines, linesOr } from './lib/print-lines.ts';
import { TaskError } from './lib/task.ts';

const usage = `npm run order -- <command> <mall> …

  list    <mall>                                         what waits for you: orders, their open claims, payments to look at
  prepare <mall> <order>                                 결제완료 → 상품준비중
  ship    <mall> <order> --carrier <name> --invoice <number>   상품준비중 → 배송중: all that is left
  deliver <mall> <order>                                 배송중 → 배송완료
  decide  <mall> <order> <claim> approve|reject|pick-up|complete --reason <what the member reads>
  return-deposit <mall> <order> --bank <name> --account <number> --holder <name>   a deposit that came too late

Carriers whose parcels can be followed: ${carriers.map(({ name }) => name).join(', ')}`;

type Values = OperatorCommand['values'];
type Command = (dependencies: Dependencies, mall: Mall, words: readonly string[], values: Values) => Promise<Lines>;

const commands: Readonly<Record<string, Command>> = {
  list: async (dependencies, mall) => {
    const orders = await listOrdersToHandle(dependencies, mall);
    const deposits = await listLateDeposits(dependencies, mall);
    const lines = orders.flatMap(({ orderNo, state, orderedAt, totalAmount, claims }) => [
      `${orderNo}  ${state.padEnd(10)} ${orderedAt.toISOString().slice(0, 16)}Z  ${formatWon(totalAmount)}`,
      ...claims.map(({ claimNo, type, state: at, reason }) => `  claim ${claimNo}  ${type} ${at}: ${reason}`),
    ]);
    const late = deposits.map(
      ({ orderNo, held }) => `${orderNo}  a deposit of ${formatWon(held)} came too late: return-deposit`,
    );
    const others = (await listOtherAmounts(dependencies, mall)).map(
      ({ orderNo, attemptNo, amount, namedAmount, isReturned }) =>
        `${orderNo}  payment ${attemptNo}: the service named ${formatWon(namedAmount)} in place of ${formatWon(amount)}, ${
          isReturned
            ? 'given back: check with the service why'
            : 'NOT given back yet: cancel it at the service if this stays'
        }`,
    );
    return linesOr([...lines, ...late, ...others], 'nothing waits for you');
  },
  prepare: (dependencies, mall, words, { reason }) => operate(dependencies, mall, { words, to: 'PREPARING', reason }),
  ship: async (dependencies, mall, words, { carrier, invoice, reason }) => {
    if (!carrier?.trim() || !/^[\w-]{4,30}$/.test(invoice ?? '')) throw new TaskError(usage);
    const orderNo = orderNoOf(words);
    const parcel = { carrier: carrier.trim(), invoiceNo: invoice ?? '' };
    const isNew = await shipParcel(dependencies, mall, { orderNo, ...parcel, reason });
    return isNew ? `${orderNo} is SHIPPED` : `${orderNo} has this parcel already`;
  },
  deliver: (dependencies, mall, words, { reason }) => operate(dependencies, mall, { words, to: 'DELIVERED', reason }),
  decide: async (dependencies, mall, words, { reason }) => {
    const [, claimNo = '', decision = ''] = words;
    if (!/^[1-9]\d{0,3}$/.test(claimNo) || !isDecision(decision)) throw new TaskError(usage);
    if (decision === 'reject' && reason === '') throw new TaskError('write the reason: --reason "…"');
    const orderNo = orderNoOf(words);
    const act = { action: `claim.${decision}`, subject: `claim ${orderNo}/${claimNo}`, reason };
    await decideClaim(actingAs(dependencies, act), mall, { orderNo, claimNo: Number(claimNo), decision, reason });
    return `claim ${claimNo} of ${orderNo}: ${decision} done`;
  },
  'return-deposit': async (dependencies, mall, words, { bank, account: accountNumber, holder }) => {
    const bankCode = [...bankNames].find(([, name]) => name === bank)?.[0];
    if (!bankCode) throw new TaskError(`name one of these banks: ${[...bankNames.values()].join(', ')}`);
    if (!/^\d{8,16}$/.test(accountNumber) || !holder.trim()) throw new TaskError(usage);
    const orderNo = orderNoOf(words);
    const refundAccount = { bankCode, accountNumber, holder: holder.trim() };
    const act = { action: 'deposit.return', subject: `order ${orderNo}` };
    await returnLateDeposit(actingAs(dependencies, act), mall, { orderNo, refundAccount });
    return `${orderNo}: the deposit is on its way back`;
  },
};

const isDecision = (word: string): word is ClaimDecision => (claimDecisions as readonly string[]).includes(word);

type Operation = Omit<Parameters<typeof operateOrder>[2], 'orderNo'> & { readonly words: readonly string[] };

async function operate(dependencies: Dependencies, mall: Mall, { words, ...move }: Operation): Promise<string> {
  const orderNo = orderNoOf(words);
  const act = { action: `order.${move.to}`, subject: `order ${orderNo}`, reason: move.reason };
  await operateOrder(actingAs(dependencies, act), mall, { orderNo, ...move });
  return `${orderNo} is ${move.to}`;
}

function orderNoOf([orderNo = '']: readonly string[]): string {
  if (!isOrderNo(orderNo)) throw new TaskError(usage);
  return orderNo;
}

await runOperatorCommand(usage, ({ name, words, values, dependencies, mall }) => {
  const command = commands[name];
  if (!command) throw new TaskError(usage);
  return command(dependencies, mall, words, values);
});
