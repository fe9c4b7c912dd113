import { parseArgs } from 'node:util';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { decideJoining, listMembersToDecide } from '../apps/api/src/modules/joining/decide-joining.ts';
import { blockMember } from '../apps/api/src/modules/member/block-member.ts';
import { listEvents } from '../apps/api/src/modules/security/list-events.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import { AppError } from '../packages/contracts/src/errors.ts';
import { blockReasons } from '../packages/contracts/src/office/members.ts';
import { actingAs, memberSubject, operatorName } from './lib/operator-act.ts';
import { openOperatorMall } from './lib/operator-mall.ts';
import { type Lines, linesOr, printLines } from './lib/print-lines.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run member -- <command> <mall> …

  list    <mall>        who has joined and waits for you, with what the mall asked
  approve <mall> <id>   lets them in; a mail tells them
  reject  <mall> <id>   does not; a mail tells them
  block   <mall> <id> --reason <why>   ends their sessions at once, and lets none begin; why: abuse, fraud, stolen, contract-ended, other
  unblock <mall> <id>   lets them sign in again
  events  <mall>        what happened to the security of accounts in the last 90 days`;

type Words = { readonly loginId: string; readonly reason: string };
type Command = (dependencies: Dependencies, mall: Mall, words: Words) => Promise<Lines>;

const decide =
  (isApproved: boolean): Command =>
  async (dependencies, mall, { loginId }) => {
    if (!loginId) throw new TaskError(usage);
    const subject = await memberSubject(dependencies, mall, loginId);
    const act = { action: isApproved ? 'joining.approve' : 'joining.reject', subject };
    await decideJoining(actingAs(dependencies, act), mall, { loginId, isApproved });
    return `${loginId} is ${isApproved ? 'let in' : 'not let in'}`;
  };

/** The recorded actor: the account on this machine. */
const actor = () => `OPERATOR ${operatorName()}`;

const block: Command = async (dependencies, mall, { loginId, reason: word }) => {
  const reason = blockReasons.find((one) => one === word.toUpperCase().replaceAll('-', '_'));
  if (!loginId || !reason) throw new TaskError(usage);
  const subject = await memberSubject(dependencies, mall, loginId);
  const act = { action: 'member.block', subject, reason };
  await blockMember(actingAs(dependencies, act), mall, { loginId, reason, actor: actor() });
  return `${loginId} is blocked; every session has ended`;
};

const unblock: Command = async (dependencies, mall, { loginId }) => {
  if (!loginId) throw new TaskError(usage);
  const subject = await memberSubject(dependencies, mall, loginId);
  const act = { action: 'member.unblock', subject };
  await blockMember(actingAs(dependencies, act), mall, { loginId, reason: null, actor: actor() });
  return `${loginId} may sign in again`;
};

const commands: Readonly<Record<string, Command>> = {
  list: async (dependencies, mall) => {
    const waiting = await listMembersToDecide(dependencies, mall);
    const lines = waiting.map(
      ({ loginId, name, answers, joinedAt, emailVerifiedAt }) =>
        `${joinedAt.toISOString().slice(0, 10)}  ${loginId}  ${name}  ${JSON.stringify(answers)}${emailVerifiedAt ? '' : '  (e-mail not verified)'}`,
    );
    return linesOr(lines, 'nobody waits for you');
  },
  approve: decide(true),
  reject: decide(false),
  block,
  unblock,
  events: async (dependencies, mall) => {
    const events = await listEvents(dependencies, mall);
    const lines = events.map(({ happenedAt, kind, memberNo, sessionId, actor: who, reason }) =>
      `${happenedAt.toISOString()}  ${kind}  member ${memberNo ?? '-'}  session ${sessionId ?? '-'}  ${who}  ${reason ?? ''}`.trimEnd(),
    );
    return linesOr(lines, 'nothing happened');
  },
};

await runTask(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
  const [name = '', mallUrl = '', loginId = ''] = positionals;
  const command = commands[name];
  if (!command || !mallUrl) throw new TaskError(usage);
  const { dependencies, mall } = await openOperatorMall(mallUrl);
  try {
    printLines(await command(dependencies, mall, { loginId, reason: values.reason ?? '' }));
  } catch (error) {
    throw error instanceof AppError && error.code === '4090'
      ? new TaskError(`there is nothing to change for ${loginId}: ${name}`)
      : error;
  }
  return undefined;
});
