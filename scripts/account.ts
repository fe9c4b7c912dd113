import { parseArgs } from 'node:util';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import {
  changeContract,
  changeMallLimit,
  listAccounts,
  settleAccount,
} from '../apps/api/src/modules/account/operate-account.ts';
import type { MemberAccount } from '../apps/api/src/modules/account/read-account.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import { AppError } from '../packages/contracts/src/errors.ts';
import { accountIneligibility, accountRoom } from '../packages/domain/src/account-standing.ts';
import { formatWon } from '../packages/domain/src/money.ts';
import { actingAs, memberSubject } from './lib/operator-act.ts';
import { openOperatorMall } from './lib/operator-mall.ts';
import { type Lines, linesOr, printLines } from './lib/print-lines.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run account -- <command> <mall> …

  list     <mall>                                    members, their contracts and what they owe
  approve  <mall> <id> --limit <won> [--days <n>]    lets them order on account up to the limit, each order due after n days (30)
  limit    <mall> <id> --limit <won> [--days <n>]    changes that
  limit    <mall> --limit <won>|none                 what all members of the mall together may owe
  suspend  <mall> <id>                               nothing more on account until it is resumed
  resume   <mall> <id>
  settle   <mall> <id> --amount <won> --reference <text>
                                                     money that came in; the reference of a transfer is entered once`;

const options = {
  limit: { type: 'string' },
  days: { type: 'string' },
  amount: { type: 'string' },
  reference: { type: 'string' },
} as const;
type Values = { readonly [Name in keyof typeof options]?: string | undefined };
type Order = {
  readonly dependencies: Dependencies;
  readonly mall: Mall;
  readonly loginId: string;
  readonly values: Values;
};
type Command = (order: Order) => Promise<Lines>;

const mostWon = 100_000_000_000;
const mostDays = 365;

/** A whole number as it was written; undefined when it was not given. */
function numberOf(name: keyof Values, written: string | undefined, most: number): number | undefined {
  if (written === undefined) return undefined;
  const value = Number(written.replaceAll(',', ''));
  if (/^[\d,]+$/.test(written) && value <= most) return value;
  throw new TaskError(`--${name} must be a whole number up to ${most}, such as --${name} 30`);
}

function accountText({ contract, balance, overdue, paymentDays, ...rest }: MemberAccount): string {
  if (!contract) return 'no contract';
  const account = { contract, balance, overdue, ...rest };
  const parts = [
    `limit ${formatWon(contract.creditLimit)}, due after ${paymentDays} days`,
    `owes ${formatWon(balance)}${overdue > 0 ? `, ${formatWon(overdue)} of it overdue` : ''}`,
    `may order for ${formatWon(accountRoom(account))}`,
  ];
  const ineligibility = accountIneligibility(account, 1);
  return `${parts.join(' · ')}${ineligibility ? `  (${ineligibility})` : ''}`;
}

async function change({ dependencies, mall, loginId, values }: Order, isSuspended = false): Promise<string> {
  if (!loginId) throw new TaskError(usage);
  const creditLimit = numberOf('limit', values.limit, mostWon);
  const paymentDays = numberOf('days', values.days, mostDays);
  const account = await changeContract(dependencies, mall, {
    ...{ loginId, isSuspended },
    ...(creditLimit !== undefined && { creditLimit }),
    ...(paymentDays !== undefined && { paymentDays }),
  });
  return `${loginId}: ${accountText(account)}`;
}

async function changeLimit(order: Order): Promise<string> {
  const { dependencies, mall, loginId, values } = order;
  if (values.limit === undefined) throw new TaskError(usage);
  if (loginId) return change(order);
  const limit = values.limit === 'none' ? null : (numberOf('limit', values.limit, mostWon) ?? null);
  await changeMallLimit(dependencies, mall, limit);
  return limit === null ? `${mall.mallUrl} has no limit of its own` : `${mall.mallUrl} as a whole: ${formatWon(limit)}`;
}

const commands: Readonly<Record<string, Command>> = {
  list: async ({ dependencies, mall }) => {
    const accounts = await listAccounts(dependencies, mall);
    const lines = accounts.map(({ loginId, name, ...account }) => `${loginId}  ${name}  ${accountText(account)}`);
    return linesOr(lines, 'no members');
  },
  approve: (order) => {
    if (order.values.limit === undefined) throw new TaskError(usage);
    return change(order);
  },
  limit: changeLimit,
  suspend: (order) => change(order, true),
  resume: (order) => change(order),
  settle: async ({ dependencies, mall, loginId, values }) => {
    const amount = numberOf('amount', values.amount, mostWon);
    if (!loginId || !amount || !values.reference) throw new TaskError(usage);
    return `${loginId}: ${accountText(await settleAccount(dependencies, mall, { loginId, amount, reference: values.reference }))}`;
  },
};

const explanations: Readonly<Record<string, string>> = {
  '4000': 'a first contract needs --limit',
  '4040': 'there is no active member of that id',
  '4090': 'this reference is entered already; nothing was changed',
};

await runTask(async () => {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [name = '', mallUrl = '', loginId = ''] = positionals;
  const command = commands[name];
  if (!command || !mallUrl) throw new TaskError(usage);
  const { dependencies, mall } = await openOperatorMall(mallUrl, 'owner');
  if (mall.salesType !== 'UPLOAD') throw new TaskError(`${mallUrl} does not sell on account`);
  try {
    const subject = loginId ? await memberSubject(dependencies, mall, loginId) : `accounts of ${mallUrl}`;
    const acting = name === 'list' ? dependencies : actingAs(dependencies, { action: `account.${name}`, subject });
    printLines(await command({ dependencies: acting, mall, loginId, values }));
  } catch (error) {
    const explanation = error instanceof AppError && explanations[error.code];
    throw explanation ? new TaskError(explanation) : error;
  }
  return undefined;
});
